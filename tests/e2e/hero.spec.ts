import { describe, expect, test } from 'vitest';
import { HERO_TEXT } from '#features/marketing/copy.ts';
import { HERO_LAYERS, HERO_SLIDES } from '#features/marketing/hero-slides.ts';
import { AGE_TEXT } from '#ui/copy.ts';
import { DESKTOP, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });

describe('the hero', () => {
  const openSlide = '.hero [data-open="true"]';

  test('advances through five slides automatically, and can be paused', async () => {
    const page = await app.open({
      reducedMotion: false,
      prepare: (context) => context.clock.install({ time: '2026-01-01T08:00:00Z' }),
    });
    const title = page.locator(`${openSlide} h2`);
    const titles = HERO_SLIDES.map(({ words: text }) => text.title);
    expect(titles).toHaveLength(5);
    await page.getByRole('button', { name: HERO_TEXT.pause }).waitFor();
    await page.clock.pauseAt('2026-01-01T09:00:00Z');
    await page.getByRole('button', { name: HERO_TEXT.goTo(1, titles[0]!) }).click();
    // Hovering pauses the slides.
    await page.mouse.move(0, 0);
    await page.locator('.hero-stage[aria-live=off]').waitFor();
    for (const [at, next] of [...titles.slice(1), titles[0]].entries()) {
      await page.clock.runFor(4900);
      expect(await title.textContent()).toBe(titles[at]);
      await page.clock.runFor(100);
      await expect.poll(() => title.textContent()).toBe(next);
    }
    await page.getByRole('button', { name: HERO_TEXT.pause }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: HERO_TEXT.play }).waitFor();
    await page.clock.runFor(20_000);
    expect(await title.textContent()).toBe(titles[0]);
  });

  test('changes slides with previous, next and the dots', async () => {
    const page = await app.open();
    const title = page.locator(`${openSlide} h2`);
    const shows = (index: number) =>
      expect.poll(() => title.textContent()).toBe(HERO_SLIDES[index]!.words.title);
    await page.getByRole('button', { name: HERO_TEXT.next }).click();
    await shows(1);
    await page.getByRole('button', { name: HERO_TEXT.previous }).click();
    await page.getByRole('button', { name: HERO_TEXT.previous }).click();
    await shows(4);
    const fourth = HERO_TEXT.goTo(4, HERO_SLIDES[3]!.words.title);
    await page.getByRole('button', { name: fourth }).click();
    await shows(3);
    for (const { to } of HERO_SLIDES) expect((await page.request.get(to)).status()).toBe(200);
  });

  test('never shows the words of two slides at once', async () => {
    const page = await app.open({ reducedMotion: false });
    await page.getByRole('button', { name: HERO_TEXT.pause }).click();
    await page.getByRole('button', { name: HERO_TEXT.play }).waitFor();
    // Once from a still slide, once in the middle of a change.
    for (const interruptAt of [null, 60, 200]) {
      const frames = await page.evaluate(sampleWords, interruptAt);
      expect(frames.length).toBeGreaterThan(30);
      for (const opacities of frames)
        expect(opacities.toSorted((a, b) => b - a)[1], String(opacities)).toBeLessThan(0.02);
      expect(frames.at(-1)).toContain(1);
    }
  });

  test('stays still behind the 18+ notice', async () => {
    const page = await app.open({
      isFirstVisit: true,
      reducedMotion: false,
      prepare: (context) => context.clock.install({ time: '2026-01-01T08:00:00Z' }),
    });
    const notice = page.getByRole('dialog', { name: AGE_TEXT.title });
    const title = page.locator(`${openSlide} h2`);
    await notice.waitFor();
    await page.clock.pauseAt('2026-01-01T09:00:00Z');
    await page.clock.runFor(20_000);
    expect(await title.textContent()).toBe(HERO_SLIDES[0]!.words.title);
    expect(await page.evaluate(countMoving)).toBe(0);

    await notice.getByRole('button', { name: AGE_TEXT.confirm }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await page.locator('.hero-stage[aria-live=off]').waitFor();
    await expect.poll(() => page.evaluate(countMoving)).toBeGreaterThan(0);
    await page.clock.runFor(5000);
    await expect.poll(() => title.textContent()).toBe(HERO_SLIDES[1]!.words.title);
  });

  test('rests while it is off screen, and while it is paused', async () => {
    const page = await app.open({ reducedMotion: false });
    const moving = () => expect.poll(() => page.evaluate(countMoving));
    await moving().toBeGreaterThan(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await moving().toBe(0);
    await page.locator('.hero').scrollIntoViewIfNeeded();
    await moving().toBeGreaterThan(0);
    await page.getByRole('button', { name: HERO_TEXT.pause }).click();
    await moving().toBe(0);
  });

  test.each([PHONE, DESKTOP])('shows every layer of its picture at %i px', async (width) => {
    const page = await app.open({ width });
    const layers = page.locator(`${openSlide} .hero-layer`);
    const shape = width === PHONE ? 'tall' : 'wide';
    for (const { id, words } of HERO_SLIDES) {
      const number = HERO_SLIDES.findIndex((slide) => slide.id === id) + 1;
      await page.getByRole('button', { name: HERO_TEXT.goTo(number, words.title) }).click();
      await expect
        .poll(() =>
          layers.evaluateAll((images) =>
            (images as HTMLImageElement[])
              .filter(({ naturalWidth }) => naturalWidth > 0)
              .map(({ currentSrc }) => new URL(currentSrc).pathname.split('/').at(-1)!),
          ),
        )
        .toEqual(
          HERO_LAYERS.map((layer): unknown => expect.stringContaining(`${id}-${shape}-${layer}`)),
        );
    }
  });

  test('has both buttons of a slide side by side on a phone', async () => {
    const page = await app.open({ width: PHONE });
    for (const [at, { words }] of HERO_SLIDES.entries()) {
      await page.getByRole('button', { name: HERO_TEXT.goTo(at + 1, words.title) }).click();
      await page.locator(openSlide, { hasText: words.title }).waitFor();
      const tops = await page
        .locator(`${openSlide} a`)
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(tops[0], words.title).toBe(tops[1]);
    }
  });

  test('does not move with reduced motion', async () => {
    const page = await app.open({ prepare: (context) => context.clock.install() });
    const title = page.locator(`${openSlide} h2`);
    await page.getByRole('button', { name: HERO_TEXT.play }).waitFor();
    await page.clock.runFor(20_000);
    expect(await title.textContent()).toBe(HERO_SLIDES[0]!.words.title);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

/** Counts the hero's animations that run. */
function countMoving(): number {
  const hero = document.querySelector('.hero')!;
  return hero
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation && animation.playState === 'running')
    .length;
}

/** A stopped transition, and where in it the sampling begins, in milliseconds. */
interface Run {
  animation: Animation;
  from: number;
}

/**
 * Changes the slide and returns how visible the words of each slide are, 0 to 1, at every 10 ms of
 * the change. With `interruptAt` it changes the slide again at that moment of the first change.
 * Transitions are stopped as soon as they exist and set to each moment, so a slow machine sees the
 * same as a fast one.
 */
async function sampleWords(interruptAt: number | null): Promise<number[][]> {
  const hero = document.querySelector('.hero')!;
  const dots = hero.querySelectorAll<HTMLElement>('.hero-controls [aria-label^="Slide "]');
  const words = [...hero.querySelectorAll<HTMLElement>('.hero-words')];
  const opacityOf = (element: Element): number => {
    const { opacity, visibility } = getComputedStyle(element);
    if (visibility === 'hidden') return 0;
    return element === hero ? 1 : Number(opacity) * opacityOf(element.parentElement!);
  };
  const transitions = () =>
    hero.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);
  const change = async (): Promise<Run[]> => {
    const open = [...dots].findIndex((dot) => dot.ariaCurrent === 'true');
    const changed = new Promise<Run[]>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const started = transitions();
        for (const animation of started) animation.pause();
        resolve(started.map((animation) => ({ animation, from: Number(animation.currentTime) })));
      });
      observer.observe(hero, { attributeFilter: ['data-open'], subtree: true });
    });
    dots[(open + 1) % dots.length]!.click();
    return changed;
  };
  const frames: number[][] = [];
  const play = (runs: Run[], until: number) => {
    for (let at = 0; at <= until; at += 10) {
      for (const { animation, from } of runs) animation.currentTime = from + at;
      frames.push(words.map(opacityOf));
    }
  };
  const first = await change();
  play(first, interruptAt ?? 400);
  const last = interruptAt === null ? first : await change();
  if (interruptAt !== null) play(last, 400);
  for (const { animation } of last) animation.finish();
  return frames;
}
