/** What a push message carries to the service worker, as JSON. */
export interface PushPayload {
  title: string;
  body: string;
  /** A newer notification with the same tag replaces this one. */
  tag: string;
  /** The path that the notification opens. */
  path: string;
  /** The API path that ends this browser's subscription, without a session. */
  off: string;
}
