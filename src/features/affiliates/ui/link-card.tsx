import { Copy, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { copyText } from '#ui/copy-text.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { notify } from '#ui/toast.ts';
import type { Affiliate } from '../contract.ts';
import { ChoiceRow } from './choice-row.tsx';
import { formatRate, linkTo, TARGETS, type Target } from './describe.ts';
import { AFFILIATE_DASHBOARD_TEXT } from './copy.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.link;
const CHOICES = TARGETS.map((value) => ({ value, label: TEXT.targets[value] }));

/** The referral link, its target page and its terms. */
export function LinkCard({ affiliate }: { affiliate: Affiliate }) {
  const id = useId();
  const [target, setTarget] = useState<Target>('/');
  const link = linkTo(affiliate.link, target);
  const { commission_bps, cookie_days, hold_days } = affiliate;
  return (
    <section aria-labelledby={id} className="lamp-panel mt-6 rounded-card p-5 md:p-8">
      <h2 id={id} className="display text-xl">
        {TEXT.title}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <Input
          aria-label={TEXT.label}
          readOnly
          value={link}
          className="w-auto! min-w-0 flex-1 basis-64 bg-ground! font-medium text-ellipsis"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex gap-3 max-sm:w-full">
          <Button className="flex-1" onClick={() => void copy(link)}>
            <Copy aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {TEXT.copy}
          </Button>
          {'share' in navigator && (
            <Button variant="secondary" onClick={() => void share(link)}>
              <Share2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
              {TEXT.share}
            </Button>
          )}
        </div>
      </div>
      <div className="mt-3 sm:flex sm:items-center sm:gap-2">
        <p aria-hidden="true" className="text-sm text-muted max-sm:mt-4">
          {TEXT.target}
        </p>
        <div className="max-sm:-mx-2.5">
          <ChoiceRow legend={TEXT.target} value={target} choices={CHOICES} onChange={setTarget} />
        </div>
      </div>
      <dl className="mt-4 grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        {TEXT.terms(formatRate(commission_bps), cookie_days, hold_days).map((term) => (
          <div key={term.name}>
            <dt className="text-sm text-muted">{term.name}</dt>
            <dd>
              <span className="font-semibold tabular-nums">{term.value}</span>{' '}
              <span className="text-sm text-muted">{term.text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function copy(link: string): Promise<void> {
  if (await copyText(link)) notify.success(TEXT.copied);
  else notify.error(TEXT.copyFailed);
}

/** Opens the system's share sheet, with the clipboard as the fallback. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(url);
  }
}
