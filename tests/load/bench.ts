import { cpus } from 'node:os';
import { createInstances, type Instances } from './backend.ts';
import { formatFigures, judge, type Figure } from './figures.ts';

interface Section {
  title: string;
  load: () => Promise<(instances: Instances) => Promise<Figure[]>>;
}

const SECTIONS: Record<string, Section> = {
  replies: {
    title: 'Replies: through the product and directly, in alternation',
    load: async () => (await import('./sections/replies.ts')).measureReplies,
  },
  memory: {
    title: 'First token with nothing and with 2,000 facts to remember',
    load: async () => (await import('./sections/memory.ts')).measureMemory,
  },
  requests: {
    title: 'Requests per second, as a share of a bare HTTP server',
    load: async () => (await import('./sections/requests.ts')).measureRequests,
  },
  growth: {
    title: 'Growth: the same reading of little and of much, and every call of the pages',
    load: async () => (await import('./sections/growth.ts')).measureGrowth,
  },
  pages: {
    title: 'Every call of the pages with 100,000 users, a million messages, 200,000 pictures',
    load: async () => (await import('./sections/pages.ts')).measurePages,
  },
  search: {
    title: 'Search and filters',
    load: async () => (await import('./sections/search.ts')).measureSearch,
  },
  start: {
    title: 'Start and rest',
    load: async () => (await import('./sections/start.ts')).measureStart,
  },
  weight: {
    title: 'First load: compressed JavaScript',
    load: async () => (await import('./sections/weight.ts')).measureWeight,
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    load: async () => (await import('./sections/lighthouse.ts')).measureLighthouse,
  },
  browser: {
    title: 'In the browser',
    load: async () => (await import('./sections/browser.ts')).measureBrowser,
  },
  streams: {
    title: '200 chats streaming at once',
    load: async () => (await import('./sections/streams.ts')).measureStreams,
  },
  calls: {
    title: 'Voice calls: from the end of speech to sound, barge-in, and 50 at once',
    load: async () => (await import('./sections/calls.ts')).measureCalls,
  },
  voice: {
    title: 'Voice messages: from the first sound of the server, and from a press, to sound',
    load: async () => (await import('./sections/voice.ts')).measureVoice,
  },
  fleet: {
    title:
      'Split over processes: 40 and 400 users at once, compared with one process and the engine alone',
    load: async () => (await import('./sections/fleet.ts')).measureFleet,
  },
  message: {
    title: 'What a message costs, what rest costs, and what an idle reader holds',
    load: async () => (await import('./sections/message.ts')).measureMessage,
  },
  images: {
    title: 'Images: the illustrated engine and the gallery',
    load: async () => (await import('./sections/images.ts')).measureImages,
  },
  kills: {
    title: '20 kills under load',
    load: async () => (await import('./sections/kills.ts')).measureKills,
  },
  'image-kills': {
    title: '20 kills while pictures are made',
    load: async () => (await import('./sections/kills.ts')).measureImageKills,
  },
};

/**
 * npm run bench [-- section… [embedded|postgres]]: measures the built product and prints the results
 * with their goals. The exit code is 1 only if data was lost or a section could not be measured.
 */
async function main(given: string[]): Promise<void> {
  const kinds = (['embedded', 'postgres'] as const).filter((kind) => given.includes(kind));
  const wanted = given.filter((name) => name !== 'embedded' && name !== 'postgres');
  const unknown = wanted.find((name) => !(name in SECTIONS));
  if (unknown !== undefined) {
    console.error(
      `There is no section "${unknown}". There are: ${Object.keys(SECTIONS).join(', ')}.`,
    );
    process.exit(2);
  }
  const instances = createInstances(kinds.length > 0 ? kinds : ['embedded', 'postgres']);
  const all: Figure[] = [];
  const failed: string[] = [];
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`);
  for (const name of wanted.length > 0 ? wanted : Object.keys(SECTIONS)) {
    const section = SECTIONS[name]!;
    try {
      const figures = await (await section.load())(instances);
      console.log(formatFigures(section.title, figures));
      all.push(...figures);
    } catch (error) {
      console.error(`\n${section.title}: could not be measured.`);
      console.error(error);
      failed.push(name);
    }
  }
  await instances.close();
  const over = all.filter((figure) => judge(figure) === 'over');
  const met = all.filter((figure) => judge(figure) === 'ok').length;
  console.log(`\n${met} goals met, ${over.length} not${over.length > 0 ? ':' : '.'}`);
  for (const figure of over) console.log(`  ${figure.name}`);
  if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}`);
  process.exit(failed.length > 0 ? 1 : 0);
}

await main(process.argv.slice(2));
