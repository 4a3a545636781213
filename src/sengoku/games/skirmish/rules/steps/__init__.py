"""The rules in playing order, a few chapters a file; every step by its name."""

from typing import Final

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
    MakeCharge,
    MakeShot,
    PayAvoid,
    PushTarget,
    Strike,
    Struck,
    SurvivalTested,
    TargetTested,
    TestTarget,
)
from sengoku.games.skirmish.rules.steps.campaign import EndBattle
from sengoku.games.skirmish.rules.steps.free import (
    FreeAction,
    FreeCharge,
    FreeMove,
    GiveOrder,
    MayOrder,
)
from sengoku.games.skirmish.rules.steps.nerve import (
    EdgeTested,
    HonorAtEdge,
    NerveOrder,
    NerveTested,
    TestNerves,
)
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
    OfferClaim,
    OpenWindow,
    RollDice,
)
from sengoku.games.skirmish.rules.steps.tokens import ActOn, OpenTokenWindow, TokenWindow
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
        OfferClaim,
        OpenWindow,
        RollDice,
        ActOn,
        OpenTokenWindow,
        TokenWindow,
    )
}
