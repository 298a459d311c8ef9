import { createRoute, z } from '@hono/zod-openapi';
import {
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id } from '#shared/contract.ts';
import {
  CloseReport,
  CreateReport,
  ListReportsQuery,
  Report,
  ReportList,
  ReportReceipt,
} from '../../contract.ts';
import { closeReport } from './close-report.ts';
import { createReport } from './create-report.ts';
import { listReports } from './list-reports.ts';
import type { ReportSubjects } from './subjects.ts';

const common = { tags: ['Reports'], security: bearer };

const create = createRoute({
  ...common,
  method: 'post',
  path: '/reports',
  summary: 'Report a character, a message or an image',
  description:
    'While your report of the same subject is open, it is returned (200) and none is added.',
  request: { body: jsonBody(CreateReport) },
  responses: {
    200: jsonAnswer(ReportReceipt, 'The report that is already open'),
    201: jsonAnswer(ReportReceipt, 'The new report'),
    ...errorAnswers(400, 401, 403, 404, 409, 429),
  },
});

const list = createRoute({
  ...common,
  security: superuser,
  method: 'get',
  path: '/reports',
  summary: 'List reports by status (superusers)',
  description: 'Urgent ones first (public content with minors or real people), then oldest first.',
  request: { query: ListReportsQuery },
  responses: { 200: jsonAnswer(ReportList, 'One page'), ...errorAnswers(400, 401, 403) },
});

const close = createRoute({
  ...common,
  security: superuser,
  method: 'patch',
  path: '/reports/{id}',
  summary: 'Resolve or dismiss a report (superusers)',
  request: { params: z.object({ id: Id }), body: jsonBody(CloseReport) },
  responses: {
    200: jsonAnswer(Report, 'The closed report'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

/** Registers the routes of reports. `subjects` finds and describes reported content. */
export function registerReportRoutes(app: ApiApp, subjects: ReportSubjects): void {
  app.openapi(create, async (c) => {
    const { report, isNew } = await createReport(userContext(c), subjects, c.req.valid('json'));
    return c.json(report, isNew ? 201 : 200);
  });
  app.openapi(list, async (c) =>
    c.json(await listReports(userContext(c), subjects, c.req.valid('query')), 200),
  );
  app.openapi(close, async (c) =>
    c.json(
      await closeReport(userContext(c), subjects, c.req.valid('param').id, c.req.valid('json')),
      200,
    ),
  );
}
