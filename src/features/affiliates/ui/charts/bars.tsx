import { roundTop } from './series.ts';

const HEIGHT = 104;
/** Width of a bar relative to its slot. */
const BAR_RATIO = 0.72;
const MIN_HEIGHT = 3;

interface BarsProps {
  values: readonly number[];
  /** The selected bar. */
  shown: number | null;
  format: (value: number) => string;
}

/** The graphic: bars on a baseline, with the top of the scale. */
export function Bars({ values, shown, format }: BarsProps) {
  const top = roundTop(Math.max(...values));
  const place = 100 / values.length;
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT + 20} className="block overflow-visible">
      <text x="0" y="11" className="fill-muted text-xs">
        {format(top)}
      </text>
      <g transform="translate(0 18)">
        <line x2="100%" y1="0.5" y2="0.5" className="stroke-line" strokeDasharray="2 4" />
        {values.map((value, index) => {
          const height = value > 0 ? Math.max(MIN_HEIGHT, (value / top) * HEIGHT) : 0;
          return (
            <rect
              key={index}
              x={`${(index + (1 - BAR_RATIO) / 2) * place}%`}
              width={`${BAR_RATIO * place}%`}
              y={HEIGHT - height}
              height={height}
              rx={Math.min(3, 60 / values.length)}
              className={shown === null || shown === index ? 'fill-ember' : 'fill-ember/45'}
            />
          );
        })}
        {shown !== null && (
          <rect
            x={`${shown * place}%`}
            width={`${place}%`}
            y="0"
            height={HEIGHT}
            className="fill-ember-wash"
          />
        )}
        <line x2="100%" y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="stroke-line-strong" />
      </g>
    </svg>
  );
}
