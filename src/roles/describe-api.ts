import { registerAccountRoutes } from '#features/accounts/server/index.ts';
import { registerAffiliateRoutes, welcomeAffiliate } from '#features/affiliates/server/index.ts';
import { registerBillingRoutes } from '#features/billing/server/index.ts';
import { registerCallRoutes } from '#features/calls/server/index.ts';
import { registerCharacterRoutes } from '#features/characters/server/index.ts';
import {
  registerChatFileRoutes,
  registerPictureRoutes,
  registerRealModelRoutes,
  registerRecordingRoutes,
  registerChatRoutes,
  registerMemoryRoutes,
  registerMessageRoutes,
  registerSettingsRoutes,
  registerSpeechRoutes,
} from '#features/chat/server/index.ts';
import { registerImageRoutes } from '#features/images/server/index.ts';
import {
  registerAppealRoutes,
  registerRemovalRoutes,
  registerReportRoutes,
} from '#features/moderation/server/index.ts';
import { registerLorebookRoutes, registerPersonaRoutes } from '#features/personas/server/index.ts';
import { registerPushRoutes } from '#features/push/server/index.ts';
import { registerSubmissionRoutes } from '#features/submissions/server/index.ts';
import { registerVoiceRoutes } from '#features/voice/server/index.ts';
import { createApiApp, type ApiApp } from '#platform/http/app.ts';
import { nameSchemas } from '#platform/http/name-schemas.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { PAYMENT_LISTENERS } from './payment-listeners.ts';
import { REPORT_SUBJECTS } from './report-subjects.ts';
import project from '../../package.json' with { type: 'json' };

const ABOUT = `Adults-only AI companions: browse, sign in, chat. JSON in snake_case, times in ISO 8601 UTC, ids are UUIDv7.

- **Who may call**: a call with a lock needs \`Authorization: Bearer\`; one that names \`superuser\` needs a superuser. Both are checked before anything else of the request: 401, 403, or 404 for what is another's. Calls without a lock ignore a token that does not count and say so in the \`Session-Error\` header; whether a session counts is what \`GET /users/me\` says.
- **Methods**: \`OPTIONS\` of every address answers 204 with \`Allow\`, other methods than those answer 405 with it.
- **Bodies**: at most 256 KB where nothing else is said; a larger one is answered with 413, and the connection closes.
- **Repeating**: signed-in calls that change, cost or send something take an \`Idempotency-Key\`. The same request with it again within a day has no second effect; another request with it is 409.
- **Errors** have a \`code\`, a \`detail\` and the \`request_id\`, which is the \`X-Request-Id\` header of every answer. While the server starts, all calls answer 503 with \`Retry-After\`.`;

/** Builds the API for its OpenAPI document without opening the database. */
export function describeApi(appName: string): ApiApp {
  nameSchemas();
  const api = createApiApp();
  registerAccountRoutes(api, ACCOUNT_PARTS);
  registerPushRoutes(api);
  registerBillingRoutes(api, PAYMENT_LISTENERS);
  registerCharacterRoutes(api);
  registerImageRoutes(api);
  registerPersonaRoutes(api);
  registerLorebookRoutes(api);
  registerMessageRoutes(api);
  registerChatFileRoutes(api);
  registerPictureRoutes(api);
  registerRecordingRoutes(api);
  registerChatRoutes(api);
  registerSettingsRoutes(api);
  registerMemoryRoutes(api);
  registerRealModelRoutes(api);
  registerSpeechRoutes(api);
  registerCallRoutes(api);
  registerVoiceRoutes(api);
  registerReportRoutes(api, REPORT_SUBJECTS);
  registerRemovalRoutes(api);
  registerAppealRoutes(api);
  registerSubmissionRoutes(api, welcomeAffiliate);
  registerAffiliateRoutes(api);
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of a login call.',
  });
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: `${appName} API`,
      version: project.version,
      description: ABOUT,
    },
    servers: [{ url: '/api/v1' }],
  });
  return api;
}
