import { LOGIN_TEXT } from './copy.ts';

/** The used part of Google's sign-in script. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
    cancel_on_tap_outside: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  cancel(): void;
}
interface PromptMoment {
  isNotDisplayed?: () => boolean;
  isSkippedMoment?: () => boolean;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const TIMEOUT_MS = 15_000;
let loading: Promise<GoogleIdentity> | undefined;

/**
 * Loads Google's script on first use. A failed load is retried on the next call.
 * @throws Error 'Failed to load Google OAuth script'
 */
export function loadGoogleScript(url: string): Promise<GoogleIdentity> {
  loading ??= insertScript(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(url: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(LOGIN_TEXT.scriptFailed));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.src = url;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.google) resolve(window.google.accounts.id);
      else fail();
    });
    document.head.append(script);
  });
}

/**
 * Shows Google's one-tap prompt. When Google suppresses it (dismissed before, blocked by the browser),
 * renders Google's button into `container` and calls `onOwnButton`.
 */
export function promptGoogle(
  google: GoogleIdentity,
  options: {
    clientId: string;
    nonce: string;
    container: HTMLElement;
    onCredential: (credential: string) => void;
    onOwnButton: () => void;
  },
): void {
  google.initialize({
    client_id: options.clientId,
    nonce: options.nonce,
    callback: ({ credential }) => options.onCredential(credential),
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
  });
  google.prompt((moment) => {
    if (!moment.isNotDisplayed?.() && !moment.isSkippedMoment?.()) return;
    options.container.replaceChildren();
    google.renderButton(options.container, { theme: 'filled_black', size: 'large', width: 320 });
    options.onOwnButton();
  });
}
