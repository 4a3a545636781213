// Whose eyes are elsewhere is told: by a sound, a note of this tab, and its title until he looks.
import { settings } from './settings.svelte';
import { play } from './sound';
import type { TableInfo } from './wire/types';

class Missed {
  /** What the title says until somebody looks here: the key of a text. */
  says = $state('');

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.says = '';
    });
  }
}
export const missed = new Missed();

export function nudge(table: TableInfo | null, says: string): void {
  if (settings.sound) play('koto');
  if (!document.hidden) return;
  missed.says = says;
  if (!settings.notify || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const body = settings.text.say(`${table?.game ?? ''}-title`);
  try {
    const note = new Notification(settings.text.say(says), { tag: table?.id, body });
    note.onclick = () => (window.focus(), note.close());
  } catch {
    // some phones allow notes only to a service worker; the title of the page tells it, too
  }
}
