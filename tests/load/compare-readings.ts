import { quantile, type Figure } from './figures.ts';

const READINGS = 150;
const WARM_UP = 20;

/** Compares the duration of the same read with little and with much data, alternating. Returns the ratio. */
export async function compareReadings<Place>(
  name: string,
  little: Place,
  much: Place,
  read: (place: Place) => Promise<unknown>,
): Promise<Figure> {
  const times: [number[], number[]] = [[], []];
  for (let reading = -WARM_UP; reading < READINGS; reading += 1)
    for (const [at, place] of [little, much].entries()) {
      const began = performance.now();
      await read(place);
      if (reading >= 0) times[at]!.push(performance.now() - began);
    }
  const [of, against] = [quantile(times[1]), quantile(times[0])];
  return {
    name,
    value: of / against,
    unit: 'times',
    goal: { max: 1.5 },
    detail: `${of.toFixed(2)} ms against ${against.toFixed(2)} ms, medians of ${READINGS}`,
  };
}
