import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Message } from '#features/chat/contract-messages.ts';
import { ActionButton } from './action-button.tsx';
import { COPY } from './copy.ts';

interface VariantPagerProps {
  /** What the pager switches between. */
  label: string;
  variants: Message['variants'];
  onShow(index: number): Promise<void>;
}

/** `‹ 1 / 3 ›`: pages through the variants of one text. */
export function VariantPager({ label, variants: { index, count }, onShow }: VariantPagerProps) {
  const { mutate, isPending } = useMutation({ mutationFn: onShow });
  const show = (to: number) => {
    if (!isPending && to >= 0 && to < count) mutate(to);
  };
  return (
    <fieldset aria-label={label} className="flex min-w-0 items-center">
      <ActionButton
        label={COPY.message.previous}
        isDisabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <ChevronLeft strokeWidth={1.5} />
      </ActionButton>
      <span aria-live="polite" className="min-w-9 text-center text-xs tabular-nums">
        {COPY.message.variant(index, count)}
      </span>
      <ActionButton
        label={COPY.message.next}
        isDisabled={index >= count - 1}
        onClick={() => show(index + 1)}
      >
        <ChevronRight strokeWidth={1.5} />
      </ActionButton>
    </fieldset>
  );
}
