import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { ChatPicture } from '#features/chat/contract-attachments.ts';
import { meQuery } from '#ui/me-query.ts';
import { pickFile } from '#ui/pick-file.ts';
import { notify } from '#ui/toast.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { whenOnline } from '#ui/when-online.ts';
import { PICTURE_TYPES } from '../../limits.ts';
import type { ChatSession } from '../chat-session.ts';
import type { PictureUpload, UploadState } from './upload-picture.ts';

export type Attachment = ReturnType<typeof useAttachment>;

interface Taken {
  picture: ChatPicture;
  upload: PictureUpload;
}

const loadUpload = whenOnline(() => import('./upload-picture.ts'));
const NO_UPLOAD = createStore<Partial<UploadState>>(() => ({}));

/** The picture for the next message of a chat. Unlike the draft, it is lost with the page. */
export function useAttachment(session: ChatSession) {
  const { data: user } = useQuery(meQuery);
  const maySend = user === undefined || entitlementsOf(user.plan).sendPictures;
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const [isOffered, setOffered] = useState(false);
  const [isHolding, setHolding] = useState(false);
  const [isChosen, setChosen] = useState(false);
  /** Resolves when the upload of the chosen file has started. */
  const begun = useRef<Promise<void>>(undefined);
  const current = useRef<PictureUpload | null>(null);
  const show = useCallback((next: PictureUpload | null) => {
    current.current = next;
    setUpload(next);
    setChosen(next !== null);
    setOffered(false);
  }, []);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      current.current?.end();
    };
  }, []);

  const choose = useCallback(
    (file: File) => {
      if (!maySend) return setOffered(true);
      // A message sent before the module is loaded includes the picture, too.
      setChosen(true);
      begun.current = loadUpload()
        .then(({ uploadPicture }) => {
          // Nobody would end an upload that begins now.
          if (hasLeft.current) return;
          current.current?.end();
          show(uploadPicture(session.id, file));
        })
        .catch(() => {
          setChosen(current.current !== null);
          notify.error(UI_TEXT.partFailed.title, UI_TEXT.partFailed.text);
        });
      session.focusInput();
    },
    [session, maySend, show],
  );
  useEffect(() => {
    session.attach = choose;
    return () => void (session.attach = () => {});
  }, [session, choose]);

  return {
    upload,
    /** The next message has a picture. */
    isChosen,
    isOffered,
    isHolding,
    status: useStore(upload?.state ?? NO_UPLOAD, ({ status }) => status),
    /** Opens the file picker, or shows the offer. */
    async pick() {
      if (!maySend) return setOffered(true);
      const file = await pickFile(PICTURE_TYPES.join());
      if (file) choose(file);
    },
    remove() {
      upload?.end();
      show(null);
      session.focusInput();
    },
    /**
     * Waits for the upload, and takes it out of the tray. Null if it failed; the tray shows why.
     */
    async take(): Promise<Taken | null> {
      setHolding(true);
      await begun.current;
      const taken = current.current;
      const picture = await taken?.result;
      setHolding(false);
      if (!taken || !picture) return null;
      if (current.current === taken) show(null);
      return { picture, upload: taken };
    },
    /** Puts back a picture that was not sent. */
    restore: show,
  };
}
