import type { GameTable } from '../../desk';
import { beats, joins } from './beats';
import { chronicle } from './chronicle';
import Drama from './Drama.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import Lens from './Lens.svelte';
import LogDice from './LogDice.svelte';
import { stake } from './foresee';
import { clicks, points } from './points';
import { heading, situation, waiting } from './situation';
import { stood } from './stood';
import Table from './Table.svelte';
import Vignette from './Vignette.svelte';

/** Neither a card nor a place of the table stands for them. */
const BUTTONS = new Set(['draw', 'end_turn', 'claim_shogun', 'dissolve']);

export default {
  Table,
  tray: true,
  Ending,
  stood,
  chronicle,
  Vignette,
  Legend,
  Lens,
  LogDice,
  drawn: ({ words }) => !BUTTONS.has(words.do),
  beats,
  joins,
  Drama,
  points,
  stake,
  clicks,
  situation,
  short: 'honor-web-short',
  heading,
  waiting,
} satisfies GameTable;
