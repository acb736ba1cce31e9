"""What the environment may change."""

import pytest

from app.settings import Settings, SettingsError


def test_an_empty_variable_is_as_if_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ARBITRO_DB", "ARBITRO_HOST", "ARBITRO_PORT"):
        monkeypatch.setenv(name, "")
    settings = Settings.from_environment()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database.name == "arbitro.sqlite3"


@pytest.mark.parametrize("port", ["0", "65536", "80a", " 80", "٣", "²", "-1", "9" * 5000])
def test_a_port_is_a_number_of_a_port(monkeypatch: pytest.MonkeyPatch, port: str) -> None:
    monkeypatch.setenv("ARBITRO_PORT", port)
    with pytest.raises(SettingsError, match="a port is a number from 1 to 65535"):
        Settings.from_environment()
