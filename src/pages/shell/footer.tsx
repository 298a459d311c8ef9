import { Link } from 'react-router';
import { FOOTER_TEXT, UI_TEXT } from '#ui/copy.ts';
import { useSite } from '#ui/site.ts';
import { CardBrands } from './card-brands.tsx';
import { Logo } from './logo.tsx';
import {
  DISCORD_LABEL,
  FOOTER_COMPANY,
  FOOTER_FEATURES,
  FOOTER_LEGAL,
  FOOTER_POPULAR,
  HIRING_LABEL,
} from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface Column {
  title: string;
  links: { path: string; label: string }[];
  outside?: { href: string; label: string }[];
}

const LINK =
  'inline-flex min-h-9 items-center text-sm text-muted transition-colors hover:text-text';

function FooterColumn({ title, links, outside = [] }: Column) {
  if (links.length + outside.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 text-sm font-semibold text-text">{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
        {outside.map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of the main layout: all columns whose pages exist, theme, language, card brands. */
export function Footer() {
  const site = useSite();
  const outside = [
    ...(site.hiringUrl ? [{ href: site.hiringUrl, label: HIRING_LABEL }] : []),
    ...(site.discordUrl ? [{ href: site.discordUrl, label: DISCORD_LABEL }] : []),
  ];
  return (
    <footer className="mt-20 border-t border-line px-4 pt-10 pb-8 md:px-8">
      <div className="mx-auto max-w-7xl">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[1.2fr_2fr]">
          <div className="max-w-xs">
            <Logo />
            <p className="mt-2 text-sm text-muted">{FOOTER_TEXT.about}</p>
          </div>
          <nav
            aria-label={UI_TEXT.footerNavigation}
            className="grid grid-cols-2 gap-8 sm:grid-cols-4"
          >
            <FooterColumn title={FOOTER_TEXT.features} links={FOOTER_FEATURES} />
            <FooterColumn title={FOOTER_TEXT.popular} links={FOOTER_POPULAR} />
            <FooterColumn title={FOOTER_TEXT.company} links={FOOTER_COMPANY} outside={outside} />
            <FooterColumn title={FOOTER_TEXT.legal} links={FOOTER_LEGAL} />
          </nav>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6">
          <p className="min-w-60 flex-1 text-sm text-muted">{FOOTER_TEXT.adults}</p>
          <CardBrands />
          <select
            aria-label={UI_TEXT.language}
            defaultValue="en"
            className="min-h-10 rounded-full bg-ground px-4 text-sm text-text shadow-[inset_0_0_0_1px_var(--line-strong)]"
          >
            <option value="en">{UI_TEXT.english}</option>
          </select>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
