import type { GameTable } from '../../desk';
import { beats } from './beats';
import { mind } from './choice.svelte';
import { chronicle } from './chronicle';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import Lens from './Lens.svelte';
import { sayAction, sayDeed } from './sayings';
import { heading, situation } from './situation';
import { stood } from './stood';
import Table from './Table.svelte';
import { viewOf, zoneOfCell } from './view';
import Vignette from './Vignette.svelte';

export default {
  Table,
  tray: true,
  ground: 'sea',
  Ending,
  stood,
  chronicle,
  Vignette,
  Lens,
  Legend,
  beats,
  situation,
  short: 'samurai-web-short',
  heading,
  // Cards are planted on corners, villages rise on the land; only what was chosen there has a button in the line, too.
  drawn: (option) => option !== mind.choice?.settled,
  points: ({ do: deed, card, x, y }) => ({
    from: deed === 'play' ? `held-${card as string}` : 'waiting',
    to: [zoneOfCell(x as number, y as number)],
  }),
  says: (words, view, speaker) =>
    words === mind.choice?.settled?.words
      ? sayDeed(speaker, words)
      : sayAction(speaker, viewOf(view), words),
} satisfies GameTable;
