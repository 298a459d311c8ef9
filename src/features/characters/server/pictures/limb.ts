/** A point along a limb, and its half width there. */
export type Joint = readonly [x: number, y: number, half: number];

type Point = readonly [number, number];

/** The smooth outline of a limb along `joints`, as an SVG path. */
export function limb(joints: readonly Joint[]): string {
  const sides = joints.map(([x, y, half], at) => {
    const [fromX, fromY] = joints[Math.max(at - 1, 0)]!;
    const [toX, toY] = joints[Math.min(at + 1, joints.length - 1)]!;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [acrossX, acrossY] = [((toY - fromY) / length) * half, (-(toX - fromX) / length) * half];
    return { left: [x - acrossX, y - acrossY], right: [x + acrossX, y + acrossY] } as const;
  });
  return closed([
    ...sides.map(({ left }) => left),
    ...sides.map(({ right }) => right).toReversed(),
  ]);
}

/** A closed curve through all points (Catmull-Rom as cubic Béziers). */
function closed(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    return `C${[first, second, to].map(show).join(' ')}`;
  });
  return `M${show(points[0]!)}${curves.join('')}Z`;
}

const show = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
