import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { LedgerEntry, TokenBalance } from '../contract.ts';
import { LedgerHistory } from './ledger-history.tsx';
import { LedgerView } from './ledger-view.tsx';

const BALANCE: TokenBalance = {
  available: 115,
  daily: 15,
  max_daily: 20,
  monthly: 70,
  bought: 30,
  held: 1,
};
const ENTRY: LedgerEntry = {
  id: '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11',
  kind: 'spend',
  purpose: 'image',
  amount: -2,
  balance_after: 116,
  reference: null,
  note: null,
  reverses: null,
  created_at: '2026-11-21T18:30:00.000Z',
};

const QUERY = {
  isFetching: false,
  refetch: vi.fn(),
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: vi.fn(),
};

/** The text content without tags. */
function words(props: Partial<Parameters<typeof LedgerView>[0]>): string {
  const markup = renderToStaticMarkup(
    <LedgerView balance={BALANCE} entries={[ENTRY]} isFailed={false} query={QUERY} {...props} />,
  );
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('shows the balance by source, and held tokens', () => {
  const seen = words({});
  expect(seen).toContain('115 to spend now');
  expect(seen).toContain(
    '15 of 20 free credits left today · 70 from Premium · 30 bought or granted',
  );
  expect(seen).toContain('1 token reserved for work in progress');
  const free = words({ balance: { ...BALANCE, monthly: 0, bought: 0, held: 0 } });
  expect(free).not.toMatch(/from Premium ·|bought or granted|reserved/);
});

test.each<[LedgerEntry['kind'], LedgerEntry['purpose'], number, string]>([
  ['spend', 'image', -2, 'Image'],
  ['spend', 'voice_message', -1, 'Voice message'],
  ['reversal', 'chat_image', 2, 'Picture in a chat, refunded'],
  ['daily_grant', null, 20, 'Daily free credits'],
  ['monthly_grant', null, 100, 'Monthly Premium tokens'],
  ['support_grant', null, 5, 'Granted by support'],
  ['purchase', null, 50, 'Tokens bought'],
  ['expiry', null, -13, 'Unused free credits expired'],
])('shows an entry of %s for %s of %i as "%s"', (kind, purpose, amount, title) => {
  const seen = words({ entries: [{ ...ENTRY, kind, purpose, amount, note: 'With thanks.' }] });
  expect(seen).toContain(title);
  expect(seen).toContain('With thanks.');
  expect(seen).toContain(amount > 0 ? `+${amount}` : `−${-amount}`);
  expect(seen).toContain('116 tokens left');
});

test('shows the states loading, empty, failed and paging', () => {
  expect(words({ balance: undefined, entries: [] })).toContain('Loading your tokens');
  expect(words({ entries: [] })).toContain('No activity yet.');
  const failed = words({ balance: undefined, entries: [], isFailed: true });
  expect(failed).toContain('Your tokens could not be loaded Try Again');
  const paging = (state: Partial<typeof QUERY>) => words({ query: { ...QUERY, ...state } });
  expect(paging({ hasNextPage: true })).toContain('Show earlier');
  expect(paging({ isFetchingNextPage: true, hasNextPage: true })).toContain(
    'Loading earlier entries',
  );
  expect(paging({ isFetchNextPageError: true })).toContain(
    'The earlier entries could not be loaded. Try Again',
  );
  expect(words({})).not.toContain('Show earlier');
});

test('shows the loading state first', () => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LedgerHistory />
    </QueryClientProvider>,
  );
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('Loading your tokens');
});
