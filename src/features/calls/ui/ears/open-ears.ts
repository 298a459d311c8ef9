import type { StartedCall } from '../../contract.ts';
import type { Ears, EarsListener } from './ears.ts';

/**
 * Loads and opens the matching listener; null if the browser cannot listen.
 * @throws DOMException when there is no microphone or no permission
 */
export async function openEars(
  by: StartedCall['transcription'],
  context: AudioContext,
  listener: EarsListener,
): Promise<Ears | null> {
  if (by === 'server') {
    const { listenForServer } = await import('./listen-server.ts');
    return listenForServer(context, listener);
  }
  const { listenByBrowser } = await import('./listen-browser.ts');
  return listenByBrowser(listener);
}
