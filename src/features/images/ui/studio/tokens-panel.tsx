import { IMAGE_COUNTS } from '#features/billing/catalog.ts';
import { useLocation } from 'react-router';
import { localPath } from '#ui/local-path.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { withNext } from '#ui/with-next.ts';
import { costOf } from '../../rules.ts';
import type { Failure } from './failures.ts';
import type { Count } from './studio-storage.ts';
import { STUDIO_TEXT } from './copy.ts';
import { formatResetTime } from '#shared/format-reset-time.ts';

const COPY = STUDIO_TEXT.tokens;

interface TokensPanelProps {
  failure: Extract<Failure, { kind: 'tokens' }>;
  onFewer(count: Count): void;
}

/** Shows the price, the balance, when free credits return, and the options to continue. */
export function TokensPanel({ failure, onFewer }: TokensPanelProps) {
  const { needed, available, retryAfter, upgradeUrl } = failure;
  const { pathname } = useLocation();
  const affordable = IMAGE_COUNTS.findLast((count) => costOf(count) <= available);
  return (
    <section role="alert" className="animate-rise rounded-card bg-iris-wash px-5 py-4">
      <h2 className="display text-lg">{COPY.title}</h2>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {COPY.text(needed, available)}{' '}
        {retryAfter !== null && STUDIO_TEXT.credits.reset(formatResetTime())} {COPY.kept}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink
          variant="premium"
          to={withNext(`${localPath(upgradeUrl)}?pack=small`, pathname)}
        >
          {COPY.upgrade}
        </ButtonLink>
        {affordable !== undefined && (
          <Button variant="secondary" onClick={() => onFewer(affordable)}>
            {COPY.fewer(affordable)}
          </Button>
        )}
      </div>
    </section>
  );
}
