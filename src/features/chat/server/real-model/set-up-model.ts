import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import type { TextEngine } from '#platform/models/text/index.ts';
import type { ChooseServer, TextEngineSetup } from '../../contract-real-model.ts';

/** The options that a superuser has to replace the demo script. @throws AppError forbidden */
export async function readSetup(ctx: UserContext): Promise<TextEngineSetup> {
  requireSuperuser(ctx);
  const { modelSetup, text } = ctx;
  const state = modelSetup.state();
  const isUnderWay = ['installing', 'downloading', 'loading'].includes(state.phase);
  const [needs, servers] = await Promise.all([
    readNeeds(ctx),
    text.is_demo && !isUnderWay ? modelSetup.findServers() : [],
  ]);
  return {
    engine: text.name,
    is_demo: text.is_demo,
    can_switch: modelSetup.canSwitch,
    phase: state.phase,
    done_bytes: state.phase === 'downloading' ? state.done : null,
    total_bytes: state.phase === 'downloading' ? state.total : null,
    failure: state.phase === 'failed' ? state.reason : null,
    small_model: needs,
    servers: servers.map(({ name, baseUrl, models }) => ({ name, base_url: baseUrl, models })),
  };
}

/** Lets a server on this machine write replies. @throws AppError forbidden, conflict; FieldError */
export async function useServer(ctx: UserContext, choice: ChooseServer): Promise<void> {
  requireOffer(ctx);
  const servers = await ctx.modelSetup.findServers();
  const server = servers.find(({ baseUrl }) => baseUrl === choice.base_url);
  if (!server?.models.includes(choice.model))
    throw new FieldError([
      {
        loc: ['body', server ? 'model' : 'base_url'],
        msg: server
          ? `${server.name} does not have this model. Choose one that it lists.`
          : 'No model server responds at this address anymore. Start it and check again.',
        type: 'value_error',
      },
    ]);
  await ctx.modelSetup.useServer(
    { baseUrl: server.baseUrl, model: choice.model },
    auditSwitch(ctx, { server: server.name }),
  );
}

/** Downloads the small model, then lets it write replies. @throws AppError forbidden, conflict */
export async function bringSmallModel(ctx: UserContext): Promise<void> {
  requireOffer(ctx);
  const { name, fits } = await readNeeds(ctx);
  if (!fits)
    throw new AppError('conflict', { detail: 'This machine does not have enough room for it.' });
  ctx.modelSetup.bring(auditSwitch(ctx, {}));
  await audit(ctx, 'text_engine.download_started', name);
}

/** Does nothing if no download is in progress. @throws AppError forbidden */
export async function cancelSmallModel(ctx: UserContext): Promise<void> {
  requireSuperuser(ctx);
  await ctx.modelSetup.cancel();
}

async function readNeeds({ modelSetup }: UserContext): Promise<TextEngineSetup['small_model']> {
  const needs = await modelSetup.needs();
  return {
    name: needs.name,
    download_bytes: needs.downloadBytes,
    memory_bytes: needs.memoryBytes,
    free_disk_bytes: needs.freeDiskBytes,
    free_memory_bytes: needs.freeMemoryBytes,
    fits: needs.freeDiskBytes > needs.downloadBytes && needs.freeMemoryBytes > needs.memoryBytes,
  };
}

function requireSuperuser({ caller }: UserContext): void {
  if (!caller.isSuperuser) throw new AppError('forbidden');
}

function requireOffer(ctx: UserContext): void {
  requireSuperuser(ctx);
  if (!ctx.text.is_demo)
    throw new AppError('conflict', { detail: 'A real model already writes replies.' });
  if (!ctx.modelSetup.canSwitch)
    throw new AppError('conflict', {
      detail:
        'Several processes serve this product: set the model in .env of each and restart them.',
    });
}

const audit = (ctx: UserContext, action: string, id: string, details = {}) =>
  recordAudit(ctx.db, ctx, {
    actorId: ctx.caller.id,
    action,
    subject: { type: 'text_engine', id },
    details,
  });

const auditSwitch = (ctx: UserContext, details: object) => (engine: TextEngine) =>
  audit(ctx, 'text_engine.switched', engine.name, { kind: engine.kind, ...details });
