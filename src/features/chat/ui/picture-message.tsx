import { useQuery } from '@tanstack/react-query';
import { ImageOff, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Message, MessagePicture } from '#features/chat/contract-messages.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { secondsToUtcMidnight } from '#shared/utc-day.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { withNext } from '#ui/with-next.ts';
import type { ChatActions } from './chat-actions.ts';
import { ChatImage } from './chat-image.tsx';
import type { ChatSession } from './chat-session.ts';
import { formatWait } from './format-time.ts';
import { isUnfinished } from './message-order.ts';
import { COPY } from './copy.ts';
import { PictureNote } from './picture-note.tsx';
import { progressQuery } from './queries.ts';
import { useFreshPicture } from './use-fresh-picture.ts';

interface PictureProps {
  message: Message;
  picture: MessagePicture;
  session: ChatSession;
  actions: ChatActions;
  name: string;
}

const PICTURE = COPY.picture;

/** A picture in the conversation: in progress, finished, or failed with a reason. */
export function PictureMessage(props: PictureProps) {
  const { message, picture, actions } = props;
  const retry = (
    <Button variant="secondary" size="sm" onClick={() => actions.regenerate(message)}>
      {COPY.message.retry}
    </Button>
  );
  if (isUnfinished(message)) return <Making {...props} />;
  if (message.status === 'done') return picture.image ? <Picture {...props} /> : <DeletedPicture />;
  if (picture.failure?.code === 'insufficient_tokens') return <NeedsTokens retry={retry} />;
  const words = message.status === 'stopped' ? PICTURE.canceled : picture.failure?.detail;
  return (
    <PictureNote>
      <p>{words ?? PICTURE.failed}</p>
      {retry}
    </PictureNote>
  );
}

/** A placeholder of the picture's size with its progress, so that the layout does not shift. */
function Making({ picture, actions, name }: PictureProps) {
  const { data: progress = 0 } = useQuery(progressQuery(picture.job_id));
  const percent = Math.round(progress * 100);
  return (
    <div className="relative grid aspect-[832/1216] w-44 max-w-full content-end overflow-hidden rounded-card bg-overlay p-3">
      <div
        aria-hidden="true"
        className="absolute inset-0 animate-shimmer bg-linear-to-t from-ember-wash to-transparent"
      />
      <p className="relative text-sm text-muted">{PICTURE.making(firstName(name))}</p>
      <div
        role="progressbar"
        aria-label={PICTURE.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative mt-2 h-1 overflow-hidden rounded-full bg-ground"
      >
        <div
          className="h-full origin-left rounded-full bg-ember transition-transform"
          style={{ transform: `scaleX(${Math.max(0.04, progress)})` }}
        />
      </div>
      {picture.job_id && (
        <IconButton
          label={PICTURE.cancel}
          onClick={() => actions.cancelPicture(picture.job_id!)}
          className="absolute top-1 right-1"
        >
          <X strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** A small picture; a click opens the full one in a new tab. */
function Picture({ message, picture, session, name }: PictureProps) {
  const { refresh, openRenewed } = useFreshPicture(session, message);
  const { width, height, thumbhash, srcset, is_demo } = picture.image!;
  return (
    <ChatImage
      {...{ srcset, width, height, thumbhash, refresh }}
      url={message.content}
      sizes="11rem"
      alt={PICTURE.alt(name, picture.description)}
      title={is_demo ? PICTURE.madeByDemo : PICTURE.madeByAi}
      className="w-44 rounded-card"
      imageClass="h-auto w-full"
      onOpen={openRenewed}
    />
  );
}

function DeletedPicture() {
  return (
    <PictureNote>
      <p className="flex items-center gap-2">
        <ImageOff className="size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        {PICTURE.gone}
      </p>
    </PictureNote>
  );
}

/** The price, when free tokens return, and an offer of Premium. */
function NeedsTokens({ retry }: { retry: ReactNode }) {
  const [wait] = useState(() => secondsToUtcMidnight(new Date()));
  const { pathname } = useLocation();
  return (
    <section className="max-w-md space-y-3 rounded-card bg-iris-wash px-5 py-4">
      <p className="text-sm">{PICTURE.needsTokens}</p>
      <p className="text-sm text-muted tabular-nums">{PICTURE.tokensReturn(formatWait(wait))}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="premium" size="sm" to={withNext('/premium?pack=small', pathname)}>
          {COPY.limit.upgrade}
        </ButtonLink>
        {retry}
      </p>
    </section>
  );
}
