import { useEffect } from 'react';
import { useSite } from '#ui/site.ts';
import { optionPictureUrl } from '../../option-pictures.ts';
import type { OptionField, Sex } from '../../options/index.ts';
import { wizardOptions } from './draft.ts';
import type { WizardStep } from './steps.ts';

const AFTER_STEP_MS = 400;
const WORDS: ReadonlySet<string> = new Set(['age', 'name', 'description']);

/** Loads the tiles of the next step, one after the other, so that they are there when it opens. */
export function useNextTiles(sex: Sex, style: string, step: WizardStep | undefined): void {
  const { restrictedOptions, hasDemoImages } = useSite();
  useEffect(() => {
    const drawnAs = style === 'anime' ? 'anime' : 'realistic';
    const fields = (step?.fields ?? []).filter((name) => !WORDS.has(name)) as OptionField[];
    const urls = fields.flatMap((field) =>
      wizardOptions(sex, field, restrictedOptions)
        .map(({ id }) => optionPictureUrl(sex, drawnAs, field, id, hasDemoImages))
        .filter((url) => url !== null),
    );
    let isWanted = true;
    const loadNext = () => {
      const url = isWanted && urls.shift();
      if (!url) return;
      const image = new Image();
      image.onload = loadNext;
      image.onerror = loadNext;
      image.src = url;
    };
    // After the pictures of this step.
    const timer = setTimeout(loadNext, AFTER_STEP_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sex, style, step, restrictedOptions, hasDemoImages]);
}
