import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { ImageJob } from '../../contract.ts';
import { generateImages } from '../mutations.ts';
import { useGenerate } from '../use-generate.ts';
import { failureOf, type Failure } from './failures.ts';
import {
  saveAgreement,
  loadPrompt,
  loadSettings,
  savePrompt,
  saveSettings,
  type Count,
  type Settings,
} from './studio-storage.ts';
import { STUDIO_TEXT } from './copy.ts';
import { showGallery } from './show-gallery.ts';
import { useJobEnds } from './use-job-ends.ts';
import { useMaking } from './use-making.ts';

const TEXT = STUDIO_TEXT.failures;

function notifyEnd({ source, status }: ImageJob): void {
  if (source !== 'studio' || status === 'cancelled') return;
  if (status === 'failed') notify.error(TEXT.title, TEXT.other);
  else notify.success(STUDIO_TEXT.success.title, STUDIO_TEXT.success.text);
}

/**
 * The state of one studio screen: prompt, settings, and the last refusal. `owner` is the user's id;
 * `slug` is the character's, or null for any picture.
 */
export function useStudio(owner: string, slug: string | null) {
  const place = slug ?? '';
  const { refresh } = useSession();
  const { generate, isStarting } = useGenerate();
  const progress = useMaking(slug);
  const isMaking = progress !== null;
  const [prompt, setPromptState] = useState(() => loadPrompt(sessionStorage, owner, place));
  const [settings, setSettingsState] = useState(() => loadSettings(localStorage));
  const [isNsfw, setNsfw] = useState(false);
  /** The user's own prompt that a suggested prompt replaced. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const lastPut = useRef('');
  /** The prompt of the last request; null once the user writes another one. */
  const ordered = useRef<string | null>(null);
  const [failure, setFailure] = useState<Failure | { kind: 'empty' | 'full' } | null>(null);

  /** Words of the last request that are not in its pictures. */
  const [notDrawn, setNotDrawn] = useState<readonly string[]>([]);

  useJobEnds(
    useCallback(
      (job: ImageJob) => {
        void refresh();
        notifyEnd(job);
        if (job.source === 'studio' && job.character_slug === slug) setNotDrawn(job.not_drawn);
        // Who already writes the next prompt stays there.
        if (job.source === 'studio' && job.status !== 'failed' && ordered.current !== null)
          showGallery();
        // One request has ended, so another one may start now.
        setFailure((now) => (now?.kind === 'busy' ? null : now));
      },
      [refresh, slug],
    ),
  );

  useEffect(() => {
    // The free credits may have returned while the page was hidden.
    const onSight = () => document.hidden || void refresh();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [refresh]);

  const show = useCallback(
    (text: string) => {
      ordered.current = null;
      setPromptState(text);
      savePrompt(sessionStorage, owner, place, text);
      setFailure(null);
    },
    [owner, place],
  );
  const setPrompt = (text: string) => {
    setReplaced(null);
    show(text);
  };
  /** Replaces the prompt; text that the user wrote can be restored. */
  const replacePrompt = useCallback(
    (text: string) => {
      if (prompt.trim() !== '' && prompt !== lastPut.current) setReplaced(prompt);
      lastPut.current = text;
      show(text);
    },
    [prompt, show],
  );
  const setSettings = (change: Partial<Settings>) => {
    const next = { ...settings, ...change };
    setSettingsState(next);
    saveSettings(localStorage, next);
    setFailure((now) => (now?.kind === 'tokens' ? null : now));
  };

  const order = async (count: Count): Promise<void> => {
    // Two quick presses of Enter make one request, even before the page shows it.
    if (isMaking || queryClient.isMutating({ mutationKey: generateImages.mutationKey }) > 0) return;
    if (prompt.trim() === '') return setFailure({ kind: 'empty' });
    setFailure(null);
    setNotDrawn([]);
    ordered.current = prompt;
    try {
      await generate({
        prompt: prompt.trim(),
        nsfw: isNsfw,
        number_of_images: count,
        aspect: settings.aspect,
        ...(slug === null ? {} : { character_slug: slug }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session has expired: the page redirects to /login, and the prompt stays stored.
      if (error.status === 401) return;
      const reason = failureOf(error);
      if (reason.kind === 'notice') {
        saveAgreement(localStorage, null);
        setNsfw(false);
      }
      if (reason.kind === 'other') notify.error(TEXT.title, TEXT.other);
      setFailure(reason);
    }
    void refresh();
  };

  return {
    prompt,
    setPrompt,
    replacePrompt,
    replaced,
    settings,
    setSettings,
    isNsfw,
    setNsfw,
    failure,
    notDrawn,
    /** A screen allows one request at a time. */
    isGenerating: isStarting || isMaking,
    /** Progress of the current request, 0 to 1. */
    progress: progress ?? 0,
    showFull: () => setFailure({ kind: 'full' }),
    generate: () => order(settings.count),
    /** Requests fewer pictures, because there are too few tokens. */
    generateFewer: (count: Count) => {
      setSettings({ count });
      return order(count);
    },
  };
}

export type Studio = ReturnType<typeof useStudio>;
