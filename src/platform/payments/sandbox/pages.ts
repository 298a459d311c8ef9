import type { Env, Hono } from 'hono';
import type { Context } from '../../context.ts';
import { SANDBOX_ACTIONS, type SandboxAction } from './actions.ts';
import { sandboxPage } from './page.ts';

const NOT_FOUND = 'There is no such payment. Start again from the plans page: /premium';

/** Adds the sandbox's hosted pages; adds nothing when no payment method uses the sandbox. */
export function registerSandboxPages<E extends Env>(app: Hono<E>, ctx: Context): void {
  const { sandbox } = ctx;
  if (!sandbox) return;
  app.get('/sandbox-pay/:reference', async (c): Promise<Response> => {
    const found = await sandbox.read(c.req.param('reference'));
    return found ? sandboxPage(ctx.config.appName, found) : c.text(NOT_FOUND, 404);
  });
  app.post('/sandbox-pay/:reference', async (c): Promise<Response> => {
    const reference = c.req.param('reference');
    const form = await c.req.formData().catch(() => undefined);
    const action = SANDBOX_ACTIONS.find((name) => name === form?.get('action'));
    if (!action) return c.text('Press one of the buttons on the page.', 400);
    const sale = await sandbox.act(reference, action);
    if (!sale) return c.text(NOT_FOUND, 404);
    return c.redirect(nextPage(action, sale), 303);
  });
}

/** Paying, declining and abandoning lead back to the shop; all other actions stay on the page. */
function nextPage(
  action: SandboxAction,
  sale: { reference: string; success_url: string; decline_url: string },
): string {
  if (action === 'pay') return sale.success_url;
  if (action === 'decline' || action === 'abandon') return sale.decline_url;
  return `/sandbox-pay/${sale.reference}`;
}
