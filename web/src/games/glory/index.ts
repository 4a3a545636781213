import type { GameTable, Option } from '../../desk';
import { beats, joins } from './beats';
import { chronicle } from './chronicle';
import Ending from './Ending.svelte';
import Intermission from './Intermission.svelte';
import Legend from './Legend.svelte';
import Lens from './Lens.svelte';
import { clicks, points } from './points';
import { says } from './sayings';
import { heading, situation, stake, waiting } from './situation';
import { stood } from './stood';
import Table from './Table.svelte';
import Vignette from './Vignette.svelte';

const CLICKED = new Set(['draw', 'lay', 'discard', 'place', 'ninja', 'order']);
const drawn = (option: Option): boolean => CLICKED.has(option.words.do);

export default {
  Table,
  tray: true,
  Ending,
  stood,
  chronicle,
  Vignette,
  drawn,
  beats,
  joins,
  Drama: Intermission,
  points,
  clicks,
  says,
  stake,
  situation,
  heading,
  waiting,
  Lens,
  Legend,
} satisfies GameTable;
