import type { BrowseList } from '../browse-lists.ts';
import type { BrowseData } from '../load-characters.ts';
import { BROWSE_TEXT } from '../copy.ts';
import { BrowseResults } from './browse-sections.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FaqSection } from './faq-section.tsx';
import { HeroCarousel } from './hero-carousel.tsx';

/** A browse page: hero, heading, cards, banner, and FAQ. */
export function BrowsePage({ list, data }: { list: BrowseList; data: BrowseData }) {
  return (
    <>
      {list.startSlide !== null && <HeroCarousel start={list.startSlide} compact />}
      <div className="mx-auto max-w-[110rem] px-4 md:px-8">
        <header className="pt-8 pb-6 md:pt-10">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="display text-3xl">{list.heading}</h1>
            {data.count > 0 && (
              <p className="text-sm text-muted tabular-nums">{BROWSE_TEXT.count(data.count)}</p>
            )}
          </div>
          <p className="mt-2 max-w-2xl text-muted">{list.description}</p>
        </header>
        <BrowseResults list={list} data={data} first={list.startSlide === null ? 2 : 0} />
        {list.banner && <CallToAction title={list.banner.title} text={list.banner.text} />}
        <FaqSection items={list.faq} />
      </div>
    </>
  );
}
