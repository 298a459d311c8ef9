import { useMutation } from '@tanstack/react-query';
import { Archive, Braces, Download, Image } from 'lucide-react';
import { describeError } from '#ui/describe-error.ts';
import { Button } from '#ui/primitives/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { downloadCard, type ExportKind } from './mutations.ts';
import { CARDS_TEXT } from './copy.ts';

const TEXT = CARDS_TEXT.export;
const KINDS: { kind: ExportKind; icon: typeof Braces }[] = [
  { kind: 'json2', icon: Braces },
  { kind: 'json3', icon: Braces },
  { kind: 'png', icon: Image },
  { kind: 'charx', icon: Archive },
];

/** Downloads the character as a card file of the chosen format. */
export function ExportCardMenu({ slug }: { slug: string }) {
  const save = useMutation({
    mutationFn: (kind: ExportKind) => downloadCard(slug, kind),
    onError: (error) => notify.error(TEXT.failed, describeError(error)),
  });
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" loading={save.isPending} aria-label={TEXT.label}>
          <Download aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
          {TEXT.trigger}
        </Button>
      }
    >
      {KINDS.map(({ kind, icon: Icon }) => (
        <MenuItem key={kind} onSelect={() => save.mutate(kind)}>
          <Icon aria-hidden="true" strokeWidth={1.5} />
          {TEXT[kind]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
