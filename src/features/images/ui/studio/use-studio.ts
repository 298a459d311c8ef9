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
  keepAgreement,
  loadPrompt,
  loadSettings,
  savePrompt,
  saveSettings,
  type Count,
  type Settings,
} from './kept.ts';
import { STUDIO_TEXT } from './copy.ts';
import { useIsMaking } from './use-is-making.ts';
import { useJobEnds } from './use-job-ends.ts';

const TEXT = STUDIO_TEXT.failures;

function tellEnd({ source, status }: ImageJob): void {
  if (source !== 'studio' || status === 'cancelled') return;
  if (status === 'failed') notify.error(TEXT.title, TEXT.other);
  else notify.success(STUDIO_TEXT.success.title, STUDIO_TEXT.success.text);
}

/**
 * What is being asked for on one screen: prompt, settings, and why it was refused. `owner` is the
 * person's id; `slug` the character's, or null for any picture.
 */
export function useStudio(owner: string, slug: string | null) {
  const place = slug ?? '';
  const { refresh } = useSession();
  const { generate, isStarting } = useGenerate();
  const isMaking = useIsMaking(slug);
  const [prompt, setPromptState] = useState(() => loadPrompt(sessionStorage, owner, place));
  const [settings, setSettingsState] = useState(() => loadSettings(localStorage));
  const [isNsfw, setNsfw] = useState(false);
  /** The person's own words, which others took the place of. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const lastPut = useRef('');
  const [failure, setFailure] = useState<Failure | { kind: 'empty' | 'full' } | null>(null);

  const readTokens = useCallback(() => void refresh().catch(() => undefined), [refresh]);
  useJobEnds(
    useCallback(
      (job: ImageJob) => {
        readTokens();
        tellEnd(job);
        // There is room for another request now.
        setFailure((now) => (now?.kind === 'busy' ? null : now));
      },
      [readTokens],
    ),
  );

  useEffect(() => {
    // The free credits may have returned while nobody looked.
    const onSight = () => document.hidden || readTokens();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [readTokens]);

  const show = useCallback(
    (text: string) => {
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
  /** Puts a whole prompt into the box; words that a person wrote there can be had back. */
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
    // Enter pressed twice is one request, also before the page shows that it is under way.
    if (isMaking || queryClient.isMutating({ mutationKey: generateImages.mutationKey }) > 0) return;
    if (prompt.trim() === '') return setFailure({ kind: 'empty' });
    setFailure(null);
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
      // The sign-in ran out: the way leads to /login, and the prompt waits here.
      if (error.status === 401) return;
      const reason = failureOf(error);
      if (reason.kind === 'notice') {
        keepAgreement(localStorage, null);
        setNsfw(false);
      }
      if (reason.kind === 'other') notify.error(TEXT.title, TEXT.other);
      setFailure(reason);
    }
    readTokens();
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
    /** One request of a screen at a time. */
    isGenerating: isStarting || isMaking,
    tellFull: () => setFailure({ kind: 'full' }),
    generate: () => order(settings.count),
    /** Fewer than asked for, since the tokens do not suffice. */
    generateFewer: (count: Count) => {
      setSettings({ count });
      return order(count);
    },
  };
}

export type Studio = ReturnType<typeof useStudio>;
