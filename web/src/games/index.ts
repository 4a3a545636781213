// The tables, each loaded when it is first needed.
import type { GameTable } from '../desk';

const LOADERS: Record<string, () => Promise<{ default: GameTable }>> = {
  glory: () => import('./glory'),
  samurai: () => import('./samurai'),
  honor: () => import('./honor'),
  skirmish: () => import('./skirmish'),
};

export async function loadTable(slug: string): Promise<GameTable> {
  const load = LOADERS[slug];
  if (!load) throw new Error(`no table for ${slug}`);
  return (await load()).default;
}
