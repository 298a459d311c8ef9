import type { BrowserContext, Page } from 'playwright-core';
import { CALL_TEXT } from '#features/calls/ui/copy.ts';
import type { TestUser } from './person.ts';
import type { AppHarness, OpenOptions } from './stage.ts';

/** Page object of a call's page. */
export const callScreen = (page: Page) => ({
  page,
  startButton: page.getByRole('button', { name: CALL_TEXT.before.start }),
  captions: page.getByRole('log', { name: CALL_TEXT.captions.label }),
  input: page.getByRole('textbox', { name: CALL_TEXT.call.type }),
  hangUpButton: page.getByRole('button', { name: CALL_TEXT.call.hangUp }),
  timer: page.getByRole('timer'),
  /** Presses "Start call" and waits until the call is answered. */
  async start() {
    await this.startButton.click();
    await this.timer.waitFor();
  },
  async hangUp() {
    await this.hangUpButton.click();
    await page.getByRole('heading', { name: CALL_TEXT.end.title }).waitFor();
  },
});
export type CallScreen = ReturnType<typeof callScreen>;

export const allowMicrophone = (context: BrowserContext) =>
  context.grantPermissions(['microphone']);

/** Opens the page of a call with a character. */
export async function openCall(
  app: AppHarness,
  slug: string,
  as: TestUser,
  options: OpenOptions = {},
): Promise<CallScreen> {
  return callScreen(await app.open({ path: `/call/${slug}`, as, ...options }));
}

export const availableOf = async (user: TestUser): Promise<number> =>
  (await user.call<{ balance: { available: number } }>('/billing/ledger')).balance.available;

/** Records in the page when the microphone gets loud after a second of silence, and when sounds are stopped. Milliseconds. */
export const timeBargeIn = (context: BrowserContext) =>
  context.addInitScript(() => {
    const times = { loud: [] as number[], stopped: [] as number[] };
    Object.assign(window, { times });
    const { stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.stop = function (...given) {
      times.stopped.push(performance.now());
      return stop.apply(this, given);
    };
    window.AudioWorkletNode = class extends AudioWorkletNode {
      constructor(...given: ConstructorParameters<typeof AudioWorkletNode>) {
        super(...given);
        let quietFrames = Infinity;
        this.port.addEventListener('message', ({ data }: MessageEvent<{ data?: ArrayBuffer }>) => {
          if (!data.data) return;
          const isLoud = new Float32Array(data.data).some((sample) => Math.abs(sample) > 0.02);
          // A frame started one frame length before it arrives.
          if (isLoud && quietFrames > 31) times.loud.push(performance.now() - 32);
          quietFrames = isLoud ? 0 : quietFrames + 1;
        });
      }
    };
  });

export const readBargeIn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'times') as { loud: number[]; stopped: number[] });
