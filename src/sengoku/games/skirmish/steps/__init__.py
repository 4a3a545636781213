"""The rules in playing order, a few chapters a file; every step by its name."""

from typing import Final

from sengoku.games.skirmish.steps.acting import Arrive, ChooseAction, UseToken
from sengoku.games.skirmish.steps.attack import (
    Avoid,
    Damage,
    MakeCharge,
    MakeShot,
    Strike,
    TestTarget,
)
from sengoku.games.skirmish.steps.free import FreeAction, FreeCharge, FreeMove, GiveOrder, MayOrder
from sengoku.games.skirmish.steps.nerve import HonorAtEdge, NerveOrder, TestNerves
from sengoku.games.skirmish.steps.rounds import BeginRound, DrawToken, EndRound, GiveToken
from sengoku.games.skirmish.steps.setup import (
    BeginBattle,
    BuildForce,
    Deploy,
    DeployUnit,
    HideCaptive,
    HoldBack,
    NameCarrier,
    ShowForces,
)
from sengoku.kernel.state import Step

__all__ = ["STEPS"]

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        BeginBattle,
        BuildForce,
        ShowForces,
        HideCaptive,
        HoldBack,
        Deploy,
        DeployUnit,
        NameCarrier,
        BeginRound,
        DrawToken,
        GiveToken,
        UseToken,
        ChooseAction,
        Arrive,
        TestTarget,
        MakeCharge,
        MakeShot,
        Strike,
        Avoid,
        Damage,
        HonorAtEdge,
        TestNerves,
        NerveOrder,
        FreeAction,
        FreeCharge,
        FreeMove,
        MayOrder,
        GiveOrder,
        EndRound,
    )
}
