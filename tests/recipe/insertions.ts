export interface Insertion {
  file: string;
  /** A line that occurs once in the file. The new lines are inserted after it. */
  after: string;
  lines: string;
}

/** The lines that the recipe adds to existing files, in the recipe's order. */
export const INSERTIONS: Insertion[] = [
  {
    file: 'src/db/schema/index.ts',
    after: "export * from './requests.ts';",
    lines: "export * from './bookmarks.ts';",
  },
  {
    file: '.dependency-cruiser.mjs',
    after: "  'submissions',",
    lines: "  'bookmarks',",
  },
  {
    file: 'src/roles/describe-api.ts',
    after: "import { registerBillingRoutes } from '#features/billing/server/index.ts';",
    lines: "import { registerBookmarkRoutes } from '#features/bookmarks/server/index.ts';",
  },
  {
    file: 'src/roles/describe-api.ts',
    after: '  registerAffiliateRoutes(api);',
    lines: '  registerBookmarkRoutes(api);',
  },
  {
    file: 'src/roles/jobs.ts',
    after: "import { billingJobs } from '#features/billing/server/job-handlers.ts';",
    lines: "import { bookmarkJobs } from '#features/bookmarks/server/job-handlers.ts';",
  },
  {
    file: 'src/roles/jobs.ts',
    after: '  ...submissionJobs,',
    lines: '  ...bookmarkJobs,',
  },
  {
    file: 'src/platform/environment.ts',
    after: '  FREE_DAILY_CREDITS: integer(20, 0, 1_000_000),',
    lines: '  BOOKMARK_DAYS: integer(365),',
  },
  {
    file: 'src/platform/config-shape.ts',
    after: '    freeDailyCredits: env.FREE_DAILY_CREDITS,',
    lines: '    bookmarkDays: env.BOOKMARK_DAYS,',
  },
  {
    file: '.env.example',
    after: '# FREE_DAILY_CREDITS=20',
    lines: '\n# After how many days a bookmark is deleted.\n# BOOKMARK_DAYS=365',
  },
  {
    file: 'src/routes.ts',
    after: "    route('my-characters', 'features/characters/ui/my-characters-page.tsx'),",
    lines: "    route('bookmarks', 'features/bookmarks/ui/bookmarks-page.tsx'),",
  },
];
