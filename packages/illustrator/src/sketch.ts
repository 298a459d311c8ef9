import { type Box, num, pathBox, touches } from './geometry.ts';
import { hex, type Tone } from './palette.ts';

/** A color stop: offset 0..1, tone, opacity 0..1. */
export type Stop = readonly [offset: number, tone: Tone, opacity?: number];

const stopText = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, tone, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${hex(tone)}"` +
        (opacity === undefined ? '/>' : ` stop-opacity="${Math.round(opacity * 100) / 100}"/>`),
    )
    .join('');

/** Collects the definitions (gradients, clips, filters) of one picture and returns references. */
export class Sketch {
  private definitions: string[] = [];
  private known = new Map<string, string>();
  private prefix: string;
  /** Clipped content that does not touch it is left out. Null: all is visible. */
  private view: Box | null = null;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** A sketch with the same definitions for content of which only `view` is visible. */
  seenIn(view: Box): Sketch {
    const own = new Sketch(this.prefix);
    own.definitions = this.definitions;
    own.known = this.known;
    own.view = view;
    return own;
  }

  private define(build: (id: string) => string): string {
    const key = build('');
    let id = this.known.get(key);
    if (!id) {
      id = `${this.prefix}${this.known.size}`;
      this.known.set(key, id);
      this.definitions.push(build(id));
    }
    return `url(#${id})`;
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopText(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient, oval with `ry`, optionally rotated by `angle` degrees. */
  radial(
    cx: number,
    cy: number,
    rx: number,
    stops: readonly Stop[],
    ry: number = rx,
    angle = 0,
  ): string {
    const transform =
      ry === rx && !angle
        ? ''
        : ` gradientTransform="translate(${num(cx)} ${num(cy)}) rotate(${num(angle)}) scale(1 ${Math.round((ry / rx) * 1000) / 1000})"`;
    const center = transform ? 'cx="0" cy="0"' : `cx="${num(cx)}" cy="${num(cy)}"`;
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${center} r="${num(rx)}"${transform}>${stopText(stops)}</radialGradient>`,
    );
  }

  clip(d: string): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** Returns whether a path may be visible. */
  sees(path: string): boolean {
    return this.view === null || touches(pathBox(path), this.view);
  }

  /**
   * Clips content to the path; nothing if the path is outside of the view, since the renderer aborts
   * the process on a clip far outside of the picture.
   */
  cut(path: string, content: string): string {
    return this.sees(path) ? group(`clip-path="${this.clip(path)}"`, content) : '';
  }

  /**
   * A blur; `box` is the region in user units, which should be small because filters cost by area.
   */
  blur(deviation: number, box: readonly [x: number, y: number, w: number, h: number]): string {
    const [x, y, w, h] = box.map((value) => Math.round(value));
    return this.define(
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    );
  }

  defs(): string {
    return `<defs>${this.definitions.join('')}</defs>`;
  }
}

/** A filled path; full `opacity` is omitted. */
export const fill = (d: string, paint: string, opacity = 1) =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;

/** A stroked path with round ends. */
export const stroke = (d: string, paint: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;

/** A stroke with fading sides, cheaper than a blur. */
export const softStroke = (d: string, paint: string, width: number, opacity: number) =>
  [1, 0.76, 0.54, 0.34, 0.16]
    .map((part) => stroke(d, paint, width * part, opacity * 0.28))
    .join('');

export const oval = (cx: number, cy: number, rx: number, ry: number, paint: string, opacity = 1) =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;

export const group = (attributes: string, content: string) =>
  content ? `<g ${attributes}>${content}</g>` : '';
