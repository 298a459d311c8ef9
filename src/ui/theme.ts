import { create } from 'zustand';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import { TOKEN_KEY } from './token-store.ts';
import { LIGHT } from './use-media.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';

const KEY = 'theme';
export const AGE_KEY = 'age_acknowledged';

/** Browser chrome in the color of the page's ground. */
export const THEME_COLORS = { dark: '#130a10', light: '#f9f6f0' } as const;

/**
 * Runs before the first paint: theme, whether a session may exist, whether the 18+ notice is due.
 * An inline script, which never changes between requests.
 */
export const BEFORE_PAINT_SCRIPT = `(function(){var d=document.documentElement.dataset;function g(k){try{return localStorage.getItem(k)}catch(e){return null}}var t=g('${KEY}');if(t==='system')t=matchMedia('${LIGHT}').matches?'light':'dark';d.theme=t==='light'?'light':'dark';if(g('${TOKEN_KEY}'))d.session='token';if(g('${AGE_KEY}')!=='${AGE_NOTICE_VERSION}')d.age='ask';if(t==='light'){var m=document.querySelector('meta[name=theme-color]');if(m)m.content='${THEME_COLORS.light}'}})()`;

interface Theme {
  choice: ThemeChoice;
  /** The effective theme. */
  resolved: 'dark' | 'light';
}
/** The server renders dark. */
const useStore = create<Theme>(() => ({ choice: 'dark', resolved: 'dark' }));

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'system' ? stored : 'dark';
  } catch {
    return 'dark';
  }
}

function resolve(choice: ThemeChoice): Theme['resolved'] {
  if (choice !== 'system') return choice;
  return window.matchMedia(LIGHT).matches ? 'light' : 'dark';
}

function apply(choice: ThemeChoice) {
  const resolved = resolve(choice);
  document.documentElement.dataset['theme'] = resolved;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[resolved]);
  useStore.setState({ choice, resolved });
}

if (typeof window !== 'undefined') {
  const choice = readChoice();
  // The script before the paint has applied it.
  useStore.setState({ choice, resolved: resolve(choice) });
  window.matchMedia(LIGHT).addEventListener('change', () => apply(useStore.getState().choice));
}

function choose(choice: ThemeChoice) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is refused: the choice lasts as long as this page.
  }
  apply(choice);
}

/** The chosen theme, the effective theme, and a setter. */
export const useTheme = () => ({ ...useStore(), choose });
