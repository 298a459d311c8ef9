import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import type { PlanOffer } from '#features/billing/contract.ts';
import type { ApplicationList } from '#features/submissions/contract.ts';
import { waitForMail } from './outbox.ts';
import type { TestUser } from './person.ts';
import { pay, goToPayment } from './shop-screen.ts';
import { waitForPath, type AppHarness } from './stage.ts';

export const DASHBOARD = '/affiliate/dashboard';

/** Affiliate links ignore headless browsers, which identify themselves in the default user agent. */
const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Accepts the application of this address. Returns the path of the invitation in the email. */
export async function acceptApplication(app: AppHarness, email: string): Promise<string> {
  const admin = await app.createUser('admin@example.test');
  const { data } = await admin.call<ApplicationList>('/submissions/affiliate?limit=200');
  const { id } = data.find((one) => one.email === email)!;
  const body = JSON.stringify({ status: 'accepted' });
  await admin.call(`/submissions/affiliate/${id}`, { method: 'PATCH', body });
  const { text } = await waitForMail(app.server, email, `${DASHBOARD}?invitation=`);
  return /\/affiliate\/dashboard\?invitation=\S+/.exec(text)![0];
}

/** Applies over the API, accepts the application, and returns the invitation. */
export async function inviteAffiliate(app: AppHarness): Promise<{ user: TestUser; path: string }> {
  const user = await app.createUser();
  const application = {
    email: user.email,
    first_name: 'Robin',
    website_url: 'https://robin.example.test',
    traffic_source: 'blog',
  };
  await user.call('/submissions/affiliate', {
    method: 'POST',
    body: JSON.stringify(application),
  });
  return { user, path: await acceptApplication(app, user.email) };
}

/** Creates a user who has accepted an affiliate invitation. */
export async function createAffiliate(app: AppHarness): Promise<TestUser> {
  const { user, path } = await inviteAffiliate(app);
  const invitation = new URL(path, app.server.url).searchParams.get('invitation');
  await user.call('/affiliate/invitation', {
    method: 'POST',
    body: JSON.stringify({ invitation }),
  });
  return user;
}

/** Follows a link in a new browser context, signs up, and buys a plan. Returns the URL of the provider's page. */
export async function referCustomer(
  app: AppHarness,
  link: string,
  leadsTo = '/',
  plan: PlanOffer['id'] = 'monthly',
): Promise<string> {
  const visitor = await app.open({
    path: link,
    prepare: (context) => context.setExtraHTTPHeaders({ 'user-agent': BROWSER_USER_AGENT }),
  });
  await waitForPath(visitor, leadsTo);
  await visitor.goto('/signup');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
  const form = visitor.locator('form.new');
  await form.getByLabel('Full name').fill('Bea Brought');
  await form.getByLabel('E-mail').fill('brought@example.test');
  await form.getByRole('button', { name: 'Continue' }).click();
  await waitForPath(visitor, '/');
  await visitor.goto('/premium');
  const payPage = await goToPayment(visitor, { plan }, 'card');
  await pay(visitor);
  await visitor.close();
  return payPage;
}
