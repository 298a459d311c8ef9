import type { Browser } from 'playwright-core';
import type { Instances } from '../backend.ts';
import { openBrowser, openProfile } from '../chromium.ts';
import type { Figure } from '../figures.ts';
import { signIn } from '../product-client.ts';

/** Measures the compressed JavaScript that a browser with an empty cache loads for a page. */
export async function measureWeight(instances: Instances): Promise<Figure[]> {
  const instance = (await instances.create('embedded'))!;
  const product = await instance.start({ TEXT_SCRIPTED_DELAY_MS: '5' });
  const browser = await openBrowser();
  try {
    const user = await signIn(product.url, 'weight@example.test');
    user.close();
    const pages = [
      { name: 'home page', path: '/', token: undefined, goal: 160 },
      { name: 'chat page', path: '/chat/elena-marchetti', token: user.token, goal: 200 },
    ];
    const figures: Figure[] = [];
    for (const { name, path, token, goal } of pages) {
      const scripts = await loadScripts(browser, product.url + path, token);
      figures.push({
        name: `JavaScript of the ${name}`,
        value: scripts.reduce((sum, script) => sum + script.bytes, 0) / 1024,
        unit: 'KB',
        goal: { max: goal },
        detail: `${scripts.length} files; the largest ${scripts
          .sort((a, b) => b.bytes - a.bytes)
          .slice(0, 3)
          .map(({ file, bytes }) => `${file} ${(bytes / 1024).toFixed(0)}`)
          .join(', ')}`,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    instance.remove();
  }
}

async function loadScripts(browser: Browser, url: string, token: string | undefined) {
  const context = await openProfile(browser, token);
  const page = await context.newPage();
  const sizes: Promise<{ file: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      sizes.push(
        request.sizes().then(({ responseBodySize }) => ({
          file: pathname
            .split('/')
            .at(-1)!
            .replace(/-[\w-]{8}\.js$/, ''),
          bytes: responseBodySize,
        })),
      );
  });
  await page.goto(url, { waitUntil: 'load' });
  // Includes scripts that are loaded after hydration.
  await page.waitForTimeout(2500);
  const scripts = await Promise.all(sizes);
  await context.close();
  return scripts;
}
