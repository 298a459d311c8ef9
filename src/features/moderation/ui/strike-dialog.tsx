import { useNavigate } from 'react-router';
import type { StrikeNotice } from '#shared/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { useSession } from '#ui/session.tsx';
import { formatDay, formatMoment } from '#shared/format-date.ts';
import { STRIKE_TEXT as TEXT } from './strike-copy.ts';

/** Shows a strike: the rule, the consequence, and how to appeal. */
export default function StrikeDialog(props: { strike: StrikeNotice; onRead: () => void }) {
  const { strike, onRead } = props;
  const { step, rule, until, standing, expires_at, appeal_url } = strike;
  const navigate = useNavigate();
  const { retry } = useSession();
  const isSuspended = step !== 'warning';

  const leave = (path?: string) => {
    onRead();
    // A suspended session may only use /standing, so reload the session state.
    if (isSuspended) retry();
    if (path) void navigate(path);
  };
  const facts = [
    [TEXT.until, until && formatMoment(until)],
    [TEXT.standing, String(standing)],
    [TEXT.expires, formatDay(expires_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return (
    <Dialog
      open
      onOpenChange={() => leave(isSuspended ? appeal_url : undefined)}
      title={TEXT.titles[step]}
      description={TEXT.lead}
    >
      <p className="rounded-control bg-overlay p-4 font-semibold">{rule}</p>
      <dl className="mt-4 grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{TEXT.next[step]}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {isSuspended ? (
          <Button onClick={() => leave(appeal_url)}>{TEXT.goOn}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => leave(appeal_url)}>
              {TEXT.appeal}
            </Button>
            <Button onClick={() => leave()}>{TEXT.understood}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
