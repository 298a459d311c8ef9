import { CircleAlert, FileCheck2, PackageX, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardPreview } from '#features/characters/contract-cards.ts';
import { FIELD_LABELS } from '../detail/copy.ts';
import { CARDS_TEXT } from './copy.ts';

const TEXT = CARDS_TEXT.import;

/** What an import uses, repairs and omits, or why the file is rejected. */
export function CardSummary({ preview, fileName }: { preview: CardPreview; fileName: string }) {
  const { spec, taken, repaired, left_out: leftOut, refused } = preview;
  return (
    <div className="space-y-5">
      <p className="flex gap-x-4 text-sm text-muted">
        <span className="min-w-0 flex-1 truncate">{fileName}</span>
        <span>{TEXT.version(spec.toUpperCase())}</span>
      </p>
      {refused.length > 0 && (
        <section
          role="alert"
          className="rounded-card px-5 py-4 text-danger shadow-[inset_0_0_0_1px_currentColor]"
        >
          <h3 className="flex items-center gap-2.5 font-semibold">
            <CircleAlert aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {TEXT.refused}
          </h3>
          {refused.map((sentence) => (
            <p key={sentence} className="mt-1.5">
              {sentence}
            </p>
          ))}
        </section>
      )}
      {refused.length === 0 && (
        <>
          <Part title={TEXT.taken} icon={<FileCheck2 aria-hidden="true" strokeWidth={1.5} />}>
            <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
              {Object.entries(taken).map(([field, size]) => (
                <div key={field} className="flex items-baseline justify-between gap-3">
                  <dt>{labelOf(field)}</dt>
                  <dd className="text-muted tabular-nums">{sizeOf(field, size)}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Sentences
            title={TEXT.repaired}
            icon={<Wrench aria-hidden="true" strokeWidth={1.5} />}
            sentences={repaired}
          />
          <Sentences
            title={TEXT.leftOut}
            icon={<PackageX aria-hidden="true" strokeWidth={1.5} />}
            sentences={leftOut}
          />
        </>
      )}
    </div>
  );
}

function Part({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 flex items-center gap-2.5 font-semibold [&_svg]:size-5 [&_svg]:text-ember-text">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}

function Sentences(props: { title: string; icon: ReactNode; sentences: string[] }) {
  if (props.sentences.length === 0) return null;
  return (
    <Part title={props.title} icon={props.icon}>
      <ul className="space-y-1 text-sm text-muted">
        {props.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Part>
  );
}

const labelOf = (field: string): string =>
  field === 'lorebook_entries'
    ? FIELD_LABELS.character_book
    : (FIELD_LABELS[field as keyof typeof FIELD_LABELS] ?? field.replaceAll('_', ' '));

function sizeOf(field: string, size: number): string {
  if (field === 'lorebook_entries') return TEXT.entries(size);
  if (field === 'alternate_greetings') return TEXT.greetings(size);
  if (field === 'pictures') return TEXT.pictures(size);
  return field === 'tags' ? TEXT.tags(size) : TEXT.letters(size);
}
