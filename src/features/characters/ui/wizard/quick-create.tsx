import { clsx } from 'clsx';
import { Dices, SlidersHorizontal, Undo2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/primitives/button.tsx';
import { useSite } from '#ui/site.ts';
import { previewUrl } from '../../option-pictures.ts';
import type { Sex } from '../../options/index.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { WordTile } from './choice-tiles.tsx';
import { describeLooks } from './describe-draft.ts';
import { wizardOptions, type ChoiceField, type DraftAction } from './draft.ts';
import { swatchOf } from './hair-swatches.ts';
import { LivePortrait } from './live-portrait.tsx';
import { QUICK_TEXT, WIZARD_TEXT } from './copy.ts';
import { NameField } from './text-fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useDraft } from './use-draft.ts';
import { useSettledPicture } from './use-settled-picture.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useSubmit } from './use-submit.tsx';

const WIZARD_PATHS = { female: '/ai-girlfriend', male: '/ai-boyfriend' } as const;
const CHOICES = ['style', 'hair_color', 'personality'] as const satisfies readonly ChoiceField[];

interface QuickCreateProps {
  sex: Sex;
  /** The draft's owner: other accounts on this device do not see it. */
  userId: string;
}

/** A name, three choices and a live portrait. The draft is the wizard's. */
export function QuickCreate({ sex, userId }: QuickCreateProps) {
  const { draft, face, give, surpriseMe, keyFor, finish } = useDraft(sex, userId);
  const { restrictedOptions } = useSite();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, isCreating, problem, forget } = useSubmit({
    sex,
    draft,
    face,
    keyFor,
    finish,
    goTo: stay,
  });
  useStepFocus(form, 0, problem);
  const picture = useSettledPicture(previewUrl({ ...draft, sex }, face));
  const looks = describeLooks(sex, draft);

  const change = (action: DraftAction) => {
    give(action);
    setUndo(null);
    forget();
  };
  const onSurprise = () => {
    const back = surpriseMe();
    setUndo(() => back);
    forget();
  };
  const onUndo = () => {
    undo?.();
    setUndo(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 px-4 md:grid-cols-[minmax(0,1fr)_minmax(15rem,22rem)] md:px-8 md:pt-8 md:pb-12">
      <div className="glass sticky top-(--header) z-20 -mx-4 flex items-center gap-4 border-b border-line px-4 py-3 md:static md:order-2 md:mx-0 md:block md:border-0 md:bg-transparent md:p-0">
        <LivePortrait
          picture={picture}
          label={looks}
          className="w-26 shrink-0 rounded-card md:w-full"
        />
        <p className="display text-2xl md:hidden" aria-hidden="true">
          {draft.name.trim() || QUICK_TEXT.heading}
        </p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        // Keeps the focused element clear of the strip above and the bar below.
        className="min-w-0 space-y-5 max-md:mt-4 md:space-y-6 **:scroll-mt-60 **:scroll-mb-32"
      >
        <header>
          <h1 className="display max-md:sr-only md:text-3xl">{QUICK_TEXT.heading}</h1>
          <p className="text-muted md:mt-2">{QUICK_TEXT.lead}</p>
        </header>
        <SexLinks sex={sex} />
        {problem && <ProblemNote problem={problem} />}
        <NameField
          sex={sex}
          value={draft.name}
          isRefused={problem?.fields.includes('name') ?? false}
          onWrite={(text) => change({ type: 'write', field: 'name', text })}
        />
        {CHOICES.map((field) => (
          <ChoiceGroup
            key={field}
            legend={WIZARD_TEXT.field[field]}
            className="flex flex-wrap gap-2"
          >
            {wizardOptions(sex, field, restrictedOptions).map(({ id, label }) => (
              <WordTile
                key={id}
                type="radio"
                name={field}
                id={id}
                label={label}
                swatch={field === 'hair_color' ? swatchOf(id) : undefined}
                isChosen={draft[field] === id}
                onChoose={() => change({ type: 'choose', field, id })}
              />
            ))}
          </ChoiceGroup>
        ))}
        <Link
          to={WIZARD_PATHS[sex]}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-2 font-semibold text-ember-text underline-offset-3 hover:underline"
        >
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
          {QUICK_TEXT.details}
          <span className="font-normal text-muted">{QUICK_TEXT.detailsHint}</span>
        </Link>
        <div className="glass sticky bottom-(--bottom-bar) pb-[max(0.75rem,env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0">
          <Button variant="secondary" disabled={isCreating} onClick={onSurprise}>
            <Dices aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {QUICK_TEXT.surprise}
          </Button>
          {undo && (
            <Button variant="quiet" className="px-3!" disabled={isCreating} onClick={onUndo}>
              <Undo2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
              <span className="max-sm:sr-only">{QUICK_TEXT.undo}</span>
            </Button>
          )}
          <span className="flex-1" />
          <Button type="submit" loading={isCreating} className="max-sm:px-4">
            {isCreating ? WIZARD_TEXT.finishing : QUICK_TEXT.finish[sex]}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** There is only one step, so a rejection cannot refer to another. */
const stay = () => undefined;

const SEXES = [
  { sex: 'female', path: '/quick-create' },
  { sex: 'male', path: '/quick-create?sex=male' },
] as const;

/** Each has its own draft, so that nothing is lost when switching back and forth. */
function SexLinks({ sex }: { sex: Sex }) {
  return (
    <nav aria-label={QUICK_TEXT.who} className="flex gap-2">
      {SEXES.map((one) => (
        <Link
          key={one.sex}
          to={one.path}
          replace
          aria-current={one.sex === sex ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-full px-5 font-semibold transition-[box-shadow,background]',
            one.sex === sex
              ? 'bg-ember-wash shadow-[inset_0_0_0_2px_var(--ember)]'
              : 'bg-raised shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
          )}
        >
          {QUICK_TEXT.sexes[one.sex]}
        </Link>
      ))}
    </nav>
  );
}
