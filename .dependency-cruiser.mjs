/*
 * The walls of docs: imports go roles → features → platform → db → shared; a feature imports only
 * features above it in FEATURES and only their doors; browser code never reaches the server's.
 */

/** The features in import order. */
const FEATURES = [
  'accounts',
  'push',
  'billing',
  'moderation',
  'voice',
  'characters',
  'images',
  'personas',
  'chat',
  'submissions',
  'affiliates',
  'marketing',
  'admin',
];

/** What another feature may import of a feature; a long contract has parts, `contract-<part>.ts`. */
const DOORS = ['contract.ts', 'limits.ts', 'server/index.ts'];
const CONTRACT_PART = '^src/features/[^/]+/contract-[a-z-]+\\.ts$';
/** Pure, browser-safe tables that are doors as well. */
const TABLES = [
  'accounts/return-path.ts',
  'characters/options/index.ts',
  'moderation/rules/index.ts',
  'moderation/removal-rules.ts',
  'billing/catalog.ts',
  'billing/entitlements.ts',
];

const TESTS = '\\.test\\.tsx?$';
const BROWSER =
  '^src/(ui/|pages/|root\\.tsx|routes\\.ts|entry\\.client\\.tsx)|^src/features/[^/]+/ui/';
const SERVER = '^src/(platform|db|roles)/|^src/features/[^/]+/server/|^src/main\\.ts$';

const layer = (name, from, mayReach) => ({
  name: `layer-${name}`,
  comment: `${name} may import only: ${mayReach.join(', ')}`,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(src|packages|tests|scripts)/', pathNot: mayReach },
});

export default {
  forbidden: [
    layer('shared', '^src/shared/', ['^src/shared/']),
    layer('db', '^src/db/', ['^src/(db|shared)/']),
    layer('illustrator', '^packages/illustrator/', ['^packages/illustrator/']),
    layer('platform', '^src/platform/', ['^src/(platform|db|shared)/', '^packages/illustrator/']),
    layer('ui', '^src/ui/', ['^src/(ui|shared)/']),
    layer('pages', '^src/pages/', ['^src/(pages|features|ui|shared)/']),
    layer('features', '^src/features/', ['^src/(features|platform|db|ui|shared)/']),
    layer('product', '^src/', ['^src/', '^packages/illustrator/', '^package\\.json$']),
    {
      name: 'illustrator-behind-its-port',
      comment: 'the vector art is one engine of platform/models/image, and is reached there alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/models/image/' },
      to: { path: '^packages/' },
    },
    ...FEATURES.map((feature, index) => ({
      name: `order-${feature}`,
      comment: `${feature} may import only features above it: ${FEATURES.slice(0, index).join(', ')}`,
      severity: 'error',
      from: { path: `^src/features/${feature}/`, pathNot: TESTS },
      to: {
        path: '^src/features/',
        pathNot: `^src/features/(${FEATURES.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'feature-doors',
      comment: `of another feature only ${DOORS.join(', ')}; pages may compose its ui/`,
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          `^src/features/[^/]+/(${DOORS.map(escape).join('|')})$`,
          CONTRACT_PART,
          `^src/features/(${TABLES.map(escape).join('|')})$`,
          '^src/features/[^/]+/ui/',
        ],
      },
    },
    {
      name: 'pages-compose-pages',
      comment: "another feature's ui/ is for pages, not for its server",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/server/' },
      to: { path: '^src/(ui/|features/[^/]+/ui/)' },
    },
    {
      name: 'roles-use-doors',
      comment: 'roles and main reach a feature by its doors and the handlers of its jobs',
      severity: 'error',
      from: { path: '^src/(roles/|main\\.ts$)', pathNot: TESTS },
      to: {
        path: '^src/features/',
        pathNot: `^src/features/[^/]+/(${[...DOORS, 'server/job-handlers.ts'].map(escape).join('|')})$`,
      },
    },
    {
      name: 'browser-stays-out',
      comment: 'browser code never reaches server/, platform/ or db/',
      severity: 'error',
      from: { path: BROWSER, pathNot: TESTS },
      to: { path: SERVER, reachable: true },
    },
    {
      name: 'plain-contracts',
      comment:
        'contracts are plain zod; the document is made of them in platform/http and in server/',
      severity: 'error',
      from: { path: '(^src/shared/contract\\.ts$)|(^src/features/[^/]+/contract[a-z-]*\\.ts$)' },
      to: { path: 'zod-openapi|zod-to-openapi' },
    },
    {
      name: 'integration-tests-by-name',
      comment:
        'what opens a database is named *.integration.test.ts and runs on PostgreSQL as well',
      severity: 'error',
      from: { path: TESTS, pathNot: '\\.integration\\.test\\.ts$' },
      to: { path: '^tests/helpers/test-database\\.ts$', reachable: true },
    },
    {
      name: 'known-features',
      comment: 'a new feature takes its place in the table of docs and of this file',
      severity: 'error',
      from: {},
      to: { path: '^src/features/', pathNot: `^src/features/(${FEATURES.join('|')})/` },
    },
    {
      name: 'no-cycle',
      comment:
        'nothing looks back, not by a type and not lazily: what two files share has its own file',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|\\?url$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

function escape(path) {
  return path.replaceAll('.', '\\.');
}
