import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#features/chat/contract.ts';
import { ActionButton } from './action-button.tsx';
import { COPY } from './messages.ts';

interface VariantPagerProps {
  /** What it pages through. */
  label: string;
  variants: Message['variants'];
  onShow(index: number): Promise<void>;
}

/** `‹ 1 / 3 ›`: the way through the versions of one text. */
export function VariantPager({ label, variants: { index, count }, onShow }: VariantPagerProps) {
  const [isBusy, setBusy] = useState(false);
  const show = async (to: number) => {
    if (isBusy || to < 0 || to >= count) return;
    setBusy(true);
    await onShow(to);
    setBusy(false);
  };
  return (
    <fieldset aria-label={label} className="flex min-w-0 items-center">
      <ActionButton
        label={COPY.message.previous}
        isDisabled={index === 0}
        onClick={() => void show(index - 1)}
      >
        <ChevronLeft strokeWidth={1.5} />
      </ActionButton>
      <span aria-live="polite" className="min-w-9 text-center text-xs tabular-nums">
        {COPY.message.variant(index, count)}
      </span>
      <ActionButton
        label={COPY.message.next}
        isDisabled={index >= count - 1}
        onClick={() => void show(index + 1)}
      >
        <ChevronRight strokeWidth={1.5} />
      </ActionButton>
    </fieldset>
  );
}
