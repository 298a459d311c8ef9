import type { Context } from '#platform/context.ts';
import type { Category, Surface, Verdict } from '../rules/index.ts';
import { askModel, type ModelVerdict } from './ask-model.ts';

/** The text may not be shown. */
export class StreamRefused extends Error {
  readonly categories: Category[];
  readonly rule: string | null;
  /** The model that refused it; undefined for the embedded rules. */
  readonly engine: string | undefined;
  /** The whole text so far. */
  readonly text: string;
  constructor(text: string, { categories, rule }: Verdict, engine?: string) {
    super('the text was refused');
    this.text = text;
    this.categories = categories;
    this.rule = rule;
    this.engine = engine;
  }
}

/** Shows a text in order while a model judges it. */
export interface StreamQueue {
  /** Shows `text` in order. */
  pass(text: string): void;
  /** Shows `text` in order unless the model refuses `context`. */
  judge(context: string, text: string): void;
  /** Ends the output once the model refuses `context`, which was shown already. */
  check(context: string): void;
  throwRefused(): void;
  /** Waits until everything is shown. @throws StreamRefused */
  end(): Promise<void>;
}

/** Judges texts concurrently and shows them in order, until one is refused. */
export function createQueue(
  ctx: Context,
  surface: Surface,
  show: (text: string) => void,
): StreamQueue {
  let passed = '';
  let refused: StreamRefused | undefined;
  let usesRulesOnly = false;
  let shown: Promise<unknown> = Promise.resolve();
  let checked: Promise<unknown> = shown;
  const settle = (whole: string, verdict: ModelVerdict): void => {
    usesRulesOnly ||= verdict.isUnanswered === true;
    if (isRefusal(verdict)) refused ??= new StreamRefused(whole, verdict, ctx.moderation.name);
  };
  const pass = (text: string): void => {
    passed += text;
    shown = shown.then(() => {
      if (!refused) show(text);
    });
  };
  const throwRefused = (): void => {
    if (refused) throw refused;
  };
  return {
    pass,
    judge(context, text) {
      if (text.trim() === '' || usesRulesOnly) return pass(text);
      passed += text;
      const whole = passed;
      const answer = askModel(ctx, surface, [context]);
      shown = shown.then(async () => {
        settle(whole, await answer);
        if (!refused) show(text);
      });
      // `end` reports the failure. Nothing awaits it for an abandoned text.
      shown.catch(() => {});
    },
    check(context) {
      if (usesRulesOnly) return;
      const whole = passed;
      const answer = askModel(ctx, surface, [context]).then((verdict) => settle(whole, verdict));
      checked = Promise.all([checked, answer]);
      checked.catch(() => {});
    },
    throwRefused,
    async end() {
      await Promise.all([shown, checked]);
      throwRefused();
    },
  };
}

export const isRefusal = ({ outcome }: Pick<Verdict, 'outcome'>): boolean =>
  outcome === 'block' || outcome === 'crisis';
