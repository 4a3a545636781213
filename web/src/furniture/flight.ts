// Things travel: a copy of a card or stone moves from zone to zone over the table.
import type { Flight } from '../desk';

const LENGTH = 420;

function zone(name: string): DOMRect | null {
  const element = document.querySelector(`[data-zone="${CSS.escape(name)}"]`);
  return element ? element.getBoundingClientRect() : null;
}

/** Resolves when it has landed; at once where nothing moves. */
export async function fly(flight: Flight, motion: number, delay = 0): Promise<void> {
  if (motion === 0) return;
  const from = zone(flight.from);
  const to = zone(flight.to);
  if (!from || !to) return;
  const thing = document.createElement('div');
  thing.className = `flight ${flight.look}`;
  thing.setAttribute('aria-hidden', 'true');
  if (flight.mark) thing.dataset.mark = flight.mark;
  document.body.append(thing);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px) translate(-50%, -50%)`;
  const run = thing.animate(
    [
      { transform: at(from), opacity: 0.2 },
      { transform: at(from), opacity: 1, offset: 0.12 },
      { transform: at(to), opacity: 1, offset: 0.9 },
      { transform: at(to), opacity: 0 },
    ],
    {
      duration: LENGTH * motion,
      delay: delay * motion,
      easing: 'cubic-bezier(.3,.7,.3,1)',
      fill: 'backwards',
    },
  );
  await run.finished.catch(() => undefined);
  thing.remove();
}
