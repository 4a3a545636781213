// Being called while this page is closed: the browser subscribes to what the house sends.
import { HOME, way } from './home';
import { settings } from './settings.svelte';
import * as http from './wire/http';
import type { CallsInfo } from './wire/types';

/** Why no note can come to this browser; nothing if it can. */
export function obstacle(): '' | 'web-notify-https' | 'web-notify-none' {
  if (!isSecureContext) return 'web-notify-https';
  return 'Notification' in window ? '' : 'web-notify-none';
}

/** Notes in this tab, and where the house offers it also when it is closed. Whether the browser lets us. */
export async function callMe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const info = await http.calls().catch(() => null);
  if (info?.offers.includes('push')) await subscribe(info).catch(() => undefined);
  return true;
}

async function subscribe(info: CallsInfo): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const worker = await navigator.serviceWorker.register(way('/worker.js'), { scope: `${HOME}/` });
  await navigator.serviceWorker.ready;
  const pushed = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: info.push_key,
  });
  const { endpoint, keys } = pushed.toJSON();
  await http.addReach({
    kind: 'push',
    target: endpoint ?? '',
    language: settings.language,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  });
}

/** Not in this browser any more. */
export async function leaveMe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(`${HOME}/`);
  const pushed = await worker?.pushManager.getSubscription();
  if (!pushed) return;
  const label = new URL(pushed.endpoint).host;
  await pushed.unsubscribe();
  const info = await http.calls().catch(() => null);
  const gone = info?.reaches.find((reach) => reach.kind === 'push' && reach.label === label);
  if (gone) await http.dropReach(gone.id);
}
