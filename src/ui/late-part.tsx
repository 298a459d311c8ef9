import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UI_TEXT } from './copy.ts';
import { notify } from './toast.tsx';
import { isOffline } from './use-offline.ts';

/** A part of the program that is fetched when it is first wanted. */
export interface LatePart<Module> {
  /** What has come; null before. */
  read(): Module | null;
  /** Rejects for good when it cannot be had: a browser asks for a module once in the life of a page. */
  fetch(): Promise<Module>;
  /** Fetches it ahead of time; a failure is told only once it is wanted. */
  preload(): void;
}

export function latePart<Module>(load: () => Promise<Module>): LatePart<Module> {
  let come: Module | null = null;
  let coming: Promise<Module> | null = null;
  const fetch = () => {
    // Not begun offline: the failure would stay.
    if (!coming && isOffline()) return Promise.reject<Module>(new Error('offline'));
    return (coming ??= load().then((module) => (come = module)));
  };
  return { read: () => come, fetch, preload: () => void fetch().catch(() => undefined) };
}

interface LateProps<Module> {
  part: LatePart<Module>;
  /** It cannot be had, which the person was told: whoever wants it wants it no longer. */
  onFailed: () => void;
  /** In its place until it has come. */
  fallback?: ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * Shows a late part. Unlike one of `lazy`, a part that cannot be fetched (the connection is gone, or
 * the server was renewed) costs itself alone: the page around it stays, with all that was written there.
 */
export function Late<Module>({ part, onFailed, fallback = null, children }: LateProps<Module>) {
  const [{ come }, setModule] = useState(() => ({ come: part.read() }));
  const latest = useRef(onFailed);
  useEffect(() => {
    latest.current = onFailed;
  });
  useEffect(() => {
    let isLeft = false;
    part.fetch().then(
      (module) => isLeft || setModule({ come: module }),
      () => {
        if (isLeft) return;
        notify.error(UI_TEXT.partFailed.title, UI_TEXT.partFailed.text);
        latest.current();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [part]);
  return come ? children(come) : fallback;
}
