import { ChevronDown } from 'lucide-react';

/** The arrow at the end of a `summary`; it turns when its `details` of the class `group` is open. */
export const FoldMark = () => (
  <ChevronDown
    aria-hidden="true"
    strokeWidth={1.5}
    className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
  />
);
