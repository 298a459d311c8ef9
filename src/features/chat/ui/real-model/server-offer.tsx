import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeError } from '#ui/describe-error.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { notify } from '#ui/toast.ts';
import type { LocalModelServer } from '../../contract-real-model.ts';
import { OFFER } from './copy.ts';
import { connectServer } from './queries.ts';

/** A model server found on the product's machine. */
export function ServerOffer({
  server: { name, base_url, models },
  disabled,
}: {
  server: LocalModelServer;
  disabled: boolean;
}) {
  const [model, setModel] = useState(models[0]!);
  const id = useId();
  const connect = useMutation({
    ...connectServer,
    onError: (error) =>
      notify.error(OFFER.refused(name), describeError(error) ?? OFFER.actionFailed),
  });
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">{OFFER.server(name)}</h3>
      <p className="text-sm text-muted">{OFFER.serverNote(models.length)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="sr-only">
          {OFFER.model(name)}
        </label>
        <div className="min-w-48 flex-1">
          <Select
            id={id}
            value={model}
            disabled={disabled}
            onChange={({ target }) => setModel(target.value)}
          >
            {models.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </div>
        <Button
          disabled={disabled}
          loading={connect.isPending}
          onClick={() => connect.mutate({ base_url, model })}
        >
          {OFFER.use(name)}
        </Button>
      </div>
    </div>
  );
}
