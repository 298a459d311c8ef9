import { AXIS } from './face/axis.ts';
import { contourSide } from './face/contour.ts';
import { type Point, lerp, smoothPath } from './geometry.ts';
import { turnHead } from './head-turn.ts';
import type { Traits } from './person.ts';
import { type Pose, projectBody, projectHead } from './pose.ts';

/** The half widths of neck and shoulders. */
interface Build {
  neck: number;
  shoulder: number;
}

/** The turned lower edge of the head from one ear over the chin to the other. */
function jawLine(traits: Traits, pose: Pose): Point[] {
  const chin = projectHead(pose)(0, traits.face.chinY, AXIS.chin);
  return [
    ...contourSide(traits, pose, -1).slice(5),
    chin,
    ...contourSide(traits, pose, 1).slice(5).reverse(),
  ].map((point) => turnHead(pose, point));
}

/** The lowest point of the line at `x`; undefined beside it. */
function heightAt(line: readonly Point[], x: number): number | undefined {
  const heights = line.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = line[i]!;
    const t = (x - ax) / (bx - ax || 1);
    return t >= 0 && t <= 1 ? [lerp(ay, by, t)] : [];
  });
  return heights.length > 0 ? Math.max(...heights) : undefined;
}

/**
 * The upper edge of the light on neck and shoulders, from the neck's lit side to the arm in shadow.
 * The jaw's shadow starts narrow, dips round the neck, and runs on in the shade of the far side.
 */
export function shadeEdge(traits: Traits, pose: Pose, { neck, shoulder }: Build): Point[] {
  const k = pose.light;
  const body = projectBody(pose);
  const jaw = jawLine(traits, pose);
  const [, chinY] = jaw[Math.floor(jaw.length / 2)]!;
  const pit = body(0, 0)[1];
  const room = Math.max(40, pit - chinY);
  // `across` is 1 on the lit edge of the neck and -1 on the other.
  const below = (across: number, drop: number): Point => {
    const [x] = body(k * neck * across, -120 * (1 - drop));
    // On the lit side it follows the jaw, and on the other one it is near the pit.
    const jawY = lerp(heightAt(jaw, x) ?? chinY - room * 0.8, chinY - room * 0.1, drop);
    return [x, jawY + room * drop];
  };
  const cast = [below(1.25, 0.06), below(0.8, 0.16), below(0.34, 0.36), below(-0.12, 0.6)];
  // A chin that hangs over the lit side pushes the rest of the edge down.
  for (const [i, [x, y]] of cast.entries())
    if (i > 0) cast[i] = [x, Math.max(y, cast[i - 1]![1] + room * 0.13)];
  return [
    ...cast,
    below(-0.42, 0.88),
    body(-k * neck * 0.58, -10),
    body(-k * neck * 0.82, 26),
    body(-k * shoulder * 0.36, 66),
    body(-k * shoulder * 0.54, 130),
    body(-k * shoulder * 0.68, 300),
    body(-k * shoulder * 0.74, 700),
  ];
}

/** The shade of neck and shoulders as one shape, of which the body's outline shows a part. */
export function neckShade(traits: Traits, pose: Pose, build: Build): string {
  const k = pose.light;
  const body = projectBody(pose);
  const edge = shadeEdge(traits, pose, build);
  const [x, y] = edge[0]!;
  return smoothPath(
    [
      ...edge,
      body(-k * build.shoulder * 1.4, 700),
      body(-k * build.shoulder * 1.4, -80),
      body(-k * (build.neck + 60), -270),
      body(k * (build.neck + 60), -290),
      [x + k * 40, y - 30],
    ],
    true,
  );
}
