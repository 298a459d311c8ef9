import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  filterChoices,
  filterOptions,
  MAX_AGE,
  MIN_AGE,
} from '#features/characters/ui/search/filter-choices.ts';
import { FILTER_FIELDS } from '#features/characters/ui/search/filter-fields.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { readFilters, writeFilters, type BrowseFilters } from '../browse-filters.ts';
import type { BrowseList } from '../browse-lists.ts';
import { FILTER_TEXT } from '../copy.ts';

interface FilterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: BrowseList;
  filters: BrowseFilters;
}

/** All filters of a list. Applying them navigates to the filtered URL. */
export default function BrowseFilterDialog({
  open,
  onOpenChange,
  list,
  filters,
}: FilterDialogProps) {
  const navigate = useNavigate();
  const { sex } = list.query;
  const show = (next: BrowseFilters) => {
    onOpenChange(false);
    void navigate(list.path + writeFilters(next), { preventScrollReset: true });
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      params.append(name, String(value));
    const chosen = readFilters(params, {
      values: (field) => filterOptions(field, sex).map(({ id }) => id),
      minAge: MIN_AGE,
      maxAge: MAX_AGE,
    });
    show(filters.sort ? { ...chosen, sort: filters.sort } : chosen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={FILTER_TEXT.title}
      className="overflow-hidden"
    >
      <form onSubmit={apply} className="space-y-6 **:scroll-mb-32">
        <Ages filters={filters} />
        {FILTER_FIELDS.map((field) => (
          <fieldset key={field}>
            <legend className="text-sm font-semibold text-muted">
              {FILTER_TEXT.fields[field]}
            </legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {filterChoices(field, sex).map(({ label, ids }) => (
                <label key={label} className={CHIP}>
                  <input
                    type="checkbox"
                    name={field}
                    value={ids.join()}
                    defaultChecked={ids.some((id) => filters[field]?.includes(id))}
                    className="sr-only"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-6 py-4">
          <Button variant="quiet" onClick={() => show(filters.sort ? { sort: filters.sort } : {})}>
            {FILTER_TEXT.clear}
          </Button>
          <Button type="submit">{FILTER_TEXT.apply}</Button>
        </div>
      </form>
    </Dialog>
  );
}

const CHIP =
  'relative inline-flex min-h-11 cursor-pointer select-none items-center rounded-full px-4 text-sm font-medium text-text shadow-[inset_0_0_0_1px_var(--line)] transition-colors hover:bg-overlay has-checked:bg-ember-wash has-checked:font-semibold has-checked:text-ember-text has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember';

function Ages({ filters }: { filters: BrowseFilters }) {
  const age = (name: 'age_min' | 'age_max', label: string, placeholder: number) => (
    <label className="flex items-center gap-3 text-sm">
      {label}
      <Input
        type="number"
        name={name}
        min={MIN_AGE}
        max={MAX_AGE}
        inputMode="numeric"
        placeholder={String(placeholder)}
        defaultValue={filters[name]}
        className="w-24! tabular-nums"
      />
    </label>
  );
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-muted">{FILTER_TEXT.age}</legend>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {age('age_min', FILTER_TEXT.ageFrom, MIN_AGE)}
        {age('age_max', FILTER_TEXT.ageTo, MAX_AGE)}
      </div>
    </fieldset>
  );
}
