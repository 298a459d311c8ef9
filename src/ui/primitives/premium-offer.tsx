import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { withNext } from '../with-next.ts';

interface PremiumOfferProps {
  copy: { title: string; text: string; upgrade: string; dismiss: string };
  onDismiss(): void;
}

/** Offers Premium above a text field; the offer page links back here. */
export function PremiumOffer({ copy, onDismiss }: PremiumOfferProps) {
  const { pathname, search } = useLocation();
  return (
    <section
      role="alert"
      className="relative mb-3 flex animate-rise flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-iris-wash py-4 pr-14 pl-5"
    >
      <div className="min-w-56 flex-1">
        <h2 className="display text-lg">{copy.title}</h2>
        <p className="mt-1 text-sm text-muted">{copy.text}</p>
      </div>
      <ButtonLink variant="premium" to={withNext('/premium', pathname + search)}>
        {copy.upgrade}
      </ButtonLink>
      <IconButton label={copy.dismiss} onClick={onDismiss} className="absolute top-1.5 right-1.5">
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
