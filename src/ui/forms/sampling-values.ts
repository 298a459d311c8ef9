import * as z from 'zod/mini';
import {
  SAMPLING_OPTIONS,
  SAMPLING_RANGES,
  samplingProblem,
  type SamplingOption,
} from '#shared/sampling.ts';

/** Sampling as it is typed; an empty text leaves the option to the next level. */
export type SamplingTexts = Record<SamplingOption, string>;
export type SamplingNumbers = Partial<Record<SamplingOption, number>>;

export const toSamplingTexts = (sampling: SamplingNumbers): SamplingTexts =>
  Object.fromEntries(
    SAMPLING_OPTIONS.map((option) => [option, String(sampling[option] ?? '')]),
  ) as SamplingTexts;

/** The typed options as numbers. */
export const readSampling = (texts: SamplingTexts): SamplingNumbers =>
  Object.fromEntries(
    SAMPLING_OPTIONS.filter((option) => texts[option].trim() !== '').map((option) => [
      option,
      Number(texts[option]),
    ]),
  );

function isFit(option: SamplingOption, text: string): boolean {
  const { min, max, step } = SAMPLING_RANGES[option];
  const number = Number(text);
  return (
    text.trim() === '' || (number >= min && number <= max && (step < 1 || Number.isInteger(number)))
  );
}

const typed = (option: SamplingOption) =>
  z.string().check(z.refine((text) => isFit(option, text), samplingProblem(option)));

/** The typed options within their bounds. */
export const SamplingTextsSchema = z.object(
  Object.fromEntries(SAMPLING_OPTIONS.map((option) => [option, typed(option)])) as Record<
    SamplingOption,
    ReturnType<typeof typed>
  >,
);
