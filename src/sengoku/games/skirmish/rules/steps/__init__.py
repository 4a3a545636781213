"""The rules in playing order, a few chapters a file; every step, and what it carries, by name."""

from typing import Final

from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.roll import Roll
from sengoku.games.skirmish.rules.steps.acting import (
    ArrivalTested,
    Arrive,
    ChooseAction,
    Searched,
    UseToken,
)
from sengoku.games.skirmish.rules.steps.attack import (
    Avoid,
    AvoidRolled,
    Damage,
    Damaged,
    FreeAction,
    FreeCharge,
    MakeCharge,
    MakeShot,
    PayAvoid,
    Strike,
    Struck,
    SurvivalTested,
    TargetTested,
    TestTarget,
)
from sengoku.games.skirmish.rules.steps.campaign import EndBattle
from sengoku.games.skirmish.rules.steps.free import FreeMove
from sengoku.games.skirmish.rules.steps.harm import PushTarget
from sengoku.games.skirmish.rules.steps.nerve import (
    EdgeTested,
    HonorAtEdge,
    NerveOrder,
    NerveTested,
    TestNerves,
)
from sengoku.games.skirmish.rules.steps.orders import GiveOrder, MayOrder
from sengoku.games.skirmish.rules.steps.rounds import (
    BeginRound,
    DrawToken,
    EndRound,
    GiveToken,
    NextToken,
)
from sengoku.games.skirmish.rules.steps.setup import (
    BeginBattle,
    BuildForce,
    Deploy,
    DeployUnit,
    HideCaptive,
    HoldBack,
    NameCarrier,
    ShowForces,
)
from sengoku.games.skirmish.rules.steps.shame import DrawShame, FateCard, GiveCard
from sengoku.games.skirmish.rules.steps.testing import (
    CardWindow,
    MayClaim,
    RollDice,
)
from sengoku.games.skirmish.rules.steps.tokens import ActOn, OpenTokenWindow, TokenWindow
from sengoku.kernel.state import Step

__all__ = ["STEPS"]

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        Attack,
        Roll,
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
        NextToken,
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
        EndBattle,
        ArrivalTested,
        Searched,
        AvoidRolled,
        Damaged,
        PayAvoid,
        PushTarget,
        Struck,
        SurvivalTested,
        TargetTested,
        EdgeTested,
        NerveTested,
        DrawShame,
        FateCard,
        GiveCard,
        CardWindow,
        MayClaim,
        RollDice,
        ActOn,
        OpenTokenWindow,
        TokenWindow,
    )
}
