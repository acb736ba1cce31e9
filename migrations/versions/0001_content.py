"""The tables of the content and its full-text index.

Revision: 0001, of 2026-11-29 19:48:05.616288.
A revision that rebuilds content tables must delete the rows of `meta`: the next load fills them.
"""

import sqlalchemy as sa
import sqlmodel
from alembic import op

revision = '0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('game',
    sa.Column('slug', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('name', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('document', sa.JSON(), nullable=False),
    sa.PrimaryKeyConstraint('slug', name=op.f('pk_game'))
    )
    op.create_table('meta',
    sa.Column('key', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('value', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.PrimaryKeyConstraint('key', name=op.f('pk_meta'))
    )
    op.create_table('entry',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('slug', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('kind', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('shelf', sqlmodel.sql.sqltypes.AutoString(), nullable=True),
    sa.Column('title', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('verdict', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('standing', sqlmodel.sql.sqltypes.AutoString(), nullable=True),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.Column('document', sa.JSON(), nullable=False),
    sa.CheckConstraint("kind IN ('rule', 'ruling', 'card', 'term')", name=op.f('ck_entry_kind')),
    sa.ForeignKeyConstraint(['game'], ['game.slug'], name=op.f('fk_entry_game_game')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_entry')),
    sa.UniqueConstraint('game', 'slug', name=op.f('uq_entry_game_slug'))
    )
    op.create_table('shelf',
    sa.Column('game', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('kind', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('slug', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('title', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.CheckConstraint("kind IN ('topic', 'group')", name=op.f('ck_shelf_kind')),
    sa.ForeignKeyConstraint(['game'], ['game.slug'], name=op.f('fk_shelf_game_game')),
    sa.PrimaryKeyConstraint('game', 'kind', 'slug', name=op.f('pk_shelf'))
    )
    op.create_table('work',
    sa.Column('game', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('slug', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('title', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('language', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.Column('document', sa.JSON(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.slug'], name=op.f('fk_work_game_game')),
    sa.PrimaryKeyConstraint('game', 'slug', name=op.f('pk_work'))
    )
    op.create_table('alias',
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.Column('name', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.ForeignKeyConstraint(['entry'], ['entry.id'], name=op.f('fk_alias_entry_entry')),
    sa.PrimaryKeyConstraint('entry', 'position', name=op.f('pk_alias'))
    )
    op.create_table('entry_card',
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('card', sa.Integer(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['card'], ['entry.id'], name=op.f('fk_entry_card_card_entry')),
    sa.ForeignKeyConstraint(['entry'], ['entry.id'], name=op.f('fk_entry_card_entry_entry')),
    sa.PrimaryKeyConstraint('entry', 'card', name=op.f('pk_entry_card'))
    )
    with op.batch_alter_table('entry_card', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_entry_card_card'), ['card'], unique=False)

    op.create_table('entry_rest',
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('other', sa.Integer(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['entry'], ['entry.id'], name=op.f('fk_entry_rest_entry_entry')),
    sa.ForeignKeyConstraint(['other'], ['entry.id'], name=op.f('fk_entry_rest_other_entry')),
    sa.PrimaryKeyConstraint('entry', 'other', name=op.f('pk_entry_rest'))
    )
    with op.batch_alter_table('entry_rest', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_entry_rest_other'), ['other'], unique=False)

    op.create_table('entry_see',
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('other', sa.Integer(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['entry'], ['entry.id'], name=op.f('fk_entry_see_entry_entry')),
    sa.ForeignKeyConstraint(['other'], ['entry.id'], name=op.f('fk_entry_see_other_entry')),
    sa.PrimaryKeyConstraint('entry', 'other', name=op.f('pk_entry_see'))
    )
    with op.batch_alter_table('entry_see', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_entry_see_other'), ['other'], unique=False)

    op.create_table('old_id',
    sa.Column('game', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('slug', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['entry'], ['entry.id'], name=op.f('fk_old_id_entry_entry')),
    sa.ForeignKeyConstraint(['game'], ['game.slug'], name=op.f('fk_old_id_game_game')),
    sa.PrimaryKeyConstraint('game', 'slug', name=op.f('pk_old_id'))
    )
    with op.batch_alter_table('old_id', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_old_id_entry'), ['entry'], unique=False)

    op.create_table('statement',
    sa.Column('game', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('slug', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('work', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('section', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('kind', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.CheckConstraint("kind IN ('rule', 'meta', 'note', 'record')", name=op.f('ck_statement_kind')),
    sa.ForeignKeyConstraint(['game', 'work'], ['work.game', 'work.slug'], name=op.f('fk_statement_game_work_work')),
    sa.PrimaryKeyConstraint('game', 'slug', name=op.f('pk_statement'))
    )
    op.create_table('entry_cite',
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('game', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('statement', sqlmodel.sql.sqltypes.AutoString(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['entry'], ['entry.id'], name=op.f('fk_entry_cite_entry_entry')),
    sa.ForeignKeyConstraint(['game', 'statement'], ['statement.game', 'statement.slug'], name=op.f('fk_entry_cite_game_statement_statement')),
    sa.PrimaryKeyConstraint('entry', 'game', 'statement', name=op.f('pk_entry_cite'))
    )
    with op.batch_alter_table('entry_cite', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_entry_cite_statement'), ['statement'], unique=False)
    # Contentless: it holds analysed words, which nobody reads back; `delete-all` empties it.
    op.execute(
        "CREATE VIRTUAL TABLE entry_fts USING fts5("
        "title, names, ask_also, answer, content='', tokenize='unicode61')"
    )
    # `ORDER BY rank` weighs the columns: what is asked, names, other ways of asking, the answer.
    op.execute(
        "INSERT INTO entry_fts(entry_fts, rank) VALUES ('rank', 'bm25(3.0, 2.5, 2.5, 1.0)')"
    )


def downgrade() -> None:
    op.execute("DROP TABLE entry_fts")
    with op.batch_alter_table('entry_cite', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_entry_cite_statement'))

    op.drop_table('entry_cite')
    op.drop_table('statement')
    with op.batch_alter_table('old_id', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_old_id_entry'))

    op.drop_table('old_id')
    with op.batch_alter_table('entry_see', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_entry_see_other'))

    op.drop_table('entry_see')
    with op.batch_alter_table('entry_rest', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_entry_rest_other'))

    op.drop_table('entry_rest')
    with op.batch_alter_table('entry_card', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_entry_card_card'))

    op.drop_table('entry_card')
    op.drop_table('alias')
    op.drop_table('work')
    op.drop_table('shelf')
    op.drop_table('entry')
    op.drop_table('meta')
    op.drop_table('game')
