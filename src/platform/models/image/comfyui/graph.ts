import { readFile } from 'node:fs/promises';
import { ImageEngineError } from '../image-engine-error.ts';

/** The values of a graph's placeholders; numbers stay numbers. */
export interface GraphValues {
  prompt: string;
  negative_prompt: string;
  seed: number;
  width: number;
  height: number;
  model: string;
  steps: number;
  cfg: number;
  sampler: string;
  scheduler: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A graph in ComfyUI's API format: node id → its class and inputs. */
export type Graph = Record<string, { class_type: string; inputs: Record<string, Json> }>;

/**
 * The built-in graph: one checkpoint, text to picture, stored by the server only until it restarts.
 */
const BUILT_IN_GRAPH = new URL('./txt2img.json', import.meta.url);

const PLACEHOLDER =
  /%(prompt|negative_prompt|seed|width|height|model|steps|cfg|sampler|scheduler)%/g;

const graphError = (sentence: string, cause?: unknown) =>
  new ImageEngineError('engine_bad_response', sentence, cause === undefined ? {} : { cause });

/** Reads and validates a graph file. @throws ImageEngineError with a sentence for the operator */
export async function loadGraph(path: string | undefined): Promise<Graph> {
  const name = path ?? 'the built-in graph';
  let graph: unknown;
  try {
    graph = JSON.parse(await readFile(path ?? BUILT_IN_GRAPH, 'utf8'));
  } catch (error) {
    throw graphError(`IMAGE_COMFYUI_GRAPH (${name}) cannot be read as JSON.`, error);
  }
  if (isRecord(graph) && Array.isArray(graph.nodes))
    throw graphError(
      `IMAGE_COMFYUI_GRAPH (${name}) is a drawing of a graph: export it in API format.`,
    );
  const isGraph =
    isRecord(graph) &&
    Object.keys(graph).length > 0 &&
    Object.values(graph).every(
      (node) => isRecord(node) && typeof node.class_type === 'string' && isRecord(node.inputs),
    );
  if (!isGraph)
    throw graphError(`IMAGE_COMFYUI_GRAPH (${name}) is no graph in ComfyUI's API format.`);
  if (!placeholdersOf(graph as Graph).has('prompt'))
    throw graphError(`IMAGE_COMFYUI_GRAPH (${name}) has no %prompt% in it.`);
  return graph as Graph;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the placeholders in a graph. */
export function placeholdersOf(graph: Graph): Set<string> {
  const found = new Set<string>();
  replaceIn(graph as Json, (text) => {
    for (const match of text.matchAll(PLACEHOLDER)) found.add(match[1]!);
    return text;
  });
  return found;
}

/**
 * Fills a graph's placeholders. Values are inserted into the parsed tree in one pass over each
 * text, so a prompt cannot break out of its string or be expanded itself.
 */
export function fillGraph(graph: Graph, values: GraphValues): Graph {
  const valueOf = (name: string) => values[name as keyof GraphValues];
  return replaceIn(graph as Json, (text) => {
    const whole = new RegExp(`^${PLACEHOLDER.source}$`).exec(text);
    if (whole) return valueOf(whole[1]!);
    return text.replace(PLACEHOLDER, (_all, name: string) => String(valueOf(name)));
  }) as Graph;
}

function replaceIn(value: Json, replace: (text: string) => string | number): Json {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, replace));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceIn(each, replace)]),
  );
}
