import type { GameTable, Option } from '../../desk';
import { beats } from './beats';
import { isDrawn } from './choice.svelte';
import Drama from './Drama.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import Lens from './Lens.svelte';
import LogDice from './LogDice.svelte';
import { clicks, points } from './points';
import { says } from './sayings';
import { heading, situation, waiting } from './situation';
import { stake } from './stake';
import { stood } from './stood';
import Table from './Table.svelte';
import { chronicle } from './chronicle';
import Vignette from './Vignette.svelte';

export default {
  Table,
  tray: true,
  Ending,
  stood,
  chronicle,
  Vignette,
  Lens,
  Legend,
  LogDice,
  drawn: (option: Option) => isDrawn(option.words),
  beats,
  Drama,
  points,
  clicks,
  says,
  stake,
  situation,
  heading,
  waiting,
} satisfies GameTable;
