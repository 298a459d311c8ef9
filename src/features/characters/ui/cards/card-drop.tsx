import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { CARDS_TEXT } from './copy.ts';

const TEXT = CARDS_TEXT.import;
const ACCEPT = '.json,.png,.charx,application/json,image/png';

/** A drop zone for a card file; a click opens the file dialog. */
export function CardDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'flex cursor-pointer flex-col items-center gap-1 rounded-card border border-dashed px-6 py-14 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
        isOver ? 'border-ember bg-ember-wash' : 'border-line-strong hover:bg-overlay/60',
      )}
    >
      <FileUp aria-hidden="true" strokeWidth={1.5} className="mb-3 size-9 text-ember-text" />
      <span className="display text-lg">{TEXT.drop}</span>
      <span className="font-semibold text-ember-text underline underline-offset-3">
        {TEXT.choose}
      </span>
      <input
        type="file"
        accept={ACCEPT}
        aria-label={TEXT.file}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the user select the same file again after fixing it.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
