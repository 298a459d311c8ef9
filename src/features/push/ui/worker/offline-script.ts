/*
 * Served as /offline.js for the offline page, which may replace any page: lists the drafts stored
 * on this device, and loads the requested page as soon as the server responds. It imports nothing.
 */
/** The addresses of the fonts by their family, which the build writes. */
declare const __FONTS__: Record<string, string>;

const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 30_000;

interface Drafts {
  owner: string;
  texts: Record<string, string>;
  sending?: Record<string, string>;
  chats?: Record<string, { name: string; slug: string }>;
}

let isTrying = false;
let pause = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

readTheme();
for (const [family, address] of Object.entries(__FONTS__))
  document.fonts.add(new FontFace(family, `url(${address})`, { weight: '100 900' }));
document.addEventListener('DOMContentLoaded', start);

/** The chosen theme; dark by default, as on all pages. */
function readTheme(): void {
  const chosen = readItem('theme') ?? 'dark';
  const isLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = chosen === 'system' ? (isLight ? 'light' : 'dark') : chosen;
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
}

function start(): void {
  listDrafts();
  document.querySelector('button')?.addEventListener('click', () => void tryNow());
  window.addEventListener('online', () => void tryNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void tryNow();
  });
  wait();
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tryNow(), pause);
  pause = Math.min(LONGEST_RETRY_MS, pause * 1.5);
}

async function tryNow(): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  say('Trying to connect…');
  const isBack = await fetch('/offline', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  isTrying = false;
  if (!isBack) {
    say('Still offline. We’ll keep trying.');
    return wait();
  }
  // Opened by its own address, it replaces no page.
  if (location.pathname === '/offline') location.replace('/');
  else location.reload();
}

function say(text: string): void {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
}

function listDrafts(): void {
  const section = document.getElementById('drafts');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  for (const { text, address, name } of readDrafts()) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = address;
    const heading = document.createElement('strong');
    heading.textContent = name;
    const words = document.createElement('span');
    words.textContent = text;
    link.append(heading, words);
    item.append(link);
    list.append(item);
  }
  section.hidden = list.children.length === 0;
}

/** The drafts of the signed-in user, the newest first. */
function readDrafts(): { text: string; address: string; name: string }[] {
  try {
    const {
      owner,
      texts,
      sending = {},
      chats = {},
    } = JSON.parse(readItem('chat_drafts') ?? '') as Drafts;
    if (!readItem('auth_token') || readItem('chat_drafts_of') !== owner) return [];
    const ids = [...new Set([...Object.keys(texts), ...Object.keys(sending)])].toReversed();
    return ids.flatMap((id) => {
      const chat = chats[id];
      const text = [sending[id], texts[id]].filter(Boolean).join('\n');
      if (!chat || !text) return [];
      return { text, address: `/chat/${chat.slug}?chat=${id}`, name: chat.name };
    });
  } catch {
    return [];
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
