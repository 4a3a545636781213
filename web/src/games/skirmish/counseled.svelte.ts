// What is advised and what was played, as the field draws it: where a way turns is known as soon as the table has told it.
import type { Desk } from '../../desk';
import type { Deed } from '../../stage/spot.svelte';
import { drawnDeed, type DrawnDeed } from './deeds';
import type { View } from './view';

export class Counseled {
  deeds = $state.raw<readonly DrawnDeed[]>([]);

  constructor(private readonly desk: Desk) {}

  /** Returns how to hear no more of it. */
  show(deeds: readonly Deed[], view: View): () => void {
    const found = deeds.flatMap((deed) => drawnDeed(deed, view) ?? []);
    this.deeds = found;
    let gone = false;
    for (const [at, { ask, walk }] of found.entries())
      if (ask)
        void this.desk.preview(ask).then((answer) => {
          const way = answer && !gone ? walk(answer) : null;
          if (way) this.deeds = this.deeds.map((old, n) => (n === at ? { ...old, way } : old));
        });
    return () => (gone = true);
  }
}
