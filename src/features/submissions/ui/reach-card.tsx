import type { LucideIcon } from 'lucide-react';

/** A way to reach the team: the whole card is a link, or plain text if there is nothing to open. */
export function ReachCard({
  icon: Icon,
  title,
  href,
  label,
}: {
  icon: LucideIcon;
  title: string;
  href?: string;
  label: string;
}) {
  const isOutside = href?.startsWith('http');
  const words = 'block text-base font-semibold break-words text-text';
  return (
    <li className="relative flex gap-4 rounded-card bg-raised p-5">
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className="mt-0.5 size-5.5 shrink-0 text-ember-text"
      />
      <div className="min-w-0">
        <p className="text-sm text-muted">{title}</p>
        {href ? (
          <a
            href={href}
            {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            className={`${words} underline-offset-3 after:absolute after:inset-0 after:rounded-card hover:underline`}
          >
            {label}
          </a>
        ) : (
          <p className={words}>{label}</p>
        )}
      </div>
    </li>
  );
}
