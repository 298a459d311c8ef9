import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { Speech } from '#features/voice/contract.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { LISTEN_TEXT as TEXT } from './button-copy.ts';
import { isOpened, openPlayer, useSpeechFailure, versionKey } from './opened-players.ts';
import { rememberPrice, useIsPriceKnown } from './known-price.ts';

const VoicePlayer = lazyComponent(() => import('./voice-player.tsx'));

interface ListenProps {
  chatId: string;
  messageId: string;
  /** The shown version of the reply. */
  variant: number;
  speech: Speech | undefined;
  /** Who speaks. */
  name: string;
}

/** The button that has a reply spoken; then its player, which loads on first use. */
export function Listen(props: ListenProps) {
  const { messageId, variant, speech } = props;
  const key = versionKey(messageId, variant);
  const [openKey, setOpenKey] = useState(() => (isOpened(key) ? key : null));
  const failure = useSpeechFailure(messageId);
  if (speech || openKey === key)
    return (
      <LazyBoundary onFailed={() => setOpenKey(null)} fallback={<ListenButton isBusy />}>
        <VoicePlayer key={key} {...props} />
      </LazyBoundary>
    );
  return (
    <>
      <ListenButton
        onPress={() => {
          openPlayer(key);
          setOpenKey(key);
        }}
      />
      {failure && (
        <p className="basis-full pl-2 text-sm text-muted">
          {failure.detail}{' '}
          <Link
            to="/premium"
            className="font-semibold text-ember-text underline-offset-3 hover:underline"
          >
            {TEXT.offer}
          </Link>
        </p>
      )}
    </>
  );
}

function ListenButton({ isBusy = false, onPress }: { isBusy?: boolean; onPress?: () => void }) {
  const { hasServerVoice } = useSite();
  const { user } = useSession();
  const isIncluded = user !== null && entitlementsOf(user.plan).voiceMessages;
  const isPriceKnown = useIsPriceKnown();
  const showsPrice = hasServerVoice && isIncluded && !isPriceKnown;
  const label = !hasServerVoice ? TEXT.free : isIncluded ? TEXT.priced : TEXT.premium;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      onPointerEnter={VoicePlayer.preload}
      onFocus={VoicePlayer.preload}
      onClick={() => {
        if (showsPrice) rememberPrice();
        onPress?.();
      }}
      className="group/listen inline-flex min-h-8 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-xs font-semibold text-muted transition-colors hover:bg-overlay hover:text-text pointer-coarse:min-h-11"
    >
      {isBusy ? (
        <Spinner className="size-3.5" label={null} />
      ) : (
        <Play aria-hidden="true" strokeWidth={1.5} className="size-3.5 fill-current" />
      )}
      {TEXT.listen}
      {showsPrice && <span className="font-normal">· {TEXT.price}</span>}
    </button>
  );
}
