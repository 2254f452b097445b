"""The result explained: sources sum to points, and endings and tie-breaks have their words."""

from __future__ import annotations

from itertools import islice

import pytest

import sunduk
from sunduk import Match
from sunduk.core.match.account import account, data, sentences
from sunduk.core.match.game import LANGUAGES
from tests.bots.points import ends

EVERY = [(game.id, seats) for game in sunduk.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_sources_sum_to_points(game: str, seats: int) -> None:
    for match in islice(ends(sunduk.game(game), seats, 4), 4):
        told = account(match)
        assert told is not None
        assert [sum(each.points for each in sources) for sources in told.sources] == match.scores
        assert (told.tie_break is not None) == _broken(match)
        for language in LANGUAGES:
            lines = sentences(match, match.game.words(language))
            assert len(lines) == seats + 1 + _broken(match) + told.shared


def _broken(match: Match) -> bool:
    rows = list(zip(match.scores, match.placings, strict=True))
    return any(len({place for points, place in rows if points == each}) > 1 for each in match.scores)


@pytest.mark.parametrize("game", [game.id for game in sunduk.games()])
def test_sources_sum_to_points_from_a_position_on(game: str) -> None:
    (whole,) = ends(sunduk.game(game), sunduk.game(game).seats[0], 1)
    begun = Match.at(whole.rewound(whole.length * 2 // 3).position, auto=False)
    for who, action in whole.log[whole.length * 2 // 3 :]:
        begun.do(who, action)
    told = account(begun)
    assert told is not None
    assert [sum(each.points for each in sources) for sources in told.sources] == begun.scores


def test_marrakech_is_purse_and_rugs() -> None:
    (match,) = ends(sunduk.game("marrakech"), 3, 1)
    told = data(match)
    assert told is not None
    for seat, sources in enumerate(told["sources"]):
        assert [each["source"] for each in sources] == ["purse", "rugs"]
        assert sources[0]["points"] == match.plain.purse[seat]
    assert told["ending"] == "laid"


def test_nothing_is_told_before_the_end_or_of_a_game_without_accounts() -> None:
    assert account(Match("marrakech", seed=1)) is None
    assert sentences(Match("marrakech", seed=1), sunduk.game("marrakech").words()) == []
    assert data(Match("marrakech", seed=1)) is None


def test_every_ending_and_tie_break_has_words() -> None:
    for game in sunduk.games():
        english, russian = (game.words(language).data for language in LANGUAGES)
        for section in ("sources", "endings", "tie_breaks"):
            assert english.get(section, {}).keys() == russian.get(section, {}).keys()
        tie_break = game.constant("accounts", "TIE_BREAK", None)
        assert tie_break is None or tie_break in english["tie_breaks"]
