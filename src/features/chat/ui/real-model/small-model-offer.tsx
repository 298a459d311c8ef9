import { useMutation } from '@tanstack/react-query';
import { describeError } from '#ui/describe-error.ts';
import { Button } from '#ui/primitives/button.tsx';
import { notify } from '#ui/toast.ts';
import type { TextEngineSetup } from '../../contract-real-model.ts';
import { OFFER } from './copy.ts';
import { bringModel, cancelModel, isUnderWay } from './queries.ts';

const tellFailure = (error: unknown): void =>
  notify.error(OFFER.small, describeError(error) ?? OFFER.actionFailed);

/** The small model: what it needs, its download with progress, and why it failed. */
export function SmallModelOffer({ setup }: { setup: TextEngineSetup }) {
  const { phase, failure, small_model: model } = setup;
  const bring = useMutation({ ...bringModel, onError: tellFailure });
  const cancel = useMutation({ ...cancelModel, onError: tellFailure });
  const hasBegun = phase === 'canceled' || (phase === 'failed' && failure !== 'wrong_checksum');
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">{OFFER.small}</h3>
      <p className="text-sm text-muted">
        {OFFER.needs(model)} {OFFER.has(model)}
      </p>
      {failure && (
        <p role="alert" className="text-danger">
          {OFFER.failures[failure]}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {OFFER.phases[phase]}
      </p>
      {isUnderWay(phase) ? (
        <Progress setup={setup} isCanceling={cancel.isPending} onCancel={() => cancel.mutate()} />
      ) : model.fits ? (
        <Button variant="secondary" loading={bring.isPending} onClick={() => bring.mutate()}>
          {hasBegun ? OFFER.resume : OFFER.download}
        </Button>
      ) : (
        <p>{OFFER.lacks}</p>
      )}
    </div>
  );
}

function Progress({
  setup: { phase, done_bytes: done, total_bytes: total },
  isCanceling,
  onCancel,
}: {
  setup: TextEngineSetup;
  isCanceling: boolean;
  onCancel: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-48 flex-1">
        <progress
          aria-label={OFFER.progress}
          {...(done !== null && total !== null && { value: done, max: total })}
          className="h-2 w-full accent-ember"
        />
        {done !== null && (
          <p className="text-sm text-muted tabular-nums">{OFFER.amount(done, total)}</p>
        )}
      </div>
      {phase !== 'loading' && (
        <Button variant="secondary" loading={isCanceling} onClick={onCancel}>
          {OFFER.cancel}
        </Button>
      )}
    </div>
  );
}
