### Waarom een zet goed kan zijn, voor tips en terugblik. Sleutels: judgement/reasons.py.

skirmish-advice-force = { $units } eenheden voor { $points } punten, klaar voor de strijd.
skirmish-advice-recruits =
    { $cost ->
        [one] Dit kost één punt, en er blijven { $left } over.
       *[other] Dit kost { $cost } punten, en er blijven { $left } over.
    }
skirmish-advice-builds = Kaarten in je strijdmacht: { $units }. Punten over: { $left }.
skirmish-advice-reserve = { $unit } komt later, zodat er hoogstens { $points } punten op tafel staan.
skirmish-advice-no-reserve = Alle { $points } punten vechten vanaf het begin mee.
skirmish-advice-hides = Die ligt { $away } inch van de rand van de vijand.
skirmish-advice-stands = { $unit } begint { $away } inch van { $target }.
skirmish-advice-stands-away = { $unit } begint { $away } inch van het midden.
skirmish-advice-acts-charge = { $unit } staat { $away } inch van { $target }: dichtbij genoeg voor een stormaanval.
skirmish-advice-acts-shoot = { $unit } heeft { $target } onder schot, op { $away } inch.
skirmish-advice-acts-far =
    { $left ->
        [one] { $unit } heeft nog één actie, en { $target } is het dichtstbij, op { $away } inch.
       *[other] { $unit } heeft nog { $left } acties, en { $target } is het dichtstbij, op { $away } inch.
    }
skirmish-advice-acts =
    { $left ->
        [one] { $unit } heeft nog één actie.
       *[other] { $unit } heeft nog { $left } acties.
    }
skirmish-advice-carries =
    { $actions ->
        [one] { $unit } neemt de gevangene mee, met één actie per ronde.
       *[other] { $unit } neemt de gevangene mee, met { $actions } acties per ronde.
    }
skirmish-advice-marker =
    { $away ->
        [0] { $unit } is dan bij de marker.
       *[other] { $unit } staat dan { $away } inch van de dichtstbijzijnde marker.
    }
skirmish-advice-flees =
    { $threats ->
        [0] Daar kan niemand op { $unit } afstormen (nu: { $before }).
       *[other] Daar kunnen minder vijanden op { $unit } afstormen: { $threats } in plaats van { $before }.
    }
skirmish-advice-reaches = Vandaar kan { $unit } op { $target } afstormen, { $away } inch verderop.
skirmish-advice-advances = { $unit } komt tot { $away } inch van { $target }.
skirmish-advice-withdraws = Niemand kan daar op { $unit } afstormen: { $target } staat op { $away } in plaats van { $before } inch.
skirmish-advice-moves = { $unit } beweegt { $away } inch, en er staat geen vijand op tafel.
skirmish-advice-alert =
    { $threats ->
        [one] Eén vijand kan daar op { $unit } afstormen. Wie waakzaam is, ontwijkt zonder actie.
       *[other] { $threats } vijanden kunnen daar op { $unit } afstormen. Wie waakzaam is, ontwijkt zonder actie.
    }
skirmish-advice-rises = { $unit } staat weer, { $away } inch van { $target }.
skirmish-advice-enters = { $unit } komt op tafel, { $away } inch van { $target }.
skirmish-advice-reloads = { $unit } kan weer schieten, en { $target } staat op { $away } inch.
skirmish-advice-searches =
    { $left ->
        [one] { $unit } doorzoekt de laatste marker (dobbelstenen: { $dice }).
       *[other] { $unit } zoekt (dobbelstenen: { $dice }), en er zijn nog { $left } markers.
    }
skirmish-advice-hero =
    { $drops ->
        [0] Valt { $target }, dan win je de veldslag.
        [one] Valt { $target }, dan win je, en er is al een bloeddruppel.
       *[other] Valt { $target }, dan win je, en er zijn al { $drops } bloeddruppels.
    }
skirmish-advice-helpless = { $target } heeft geen actie meer om { $unit } te ontwijken.
skirmish-advice-lying = { $target } ligt op de grond: één dobbelsteen meer voor { $unit }.
skirmish-advice-bleeding =
    { $drops ->
        [one] { $target } heeft een bloeddruppel: één schadedobbelsteen meer voor { $unit }.
       *[other] { $target } heeft { $drops } bloeddruppels: { $drops } schadedobbelstenen meer voor { $unit }.
    }
skirmish-advice-models =
    { $models ->
        [one] { $target } heeft nog één man en is { $cost } punten waard.
       *[other] { $target } heeft { $models } man en is { $cost } punten waard.
    }
skirmish-advice-strikes =
    { $cost ->
        [one] { $target } is één punt waard en binnen bereik van { $unit }.
       *[other] { $target } is { $cost } punten waard en binnen bereik van { $unit }.
    }
skirmish-advice-nerve = { $unit } doet een moedtest (dobbelstenen: { $dice }).
skirmish-advice-steadies =
    { $dice ->
        [one] { $skill } helpt { $unit }, met maar één dobbelsteen.
       *[other] { $skill } helpt { $unit }, tot nu toe met { $dice } dobbelstenen.
    }
skirmish-advice-topples = Met { $skill } kan { $unit } { $target } neerhalen.
skirmish-advice-saves-card =
    { $dice ->
        [one] { $unit } heeft één dobbelsteen, en de kaart blijft klaarliggen.
       *[other] { $unit } heeft { $dice } dobbelstenen, en de kaart blijft klaarliggen.
    }
skirmish-advice-spares = { $unit } houdt de kaart, en { $target } blijft staan.
skirmish-advice-uses =
    { $left ->
        [one] { $unit } gebruikt { $skill } vóór de ene actie die er nog is.
       *[other] { $unit } gebruikt { $skill } met nog { $left } acties te gaan.
    }
skirmish-advice-claims = { $unit } gooit één dobbelsteen meer (tot nu: { $dice }), voor een oneerkaart.
skirmish-advice-no-claim =
    { $dice ->
        [one] { $unit } gooit één dobbelsteen en trekt geen oneerkaart.
       *[other] { $unit } gooit { $dice } dobbelstenen en trekt geen oneerkaart.
    }
skirmish-advice-stays = { $unit } blijft op { $away } inch van { $target }.
skirmish-advice-gives =
    { $actions ->
        [one] { $unit } kan die gebruiken, met één actie per ronde.
       *[other] { $unit } kan die gebruiken, met { $actions } acties per ronde.
    }
skirmish-advice-draws =
    { $fate ->
        [one]
            { $tokens ->
                [one] Het laatste fiche in de zak beëindigt de ronde. Acties over: jij { $mine }, de ander { $theirs }.
               *[other] Eén van de { $tokens } fiches beëindigt de ronde. Acties over: jij { $mine }, de ander { $theirs }.
            }
       *[other] { $fate } van de { $tokens } fiches zijn noodlotsfiches. Acties over: jij { $mine }, de ander { $theirs }.
    }
skirmish-advice-alert-far = Niemand kan daar op { $unit } afstormen: { $target } staat op { $away } inch. Wie waakzaam is, ontwijkt zonder actie.
