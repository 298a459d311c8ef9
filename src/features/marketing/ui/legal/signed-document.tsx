import type { ReactNode } from 'react';

/** The frame of a document opened by a signed link. */
export function SignedDocument({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[42rem] px-4 pt-10 md:px-8 md:pt-16">
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-4 text-muted">{lead}</p>
      {children}
    </div>
  );
}

export function DocumentRows({ rows }: { rows: [name: string, text: string][] }) {
  return (
    <dl className="mt-5 divide-y divide-line border-y border-line">
      {rows.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
