import { z } from 'zod';

/** A model server that answers on this machine. */
export interface LocalServer {
  name: string;
  /** The value for TEXT_BASE_URL. */
  baseUrl: string;
  /** Names for TEXT_MODEL; models that only embed texts are left out. At least one. */
  models: string[];
}

interface KnownServer {
  name: string;
  port: number;
  /** The model owner in `/v1/models`, for a port that another program often uses. */
  owner?: string;
}

/** The ports that these programs use by default. */
const KNOWN_SERVERS: readonly KnownServer[] = [
  { name: 'llama.cpp', port: 8080, owner: 'llamacpp' },
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
];

const ANSWERS_WITHIN_MS = 500;

const ModelList = z.object({
  data: z.array(z.object({ id: z.string().min(1), owned_by: z.string().optional() })),
});

/**
 * Finds model servers with OpenAI's calls on their usual ports of this machine. The only request is
 * for their model list.
 */
export async function findLocalServers(
  known: readonly KnownServer[] = KNOWN_SERVERS,
  get: typeof fetch = fetch,
): Promise<LocalServer[]> {
  const found = await Promise.all(known.map((server) => askForModels(server, get)));
  return found.filter((server) => server !== null);
}

async function askForModels(
  { name, port, owner }: KnownServer,
  get: typeof fetch,
): Promise<LocalServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const response = await get(`${baseUrl}/models`, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const { data } = ModelList.parse(await response.json());
    const models = data
      .filter(({ id, owned_by }) => !/embed/i.test(id) && (!owner || owned_by === owner))
      .map(({ id }) => id);
    return models.length > 0 ? { name, baseUrl, models } : null;
  } catch {
    // Nobody listens on it, or another program does.
    return null;
  }
}
