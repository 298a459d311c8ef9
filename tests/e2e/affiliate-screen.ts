import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import type { PlanOffer } from '#features/billing/contract.ts';
import type { ApplicationList } from '#features/submissions/contract.ts';
import { mailTo } from './outbox.ts';
import type { Person } from './person.ts';
import { pay, toPayment } from './shop-screen.ts';
import { arrived, type Stage } from './stage.ts';

export const DASHBOARD = '/affiliate/dashboard';

/** Links count people, and a browser without a head says that it is none. */
const PERSON_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Accepts the application of this address, and answers the path in the letter's invitation. */
export async function accept(stage: Stage, email: string): Promise<string> {
  const admin = await stage.person('admin@example.test');
  const { data } = await admin.call<ApplicationList>('/submissions/affiliate?limit=200');
  const { id } = data.find((one) => one.email === email)!;
  const body = JSON.stringify({ status: 'accepted' });
  await admin.call(`/submissions/affiliate/${id}`, { method: 'PATCH', body });
  const { text } = await mailTo(stage.server, email, `${DASHBOARD}?invitation=`);
  return /\/affiliate\/dashboard\?invitation=\S+/.exec(text)![0];
}

/** An invitation for somebody who applied without a browser. */
export async function invite(stage: Stage): Promise<{ person: Person; path: string }> {
  const person = await stage.person();
  const application = {
    email: person.email,
    first_name: 'Robin',
    website_url: 'https://robin.example.test',
    traffic_source: 'blog',
  };
  await person.call('/submissions/affiliate', {
    method: 'POST',
    body: JSON.stringify(application),
  });
  return { person, path: await accept(stage, person.email) };
}

/** Somebody who accepted an invitation. */
export async function affiliate(stage: Stage): Promise<Person> {
  const { person, path } = await invite(stage);
  const invitation = new URL(path, stage.server.url).searchParams.get('invitation');
  await person.call('/affiliate/invitation', {
    method: 'POST',
    body: JSON.stringify({ invitation }),
  });
  return person;
}

/** Follows a link in a browser of its own, signs up there, and buys a plan; answers the provider's page of it. */
export async function bring(
  stage: Stage,
  link: string,
  leadsTo = '/',
  plan: PlanOffer['id'] = 'monthly',
): Promise<string> {
  const visitor = await stage.open({
    path: link,
    prepare: (context) => context.setExtraHTTPHeaders({ 'user-agent': PERSON_AGENT }),
  });
  await arrived(visitor, leadsTo);
  await visitor.goto('/signup');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
  const form = visitor.locator('form.new');
  await form.getByLabel('Full name').fill('Bea Brought');
  await form.getByLabel('E-mail').fill('brought@example.test');
  await form.getByRole('button', { name: 'Continue' }).click();
  await arrived(visitor, '/');
  await visitor.goto('/premium');
  const payPage = await toPayment(visitor, { plan }, 'card');
  await pay(visitor);
  await visitor.close();
  return payPage;
}
