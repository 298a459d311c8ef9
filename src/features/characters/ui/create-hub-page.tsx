import { clsx } from 'clsx';
import { ArrowRight, FileUp, Sparkles, type LucideIcon } from 'lucide-react';
import { Link, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { previewUrl, type Portrayed } from '../option-pictures.ts';
import { HUB_TEXT } from './wizard/copy.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: HUB_TEXT.title,
    description: HUB_TEXT.description,
    path: '/create-ai-companion',
    index: false,
  });
}

interface HubCard {
  path: string;
  words: { title: string; text: string };
  /** The character in the card's picture. */
  person: Portrayed;
  seed: string;
}

const CARDS: HubCard[] = [
  {
    path: '/ai-girlfriend',
    words: HUB_TEXT.girlfriend,
    seed: 'hub-lamplight',
    person: {
      sex: 'female',
      style: 'realistic',
      age: 29,
      ethnicity: 'latina',
      body_type: 'curvy',
      hair_color: 'brunette',
      hair_style: 'curly',
      eye_color: 'brown',
      clothing: 'long_dress',
    },
  },
  {
    path: '/ai-boyfriend',
    words: HUB_TEXT.boyfriend,
    seed: 'hub-harbor',
    person: {
      sex: 'male',
      style: 'realistic',
      age: 33,
      ethnicity: 'caucasian',
      body_type: 'muscular',
      hair_color: 'brown',
      hair_style: 'short',
      eye_color: 'green',
      clothing: 'white_shirt',
    },
  },
  {
    path: '/clone-ai-companion',
    words: HUB_TEXT.clone,
    seed: 'hub-mirror-6',
    person: {
      sex: 'female',
      style: 'anime',
      age: 31,
      ethnicity: 'asian',
      body_type: 'athletic',
      hair_color: 'black',
      hair_style: 'bangs',
      eye_color: 'green',
      clothing: 'blazer',
    },
  },
];

/** /create-ai-companion: the start page of every way to create a companion. */
export default function CreateHubPage() {
  return (
    <RequireUser>
      <Hub />
    </RequireUser>
  );
}

function Hub() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-8 md:py-12">
      <h1 className="display text-3xl md:text-4xl">{HUB_TEXT.heading}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{HUB_TEXT.lead}</p>
      <WayRow path="/quick-create" words={HUB_TEXT.quick} icon={Sparkles} className="mt-6" />
      <ul className="mt-4 md:mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
        {CARDS.map((card, index) => (
          <li key={card.path} className={clsx(index === 2 && 'max-md:col-span-2', 'rounded-card')}>
            <PersonCard {...card} isWide={index === 2} />
          </li>
        ))}
      </ul>
      <WayRow
        path="/my-characters?import=1"
        words={HUB_TEXT.import}
        icon={FileUp}
        className="mt-4 md:mt-5"
      />
      <Ready />
    </div>
  );
}

function PersonCard({ path, words, person, seed, isWide }: HubCard & { isWide: boolean }) {
  return (
    <Link
      to={path}
      className={clsx(
        'character-card lamp-panel relative block overflow-hidden rounded-card',
        isWide ? 'aspect-3/4 max-md:aspect-3/2' : 'aspect-3/4',
      )}
    >
      <img
        src={previewUrl(person, seed)}
        alt=""
        width={480}
        height={640}
        className="absolute inset-0 size-full object-cover object-[50%_30%]"
      />
      <span className="card-scrim absolute inset-x-0 bottom-0 px-4 pt-16 pb-4 md:px-5 md:pb-5">
        <span className="display block text-xl text-cream lg:text-2xl">{words.title}</span>
        <span
          className={clsx(
            'mt-1 text-sm text-cream-muted lg:block lg:text-base',
            isWide ? 'block md:hidden' : 'hidden',
          )}
        >
          {words.text}
        </span>
      </span>
    </Link>
  );
}

function WayRow(props: {
  path: string;
  words: { title: string; text: string };
  icon: LucideIcon;
  className: string;
}) {
  const { path, words, icon: Icon, className } = props;
  return (
    <Link
      to={path}
      className={clsx(
        'group flex items-center gap-4 rounded-card bg-raised px-5 py-4 shadow-[inset_0_0_0_1px_var(--line)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
        className,
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ember-wash text-ember-text">
        <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.5} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{words.title}</span>
        <span className="block text-sm text-muted">{words.text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}

const READY = [
  { path: '/girls', label: HUB_TEXT.girls },
  { path: '/guys', label: HUB_TEXT.guys },
];

function Ready() {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-6 text-muted">
      {HUB_TEXT.ready}
      {READY.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className="inline-flex min-h-11 items-center font-semibold text-ember-text underline-offset-3 hover:underline"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}
