import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useApiForm } from './use-api-form.ts';

interface FormProps {
  send(values: { name: string }): Promise<unknown>;
  onRender(submit: () => void): void;
}

function Form({ send, onRender }: FormProps) {
  const { formProps } = useApiForm({
    schema: z.object({ name: z.string() }),
    defaultValues: { name: 'Rowan' },
    send,
    failed: 'Not saved.',
  });
  onRender(() => formProps.onSubmit({ preventDefault: () => undefined }));
  return null;
}

test('two submits before the page is rendered again send once; a later one sends again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  const onRender = vi.fn<FormProps['onRender']>();
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Form send={send} onRender={onRender} />
    </QueryClientProvider>,
  );
  const submit = onRender.mock.calls[0]![0];
  submit();
  submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  // The other submit was validated in the same turn as the one that was sent.
  await new Promise(setImmediate);
  expect(send).toHaveBeenCalledOnce();

  resolve();
  await vi.waitFor(() => {
    submit();
    expect(send.mock.calls.length).toBeGreaterThan(1);
  });
});
