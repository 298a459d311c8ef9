import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { refreshBilling } from '#features/billing/ui/queries.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { secondsAt, type CallView } from '../call-view.ts';
import { CALL_TEXT } from '../copy.ts';
import { Facts } from './facts.tsx';
import { Portrait } from './portrait.tsx';

const TEXT = CALL_TEXT.end;

interface EndedCallProps {
  view: CallView;
  character: Character;
  chatId: string;
  onAgain(): void;
}

/** How long the call was, what it cost, why it ended, and the ways on. */
export function EndedCall({ view, character, chatId, onAgain }: EndedCallProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { minutes, price, reason } = view;
  useEffect(refreshBilling, [minutes]);
  return (
    <div className="flex w-full max-w-md flex-col items-center text-center">
      <Portrait character={character} size={120} />
      <h1 ref={heading} tabIndex={-1} className="display mt-6 text-3xl outline-none">
        {TEXT.title}
      </h1>
      <p className="mt-2 text-muted">{TEXT.reasons[reason ?? 'hung_up']}</p>
      <Facts
        facts={[
          [TEXT.length, TEXT.lasted(secondsAt(view, 0))],
          [TEXT.cost, TEXT.paid(minutes, price)],
        ]}
      />
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/chat/${character.slug}?chat=${chatId}`} reloadDocument>
          {TEXT.back}
        </ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          <Phone aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {TEXT.again}
        </Button>
      </div>
    </div>
  );
}
