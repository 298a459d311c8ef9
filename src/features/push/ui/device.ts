/** What notifications are in this browser. */
export type DeviceState = 'unsupported' | 'needs_home_screen' | 'blocked' | 'off' | 'on';

/** The user did not allow notifications. */
export class NotAllowed extends Error {}

const canReceive = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** iPadOS calls itself a Mac. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export async function readDevice(): Promise<DeviceState> {
  if (!canReceive()) return isApplePhone() ? 'needs_home_screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await findSubscription()) ? 'on' : 'off';
}

/** This browser's subscription; null when there is none, or no worker. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with the installation's key. A subscription with another key ends.
 * @throws NotAllowed; DOMException when the browser has no push service
 */
export async function subscribeDevice(readKey: () => Promise<string>): Promise<PushSubscription> {
  // First of all, because browsers ask only at a click.
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const [key, { pushManager }] = await Promise.all([readKey(), navigator.serviceWorker.ready]);
  const known = await pushManager.getSubscription();
  if (known && hasKey(known, key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether a subscription was made with this key (base64url). */
export function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
