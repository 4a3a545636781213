import type { Flight, GameTable, Option } from '../../desk';
import type { Told } from '../../words/speaker';
import { isDrawn } from './choosing.svelte';
import Ending from './Ending.svelte';
import { heard } from './heard.svelte';
import LogDice from './LogDice.svelte';
import Table from './Table.svelte';
import './flight.css';

/** Tokens travel from the bag to a seat and on to a unit. */
function flights(event: Told): Flight[] {
  heard.hear(event);
  if (event.event === 'TokenDrawn')
    return [{ from: 'bag', to: `seat-${event.seat}`, look: `token-${event.token}` }];
  if (event.event === 'FateDrawn')
    return [{ from: 'bag', to: `seat-${event.seat}`, look: 'token-fate' }];
  if (event.event === 'TokenGiven')
    return [{ from: `seat-${event.seat}`, to: `unit-${event.unit}`, look: 'token-plain' }];
  return [];
}

export default {
  Table,
  Ending,
  drawn: (option: Option) => isDrawn(option.words),
  flights,
  LogDice,
} satisfies GameTable;
