import { createRoute, z } from '@hono/zod-openapi';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id, idempotency } from '#shared/contract.ts';
import {
  AffiliateApplication,
  AnswerContact,
  ApplicationList,
  CloseContact,
  ContactList,
  ContactMessage,
  CreateAffiliate,
  CreateContact,
  DecideApplication,
  FormStamp,
  ListApplicationsQuery,
  ListContactsQuery,
  SubmissionReceipt,
} from '../contract.ts';
import { applyAffiliate } from './affiliate/apply-affiliate.ts';
import { decideApplication, type WelcomeAffiliate } from './affiliate/decide-application.ts';
import { listApplications } from './affiliate/list-applications.ts';
import { answerContact } from './contact/answer-contact.ts';
import { closeContact } from './contact/close-contact.ts';
import { listContacts } from './contact/list-contacts.ts';
import { sendContact } from './contact/send-contact.ts';
import { makeFormStamp } from './form-stamp.ts';

const tags = ['Submissions'];
const forSuperusers = { tags, security: superuser };
const params = z.object({ id: Id });

const stamp = createRoute({
  tags,
  method: 'get',
  path: '/submissions/stamp',
  summary: 'A stamp with the time when a form was opened',
  responses: { 200: jsonAnswer(FormStamp, 'The stamp'), ...errorAnswers() },
});

const contact = createRoute({
  tags,
  method: 'post',
  path: '/submissions/contact',
  summary: 'Write to support',
  request: { headers: idempotency, body: jsonBody(CreateContact) },
  responses: { 201: jsonAnswer(SubmissionReceipt, 'It is stored'), ...errorAnswers(400, 409, 429) },
});

const contacts = createRoute({
  ...forSuperusers,
  method: 'get',
  path: '/submissions/contact',
  summary: 'Messages to support of a status, the longest waiting first (superusers)',
  request: { query: ListContactsQuery },
  responses: { 200: jsonAnswer(ContactList, 'One page'), ...errorAnswers(400, 401, 403) },
});

const answer = createRoute({
  ...forSuperusers,
  method: 'post',
  path: '/submissions/contact/{id}/answer',
  summary: 'Answer a message by mail (superusers)',
  request: { params, body: jsonBody(AnswerContact) },
  responses: {
    200: jsonAnswer(ContactMessage, 'The answered message'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

const close = createRoute({
  ...forSuperusers,
  method: 'patch',
  path: '/submissions/contact/{id}',
  summary: 'Close a message (superusers)',
  request: { params, body: jsonBody(CloseContact) },
  responses: {
    200: jsonAnswer(ContactMessage, 'The closed message'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

const apply = createRoute({
  tags,
  method: 'post',
  path: '/submissions/affiliate',
  summary: 'Apply to the affiliate program',
  request: { headers: idempotency, body: jsonBody(CreateAffiliate) },
  responses: { 201: jsonAnswer(SubmissionReceipt, 'It is stored'), ...errorAnswers(400, 409, 429) },
});

const applications = createRoute({
  ...forSuperusers,
  method: 'get',
  path: '/submissions/affiliate',
  summary: 'Affiliate applications of a status, the longest waiting first (superusers)',
  request: { query: ListApplicationsQuery },
  responses: { 200: jsonAnswer(ApplicationList, 'One page'), ...errorAnswers(400, 401, 403) },
});

const decide = createRoute({
  ...forSuperusers,
  method: 'patch',
  path: '/submissions/affiliate/{id}',
  summary: 'Accept or decline an application; the applicant is notified by mail (superusers)',
  request: { params, body: jsonBody(DecideApplication) },
  responses: {
    200: jsonAnswer(AffiliateApplication, 'The decided application'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

/** Adds the calls of the contact form and of affiliate applications. */
export function registerSubmissionRoutes(app: ApiApp, welcomeAffiliate: WelcomeAffiliate): void {
  app.openapi(stamp, async (c) => c.json({ stamp: await makeFormStamp(c.get('ctx')) }, 200));
  app.openapi(contact, async (c) => {
    const sender = {
      address: c.get('address'),
      userId: c.get('caller')?.id ?? null,
      key: c.req.valid('header')['idempotency-key'],
    };
    return c.json(await sendContact(c.get('ctx'), c.req.valid('json'), sender), 201);
  });
  app.openapi(contacts, async (c) =>
    c.json(await listContacts(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(answer, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await answerContact(userContext(c), id, c.req.valid('json').answer), 200);
  });
  app.openapi(close, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await closeContact(userContext(c), id, c.req.valid('json').note), 200);
  });
  app.openapi(apply, async (c) => {
    const sender = { address: c.get('address'), key: c.req.valid('header')['idempotency-key'] };
    return c.json(await applyAffiliate(c.get('ctx'), c.req.valid('json'), sender), 201);
  });
  app.openapi(applications, async (c) =>
    c.json(await listApplications(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(decide, async (c) => {
    const { id } = c.req.valid('param');
    const decision = c.req.valid('json');
    return c.json(await decideApplication(userContext(c), id, decision, welcomeAffiliate), 200);
  });
}
