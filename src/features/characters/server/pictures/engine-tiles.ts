import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import { PICTURE_VERSION, type PictureField } from '../../option-pictures.ts';
import { offeredOptions } from '../../options/index.ts';
import { drawTilesJob } from '../jobs.ts';
import { loadPortraitMaker, PortraitFailure } from '../portrait-maker.ts';
import type { OptionPictureQuery } from './contract.ts';
import { TILE_SEEDS, tilePerson } from './tile-person.ts';

/** The tiles of one question, which switch together from sketches to engine pictures. */
export type TileSet = Pick<OptionPictureQuery, 'sex' | 'style' | 'field'>;

/** A tile's scene, with its requested and stored size in pixels. */
interface View {
  scene: string;
  requested: { width: number; height: number };
  stored: { width: number; height: number };
  position: 'top' | 'center';
}
const PLAIN = 'neutral expression, soft light, plain background';
const UPRIGHT = { width: 896, height: 1152 };
const WHOLE: View = {
  scene: `portrait, head and shoulders, facing the viewer, ${PLAIN}`,
  requested: UPRIGHT,
  stored: { width: 360, height: 480 },
  position: 'top',
};
const HAIR: View = {
  ...WHOLE,
  scene: `portrait, head and shoulders, the whole hair in view, ${PLAIN}`,
  stored: { width: 320, height: 400 },
};
const VIEWS: Record<PictureField, View> = {
  style: WHOLE,
  ethnicity: WHOLE,
  hair_color: HAIR,
  hair_style: HAIR,
  eye_color: {
    scene: `close-up of both eyes, which fill the picture, ${PLAIN}`,
    requested: { width: 1216, height: 832 },
    stored: { width: 320, height: 160 },
    position: 'center',
  },
  clothing: {
    scene: `from the chin down to the waist, what is worn in full view, ${PLAIN}`,
    requested: { width: 1024, height: 1024 },
    stored: { width: 320, height: 320 },
    position: 'center',
  },
  body_type: {
    scene: `standing, from head to ankles, fully dressed, ${PLAIN}`,
    requested: { width: 832, height: 1216 },
    stored: { width: 360, height: 480 },
    position: 'center',
  },
};

/** The time limit of one tile. */
const TILE_TIMEOUT_MS = 600_000;
/** A missing set is requested again after this time. */
const REQUEST_AGAIN_MS = 3600_000;

/** One folder per engine, so that another engine draws its own tiles. */
function folderOf(engine: string, { sex, style, field }: TileSet): string {
  const name = createHash('sha256').update(engine).digest('hex').slice(0, 16);
  return `options/by-${name}/${sex}-${style}-${field}-v${PICTURE_VERSION}`;
}
const keyOf = (engine: string, set: TileSet, id: string) => `${folderOf(engine, set)}/${id}.webp`;
/** A file with one word: `whole` when every tile exists, `refused` when one was refused. */
const stateKey = (engine: string, set: TileSet) => `${folderOf(engine, set)}/standing`;

/**
 * The configured engine's tile; null until its whole set exists, and always with the illustrator.
 */
export function createEngineTiles() {
  const requestedAt = new Map<string, number>();
  return async (ctx: Context, query: OptionPictureQuery): Promise<Uint8Array | null> => {
    const { name, kind } = ctx.image;
    if (kind === 'illustrated') return null;
    const set: TileSet = { sex: query.sex, style: query.style, field: query.field };
    const state = (await ctx.storage.get(stateKey(name, set)))?.toString();
    if (state === 'whole') return ctx.storage.get(keyOf(name, set, query.id));
    if (state) return null;
    const key = folderOf(name, set);
    const now = ctx.now().getTime();
    if (now - (requestedAt.get(key) ?? -Infinity) < REQUEST_AGAIN_MS) return null;
    requestedAt.set(key, now);
    await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, drawTilesJob, set));
    return null;
  };
}

/** Job handler: has the engine make a set's missing tiles. */
export async function drawTiles(ctx: Context, set: TileSet): Promise<void> {
  const { name, kind } = ctx.image;
  if (kind === 'illustrated' || (await ctx.storage.has(stateKey(name, set)))) return;
  const storeState = (word: string) => ctx.storage.put(stateKey(name, set), Buffer.from(word));
  try {
    for (const id of idsOf(ctx, set)) {
      const key = keyOf(name, set, id);
      if (!(await ctx.storage.has(key)))
        await ctx.storage.put(key, await makeTile(ctx, { ...set, id }));
    }
    await storeState('whole');
  } catch (error) {
    if (!(error instanceof PortraitFailure)) throw error;
    ctx.log.warn({ err: error, ...set }, 'could not generate tiles');
    if (error.retryable) throw error;
    // A refusal is final; other failures are requested again later.
    if (FINAL.has(error.code)) await storeState('refused');
  }
}

const FINAL = new Set(['engine_refused', 'blocked_result', 'blocked_prompt']);

function idsOf(ctx: Context, { sex, style, field }: TileSet): string[] {
  if (field === 'style') return [style];
  const options = offeredOptions(sex, ctx.config.restrictedOptions)[field] ?? [];
  return options.map(({ id }) => id);
}

async function makeTile(ctx: Context, query: OptionPictureQuery): Promise<Uint8Array> {
  const { scene, requested, stored, position } = VIEWS[query.field];
  const seed = TILE_SEEDS[query.sex];
  const makePortrait = await loadPortraitMaker();
  const { bytes, xmp } = await makePortrait(ctx, {
    person: {
      ...tilePerson(query),
      name: '',
      description: '',
      slug: seed,
      portrait_seed: seed,
      owner_id: null,
    },
    view: { scene, ...requested },
    signal: AbortSignal.timeout(TILE_TIMEOUT_MS),
    onProgress: () => {},
  });
  return sharp(bytes, { pages: 1 })
    .rotate()
    .resize({ ...stored, fit: 'cover', position })
    .withXmp(xmp)
    .webp({ quality: 80 })
    .toBuffer();
}
