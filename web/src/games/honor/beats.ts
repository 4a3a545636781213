// How a decision of Honor of the Samurai is shown: every event has its beats; draws and discards in a row are one.
import { complete, type Beat, type Scene } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import { Tale } from './tale';
import * as battle from './beats/battle';
import * as cards from './beats/cards';
import * as faces from './beats/faces';
import * as ninja from './beats/ninja';
import * as turns from './beats/turns';
import type {
  BattleBegan,
  CardDiscarded,
  CardDrawn,
  CardStolen,
  DiceRolled,
  Event,
  HonorLost,
} from './wire';

/** Done several times in a row, by the same seat, they are one beat. */
const ROWS = ['CardDrawn', 'CardDiscarded'];

const rowOf = (events: readonly Told[]): string => {
  const [first] = events;
  const same = events.every(({ event, seat }) => event === first?.event && seat === first?.seat);
  return first && same && ROWS.includes(String(first.event)) ? `${first.event}-${first.seat}` : '';
};

export const joins = (first: readonly Told[], second: readonly Told[]): boolean =>
  rowOf(first) !== '' && rowOf(first) === rowOf(second);

export function beats(scene: Scene): Beat[] {
  const tale = new Tale(scene);
  const events = scene.events as unknown as Event[];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as Event;
    if (event.event === 'CardDrawn' || event.event === 'CardDiscarded') {
      const row = rowFrom(events, at);
      if (event.event === 'CardDrawn') cards.cardsDrawn(tale, row as CardDrawn[]);
      else cards.cardsDiscarded(tale, row as CardDiscarded[]);
      at += row.length - 1;
    } else tell(tale, event, events, at);
  }
  return complete(tale.beats, scene);
}

function rowFrom(events: readonly Event[], at: number): Event[] {
  const first = events[at] as CardDrawn;
  let end = at;
  while ((events[end] as CardDrawn | undefined)?.event === first.event) {
    if ((events[end] as CardDrawn).seat !== first.seat) break;
    end += 1;
  }
  return events.slice(at, end);
}

/** Who is paid for, by what comes next. */
function ninjaCard(events: readonly Event[], at: number): string {
  const next = events[at + 1];
  return next?.event === 'CardStolen' ? next.card : 'ninja_assassin';
}

function lost(tale: Tale, event: HonorLost, events: readonly Event[], at: number): void {
  if (event.why === 'ninja') ninja.announced(tale, event, ninjaCard(events, at));
  else faces.honorLost(tale, event);
}

function stolen(tale: Tale, event: CardStolen, events: readonly Event[], at: number): void {
  ninja.cardStolen(tale, event, events[at - 1]?.event !== 'CardStolen');
  if (events[at + 1]?.event !== 'CardStolen') ninja.tally(tale, event);
}

const last = <Kind extends Event>(events: readonly Event[], at: number, name: string): Kind =>
  events.slice(0, at + 1).findLast(({ event }) => event === name) as Kind;

function tell(tale: Tale, event: Event, events: readonly Event[], at: number): void {
  switch (event.event) {
    case 'GameBegan':
      return turns.gameBegan(tale, event);
    case 'DaimyoDealt':
    case 'HandDealt':
      return; // they lie there when one sits down
    case 'TurnBegan':
      return turns.turnBegan(tale, event);
    case 'AllianceBegan':
      return turns.allianceBegan(tale, event);
    case 'HonorScored':
      return turns.honorScored(tale, event);
    case 'GameEnded':
      return turns.gameEnded(tale, event);
    case 'HonorLost':
      return lost(tale, event, events, at);
    case 'PileShuffled':
      return cards.pileShuffled(tale, event);
    case 'CardPlaced':
      return cards.cardPlaced(tale, event);
    case 'DaimyoPlayed':
      return cards.daimyoPlayed(tale, event);
    case 'CastleTaken':
      return cards.castleTaken(tale, event);
    case 'CastleBurned':
      return cards.castleBurned(tale, event);
    case 'CastleReplaced':
      return cards.castleReplaced(tale, event);
    case 'TitleClaimed':
      return cards.titleClaimed(tale, event);
    case 'TitleWon':
      return cards.titleWon(tale, event);
    case 'TitleReturned':
      return cards.titleReturned(tale, event);
    case 'CardStolen':
      return stolen(tale, event, events, at);
    case 'AssassinSent':
      return ninja.assassinSent(tale, event);
    case 'GuardFell':
      return ninja.guardFell(tale, event);
    case 'DishonorPlayed':
      return faces.dishonorPlayed(tale, event);
    case 'DishonorAnswered':
      return faces.dishonorAnswered(tale, event);
    case 'FaceSaved':
      return faces.faceSaved(tale, event);
    case 'FaceNotSaved':
      return faces.faceNotSaved(tale, event);
    case 'DaimyoDied':
      return faces.daimyoDied(tale, event);
    case 'SamuraiDied':
      return faces.samuraiDied(tale, event);
    case 'HouseTakenOver':
      return faces.houseTakenOver(tale, event);
    case 'Detached':
      return faces.detached(tale, event);
    case 'AllianceDeclared':
      return faces.allianceDeclared(tale, event);
    case 'AllianceDissolved':
      return faces.allianceDissolved(tale, event);
    case 'BattleBegan':
      return battle.battleBegan(tale, event);
    case 'DiceRolled':
      return battle.diceRolled(tale, event, last<BattleBegan>(events, at, 'BattleBegan'));
    case 'BattleWon':
      return battle.battleWon(
        tale,
        event,
        last<BattleBegan>(events, at, 'BattleBegan'),
        last<DiceRolled>(events, at, 'DiceRolled'),
      );
    case 'CardDrawn':
    case 'CardDiscarded':
      return; // told as a row
  }
}
