"""Words that mean the same at any table: Italian ones, and what English players call them.

What belongs to one game stands in that game's terms and cards, not here.
"""

from functools import lru_cache

import Stemmer

from app.library.text import stem

# One meaning a line: Italian words, then English ones. A word may stand in several lines.
_GROUPS = """
sconfiggere uccidere ammazzare eliminare abbattere distruggere | defeat kill slay destroy
morto sconfitto caduto | dead defeated killed
creatura mostro nemico avversario bestia | creature monster enemy foe opponent
avversario rivale nemico sfidante | opponent rival enemy
eroe personaggio avventuriero | hero character adventurer
giocatore partecipante | player
alleato compagno amico | ally friend companion
rivelare girare scoprire svelare | reveal flip uncover show turned
coperto nascosto | hidden unrevealed covered
scoperto rivelato visibile | revealed visible uncovered
carta carte cartoncino | card
mazzo pila mazzetto | deck pile stack
pescare prendere estrarre | draw take
scartare buttare gettare scarti | discard
mischiare mescolare rimescolare | shuffle reshuffle
mano | hand
dado dadi | die dice
tirare lanciare ritirare rilanciare | roll throw reroll
risultato | result
casuale caso sorte | random
scegliere decidere selezionare scelta | choose pick select choice
rubare fregare sottrarre | steal stolen rob
recuperare riprendere ridare restituire riavere tornare | recover regain return back retrieve
perdere togliere rimuovere levare | lose remove
rimuovere eliminare togliere | remove
aggiungere mettere inserire piazzare collocare posizionare | add place put insert
mettere piazzare posare collocare | place put lay
scambiare cambiare sostituire barattare rimpiazzare | swap exchange trade replace switch
spostare muovere andare camminare movimento | move movement walk
avanzare scorrere procedere | advance slide
attaccare colpire picchiare attacco colpo | attack hit strike
colpo attacco botta | blast blow shot
sparare fuoco cannonata bordata | fire shoot shot
danno ferita danni | damage wound harm
vita salute pv hp energia | health life hp hitpoints
curare guarire cura | heal cure
difendere proteggere difesa scudo protetto riparare | defend protect shield guard protected
bersaglio obiettivo mirare | target aim
raggio gittata distanza lontano | range reach distance
corpo ravvicinato | melee
distanza tiratore | ranged
vicino adiacente accanto attiguo fianco | adjacent neighbour neighbor next close near nearest
davanti fronte | front
dietro seguire | behind following
fine ultimo finale | end last final
inizio cominciare iniziare partenza | start begin beginning setup
preparazione allestimento inizio | setup
primo prima | first
ultimo | last
prima precedente | before earlier previous
dopo poi successivo | after then later
durante mentre | during while
subito immediatamente istantaneo | immediately instantly
contemporaneamente insieme simultaneo | simultaneously together same
sopra cima | top above over
sotto fondo | bottom under below
vuoto libero sgombro | empty free vacant
pieno occupato | full occupied
turno round | turn round
fase passo momento | phase step
azione | action
abilita potere capacita | ability power skill
effetto | effect
attivare scattare innescare usare | activate trigger use
usare utilizzare adoperare giocare impiegare | use play
esaurire stancare | exhaust exhausted
pronto disponibile | ready available
annullare fermare bloccare impedire cancellare interrompere | cancel prevent stop block
ignorare saltare evitare | ignore skip
obbligatorio dovere forzare obbligo | mandatory must forced
facoltativo opzionale | optional may
pagare spendere costare costo prezzo | pay cost spend price
gratis gratuito | free
comprare acquistare acquisire | buy purchase acquire gain
ottenere guadagnare ricevere prendere | gain get receive earn
risorsa materiale | resource
moneta oro soldi | coin gold money
punto punteggio | point score vp points scoring
vincere vittoria | win victory winner
perdere | lose loss defeat
pareggio parita | tie tied draw
campagna partita | campaign game
somma sommare aggiungere cumulare cumulativo | stack add cumulative sum
bonus premio vantaggio | bonus reward
malus penalita svantaggio | penalty
aumentare alzare crescere potenziare incrementare | increase raise boost
diminuire abbassare ridurre calare scendere | decrease lower reduce drop
doppio raddoppiare | double twice
meta dimezzare mezzo | half halve
arrotondare difetto eccesso | round rounded
massimo limite tetto | maximum limit max cap most
minimo | minimum least min
numero quanti quantita | number many count amount
volta volte ripetere | time times again repeat
resto rimanente avanzare eccesso | leftover remaining excess remainder rest
valore | value
uguale stesso | equal same
maggiore alto superiore | higher greater more highest
minore basso inferiore | lower less fewer lowest
costruire edificare erigere | build construct
edificio costruzione struttura | building structure
casella spazio esagono cella | space hex tile field
tessera tassello | tile
segnalino gettone indicatore | token marker
plancia tabellone scheda | board
mappa | map
terreno | terrain
acqua mare lago | water sea lake
ostacolo muro | obstacle wall
trappola | trap
porta | door
nave imbarcazione barca vascello | ship boat vessel
equipaggio marinai ciurma | crew sailors
capitano comandante | captain commander
vela velatura alberatura | sail rigging
scafo | hull
affondare colare | sink sunk
abbordare abbordaggio arrembaggio | board boarding
catturare conquistare preda | capture prize
morale | morale
macchina macchinario meccanismo | machine
modulo | module
tecnologia | technology tech
artefatto manufatto reperto | artifact artefact
cristallo gemma | crystal gem
cibo | food
libro | book
abitante popolazione | citizen population meeple
tribu fazione civilta | tribe faction
esplorare esplorazione | explore exploration
occupare | occupy
tracciato binario percorso | track path
evocare richiamare evocazione | summon summons
volare volante | fly flying
saltare salto | jump
iniziativa | initiative
maledire maledizione maledetto | curse cursed
veleno avvelenare velenoso | poison poisoned
invisibile | invisible
stordire | stun
visuale linea vista | sight los
magia incantesimo mago | magic spell wizard
ladro furfante | rogue thief
guerriero | warrior fighter
falo campo accampamento bivacco | camp campfire
legna legno | wood firewood
riposare dormire riposo | rest resting
luogo posto localita | location place
"""


def _read() -> tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]:
    italian: dict[str, frozenset[str]] = {}
    english: dict[str, frozenset[str]] = {}
    for line in _GROUPS.strip().splitlines():
        here, _, abroad = line.partition("|")
        meant = frozenset(map(stem, here.split()))
        for key in meant:
            italian[key] = italian.get(key, frozenset()) | meant
        for word in abroad.split():
            key = _abroad(word)
            english[key] = english.get(key, frozenset()) | meant
    return italian, english


def _abroad(word: str) -> str:
    # A new stemmer each time: one is not safe to share between threads, and this is rare.
    return str(Stemmer.Stemmer("english").stemWord(word))


_ITALIAN, _ENGLISH = _read()


@lru_cache(maxsize=4096)
def akin(word: str) -> frozenset[str]:
    """Return the Italian stems that mean the same as a folded word, its own left out.

    An Italian word and an English one of the same spelling are both taken.
    """
    own = stem(word)
    return (_ITALIAN.get(own, frozenset()) | _ENGLISH.get(_abroad(word), frozenset())) - {own}
