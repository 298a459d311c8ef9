import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { ChatPicture } from '#features/chat/contract-attachments.ts';
import { meQuery } from '#ui/me-query.ts';
import { notify } from '#ui/toast.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { whenOnline } from '#ui/when-online.ts';
import type { ChatSession } from '../chat-session.ts';
import type { PictureUpload } from './upload-picture.ts';

export type Attachment = ReturnType<typeof useAttachment>;

const loadUpload = whenOnline(() => import('./upload-picture.ts'));
const stay = () => () => {};

/** The picture that goes with the next message of a chat. It ends with the page, unlike the draft. */
export function useAttachment(session: ChatSession) {
  const { data: user } = useQuery(meQuery);
  const maySend = user === undefined || entitlementsOf(user.plan).sendPictures;
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const [isOffered, setOffered] = useState(false);
  const [isHolding, setHolding] = useState(false);
  const current = useRef<PictureUpload | null>(null);
  const show = useCallback((next: PictureUpload | null) => {
    current.current = next;
    setUpload(next);
    setOffered(false);
  }, []);
  useEffect(() => () => current.current?.end(), []);

  const choose = useCallback(
    async (file: File) => {
      if (!maySend) return setOffered(true);
      try {
        const { uploadPicture } = await loadUpload();
        current.current?.end();
        show(uploadPicture(session.id, file));
      } catch {
        notify.error(UI_TEXT.partFailed.title, UI_TEXT.partFailed.text);
      }
      session.focusInput();
    },
    [session, maySend, show],
  );
  useEffect(() => {
    session.attach = (file) => void choose(file);
    return () => void (session.attach = () => {});
  }, [session, choose]);

  return {
    upload,
    isOffered,
    isHolding,
    status: useSyncExternalStore(upload?.subscribe ?? stay, () => upload?.getState().status),
    /** Has the user pick a file, or shows the offer. */
    pick: () => (maySend ? pickPicture(choose) : setOffered(true)),
    remove() {
      upload?.end();
      show(null);
      session.focusInput();
    },
    /** Waits for the upload, and takes it out of the tray. Null when it failed; the tray says why. */
    async take(): Promise<ChatPicture | null> {
      setHolding(true);
      const picture = await upload?.result;
      setHolding(false);
      if (picture && current.current === upload) show(null);
      return picture ?? null;
    },
    /** Puts back a picture that was not sent. */
    restore: show,
  };
}

function pickPicture(onPicked: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/jpeg,image/png,image/webp,image/avif';
  input.addEventListener('change', () => input.files?.[0] && onPicked(input.files[0]));
  input.click();
}
