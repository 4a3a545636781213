import type { Flight, GameTable } from '../../desk';
import type { Told } from '../../words/speaker';
import Ending from './Ending.svelte';
import LogDice from './LogDice.svelte';
import Table from './Table.svelte';
import { theater } from './theater.svelte';

const goal = (to: string): string => (to === 'destroy' ? 'discards' : to);

/** From where to where, by event; the zones are those of Table, House, Hand and Center. */
const ROUTES: Record<string, (e: Record<string, string | number>) => [string, string, string]> = {
  CardDrawn: (e) => ['pile', `hand-${e.seat}`, 'card-back'],
  CardDiscarded: (e) => [`hand-${e.seat}`, 'discards', 'card honor-sheet'],
  CardPlaced: (e) => [`hand-${e.seat}`, String(e.house), 'card honor-sheet'],
  DaimyoPlayed: (e) => [`hand-${e.seat}`, `daimyo-${e.other}`, 'card honor-sheet'],
  CardStolen: (e) => [String(e.house), goal(String(e.to)), 'card honor-sheet'],
  AssassinSent: (e) => [`hand-${e.seat}`, String(e.house), 'card honor-sheet'],
  GuardFell: (e) => [String(e.house), 'discards', 'card honor-sheet'],
  DishonorPlayed: (e) => [`hand-${e.seat}`, `samurai-${e.other}`, 'card honor-sheet'],
  FaceSaved: (e) => [`hand-${e.seat}`, `samurai-${e.other}`, 'card honor-sheet'],
  DaimyoDied: (e) => [`daimyo-${e.seat}`, 'discards', 'card honor-sheet'],
  SamuraiDied: (e) => [`samurai-${e.seat}`, 'discards', 'card honor-sheet'],
  HouseTakenOver: (e) => [`daimyo-${e.other}`, `daimyo-${e.seat}`, 'card honor-sheet'],
  CastleReplaced: (e) => [`daimyo-${e.seat}`, 'discards', 'card honor-sheet'],
  TitleClaimed: (e) => ['title', `daimyo-${e.seat}`, 'stone'],
  TitleWon: (e) => [`daimyo-${e.other}`, `daimyo-${e.seat}`, 'stone'],
  TitleReturned: (e) => [`daimyo-${e.seat}`, 'title', 'stone'],
  PileShuffled: () => ['discards', 'pile', 'card-back'],
};

function flights(event: Told): Flight[] {
  // The house tells a table of what happened only here, so this is where the dice hear of it.
  theater.hear(event);
  const route = ROUTES[String(event.event)];
  if (!route) return [];
  const [from, to, look] = route(event as Record<string, string | number>);
  return [{ from, to, look }];
}

export default { Table, Ending, LogDice, drawn: () => true, flights } satisfies GameTable;
