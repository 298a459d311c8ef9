import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import { PICTURE_VERSION, type PictureField } from '../../option-pictures.ts';
import { offeredOptions } from '../../options/index.ts';
import { drawTilesJob } from '../jobs.ts';
import { loadPortraitMaker, PortraitFailure } from '../portrait-maker.ts';
import type { OptionPictureQuery } from './contract.ts';
import { TILE_SEEDS, tilePerson } from './tile-person.ts';

/** The tiles of one question, which change from sketches to pictures of the engine together. */
export type TileSet = Pick<OptionPictureQuery, 'sex' | 'style' | 'field'>;

/** How a tile shows its person, and the pixels that are asked for and kept. */
interface View {
  scene: string;
  asked: { width: number; height: number };
  kept: { width: number; height: number };
  position: 'top' | 'center';
}
const PLAIN = 'neutral expression, soft light, plain background';
const UPRIGHT = { width: 896, height: 1152 };
const WHOLE: View = {
  scene: `portrait, head and shoulders, facing the viewer, ${PLAIN}`,
  asked: UPRIGHT,
  kept: { width: 360, height: 480 },
  position: 'top',
};
const HAIR: View = {
  ...WHOLE,
  scene: `portrait, head and shoulders, the whole hair in view, ${PLAIN}`,
  kept: { width: 320, height: 400 },
};
const VIEWS: Record<PictureField, View> = {
  style: WHOLE,
  ethnicity: WHOLE,
  hair_color: HAIR,
  hair_style: HAIR,
  eye_color: {
    scene: `close-up of both eyes, which fill the picture, ${PLAIN}`,
    asked: { width: 1216, height: 832 },
    kept: { width: 320, height: 160 },
    position: 'center',
  },
  clothing: {
    scene: `from the chin down to the waist, what is worn in full view, ${PLAIN}`,
    asked: { width: 1024, height: 1024 },
    kept: { width: 320, height: 320 },
    position: 'center',
  },
  body_type: {
    scene: `standing, from head to ankles, fully dressed, ${PLAIN}`,
    asked: { width: 832, height: 1216 },
    kept: { width: 360, height: 480 },
    position: 'center',
  },
};

/** Longest time for one tile. */
const TILE_WITHIN_MS = 600_000;
/** A set that is not there is asked for again after so long. */
const ASK_AGAIN_MS = 3600_000;

/** By engine, so that another one draws its own. */
function folderOf(engine: string, { sex, style, field }: TileSet): string {
  const name = createHash('sha256').update(engine).digest('hex').slice(0, 16);
  return `options/by-${name}/${sex}-${style}-${field}-v${PICTURE_VERSION}`;
}
const keyOf = (engine: string, set: TileSet, id: string) => `${folderOf(engine, set)}/${id}.webp`;
/** A file of one word: `whole` when every tile is there, `refused` when one may not be. */
const standingKey = (engine: string, set: TileSet) => `${folderOf(engine, set)}/standing`;

/** The tile as the configured engine made it; null until its whole set is there, and always with the illustrator. */
export function createEngineTiles() {
  const askedAt = new Map<string, number>();
  return async (ctx: Context, query: OptionPictureQuery): Promise<Uint8Array | null> => {
    const { name, kind } = ctx.image;
    if (kind === 'illustrated') return null;
    const set: TileSet = { sex: query.sex, style: query.style, field: query.field };
    const standing = (await ctx.storage.get(standingKey(name, set)))?.toString();
    if (standing === 'whole') return ctx.storage.get(keyOf(name, set, query.id));
    if (standing) return null;
    const key = folderOf(name, set);
    const now = ctx.now().getTime();
    if (now - (askedAt.get(key) ?? -Infinity) < ASK_AGAIN_MS) return null;
    askedAt.set(key, now);
    await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, drawTilesJob, set));
    return null;
  };
}

/** The job's handler: has the engine make what is missing of a set, once for each engine. */
export async function drawTiles(ctx: Context, set: TileSet): Promise<void> {
  const { name, kind } = ctx.image;
  if (kind === 'illustrated' || (await ctx.storage.has(standingKey(name, set)))) return;
  const stand = (word: string) => ctx.storage.put(standingKey(name, set), Buffer.from(word));
  try {
    for (const id of idsOf(ctx, set)) {
      const key = keyOf(name, set, id);
      if (!(await ctx.storage.has(key)))
        await ctx.storage.put(key, await makeTile(ctx, { ...set, id }));
    }
    await stand('whole');
  } catch (error) {
    if (!(error instanceof PortraitFailure)) throw error;
    ctx.log.warn({ err: error, ...set }, 'tiles not made');
    if (error.retryable) throw error;
    // A refusal is final; what a limit or a check holds up is asked for again later.
    if (FINAL.has(error.code)) await stand('refused');
  }
}

const FINAL = new Set(['engine_refused', 'blocked_result', 'blocked_prompt']);

function idsOf(ctx: Context, { sex, style, field }: TileSet): string[] {
  if (field === 'style') return [style];
  const options = offeredOptions(sex, ctx.config.restrictedOptions)[field] ?? [];
  return options.map(({ id }) => id);
}

async function makeTile(ctx: Context, query: OptionPictureQuery): Promise<Uint8Array> {
  const { scene, asked, kept, position } = VIEWS[query.field];
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
    view: { scene, ...asked },
    signal: AbortSignal.timeout(TILE_WITHIN_MS),
    onProgress: () => {},
  });
  return sharp(bytes, { pages: 1 })
    .rotate()
    .resize({ ...kept, fit: 'cover', position })
    .withXmp(xmp)
    .webp({ quality: 80 })
    .toBuffer();
}
