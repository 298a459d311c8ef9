import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PRICES } from '#features/billing/catalog.ts';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { balanceQuery } from '#features/billing/ui/queries.ts';
import type { Character } from '#features/characters/contract.ts';
import { microphoneQuery } from '#features/voice/ui/microphone/queries.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { PremiumOffer } from '#ui/primitives/premium-offer.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import type { CallSession } from '../call-session.ts';
import { CALL_TEXT } from '../copy.ts';
import { currentCallQuery } from '../queries.ts';
import { useStartCall } from '../use-start-call.ts';
import { Facts } from './facts.tsx';
import { OtherCall } from './other-call.tsx';
import { Portrait } from './portrait.tsx';

const TEXT = CALL_TEXT.before;

interface BeforeCallProps {
  character: Character;
  chatId: string | null;
  onStarted(session: CallSession): void;
}

/** Who is called, what it costs, what is a demo, and the button that starts it. */
export function BeforeCall({ character, chatId, onStarted }: BeforeCallProps) {
  const { user } = useSession();
  const name = firstName(character.name);
  const chat = `/chat/${character.slug}${chatId ? `?chat=${chatId}` : ''}`;
  const isIncluded = user !== null && entitlementsOf(user.plan).calls;
  return (
    <div className="flex w-full max-w-md flex-col items-center text-center">
      <Portrait character={character} size={168} />
      <h1 className="display mt-6 text-3xl">{TEXT.title(name)}</h1>
      <p className="mt-2 text-sm text-muted">{TEXT.disclosure(name)}</p>
      {isIncluded ? (
        <Ready character={character} chatId={chatId} chat={chat} onStarted={onStarted} />
      ) : (
        <Offer name={name} chat={chat} />
      )}
    </div>
  );
}

function Offer({ name, chat }: { name: string; chat: string }) {
  const navigate = useNavigate();
  const { title, ...copy } = CALL_TEXT.offer;
  return (
    <div className="mt-8 w-full text-left">
      <PremiumOffer copy={{ ...copy, title: title(name) }} onDismiss={() => void navigate(chat)} />
    </div>
  );
}

function Ready({ character, chatId, chat, onStarted }: BeforeCallProps & { chat: string }) {
  const { hasServerVoice } = useSite();
  const { data: balance } = useQuery({ ...balanceQuery, staleTime: 0 });
  const { data: microphone } = useQuery(microphoneQuery);
  const { data: open, isPending: isAsking } = useQuery(currentCallQuery);
  const { start, isStarting, failure } = useStartCall(character, chatId, onStarted);
  if (open) return <OtherCall call={open} />;
  const minutes = balance ? Math.floor(balance.available / PRICES.call_minute) : null;
  const isDemoEars = microphone?.listens === 'browser';
  const demo = [!hasServerVoice && TEXT.demoVoice, isDemoEars && TEXT.demoEars].filter(Boolean);
  return (
    <>
      <Facts
        facts={[
          [TEXT.price, TEXT.perMinute(PRICES.call_minute)],
          [
            TEXT.balance,
            balance &&
              minutes !== null &&
              (minutes > 0
                ? TEXT.enough(minutes, balance.available)
                : TEXT.notEnough(balance.available)),
          ],
          ...(demo.length > 0 ? [[TEXT.demo, demo.join(' ')] as const] : []),
        ]}
      />
      {failure && (
        <p role="alert" className="mt-5 text-sm text-danger">
          {failure}
        </p>
      )}
      {minutes === 0 ? (
        <ButtonLink to="/premium" reloadDocument variant="premium" size="lg" className="mt-7">
          {TEXT.moreTokens}
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          className="mt-7 min-w-56"
          loading={isStarting}
          disabled={isAsking}
          onClick={start}
        >
          <Phone aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {TEXT.start}
        </Button>
      )}
      <p className="mt-4 text-sm text-muted">{TEXT.microphone}</p>
      <ButtonLink to={chat} reloadDocument variant="quiet" className="mt-2 text-muted!">
        {TEXT.back}
      </ButtonLink>
    </>
  );
}
