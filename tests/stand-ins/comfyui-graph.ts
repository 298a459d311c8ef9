/** The supported node classes, with their inputs as published by `object_info`. */

type Link = 'MODEL' | 'CLIP' | 'VAE' | 'CONDITIONING' | 'LATENT' | 'IMAGE';
type Input =
  | readonly ['INT' | 'FLOAT', { min: number; max: number }]
  | readonly ['STRING']
  | readonly [readonly string[]]
  | readonly [Link];

interface NodeClass {
  inputs: Record<string, Input>;
  outputs: readonly Link[];
  isOutput?: true;
}

const SIDE = ['INT', { min: 16, max: 16_384 }] as const;

/** @param checkpoints the file names that the loader lists */
export const nodeClasses = (checkpoints: string[]): Record<string, NodeClass> => ({
  KSampler: {
    inputs: {
      model: ['MODEL'],
      seed: ['INT', { min: 0, max: 0xffff_ffff_ffff_f000 }],
      steps: ['INT', { min: 1, max: 10_000 }],
      cfg: ['FLOAT', { min: 0, max: 100 }],
      sampler_name: [['euler', 'euler_ancestral', 'dpmpp_2m']],
      scheduler: [['normal', 'karras', 'simple']],
      positive: ['CONDITIONING'],
      negative: ['CONDITIONING'],
      latent_image: ['LATENT'],
      denoise: ['FLOAT', { min: 0, max: 1 }],
    },
    outputs: ['LATENT'],
  },
  CheckpointLoaderSimple: {
    inputs: { ckpt_name: [checkpoints] },
    outputs: ['MODEL', 'CLIP', 'VAE'],
  },
  EmptyLatentImage: {
    inputs: { width: SIDE, height: SIDE, batch_size: ['INT', { min: 1, max: 4096 }] },
    outputs: ['LATENT'],
  },
  CLIPTextEncode: { inputs: { text: ['STRING'], clip: ['CLIP'] }, outputs: ['CONDITIONING'] },
  VAEDecode: { inputs: { samples: ['LATENT'], vae: ['VAE'] }, outputs: ['IMAGE'] },
  PreviewImage: { inputs: { images: ['IMAGE'] }, outputs: [], isOutput: true },
  SaveImage: {
    inputs: { images: ['IMAGE'], filename_prefix: ['STRING'] },
    outputs: [],
    isOutput: true,
  },
});

interface GraphNode {
  class_type: string;
  inputs: Record<string, unknown>;
}
export type ApiGraph = Record<string, GraphNode>;

interface NodeError {
  type: string;
  message: string;
  details: string;
  extra_info: object;
}

export interface GraphRefusal {
  error: NodeError;
  node_errors: Record<
    string,
    { errors: NodeError[]; dependent_outputs: string[]; class_type: string }
  >;
}

const refusal = (type: string, message: string, details = '', extra_info = {}): NodeError => ({
  type,
  message,
  details,
  extra_info,
});

/** Validates a graph as ComfyUI's `validate_prompt` does. Returns undefined if it is valid. */
export function checkGraph(
  graph: ApiGraph,
  classes: Record<string, NodeClass>,
): GraphRefusal | undefined {
  for (const [id, node] of Object.entries(graph)) {
    if (typeof node?.class_type !== 'string')
      return {
        error: refusal(
          'invalid_prompt',
          'Cannot execute because a node is missing the class_type property.',
          `Node ID '#${id}'`,
        ),
        node_errors: {},
      };
    if (!classes[node.class_type])
      return {
        error: refusal(
          'invalid_prompt',
          `Cannot execute because node ${node.class_type} does not exist.`,
          `Node ID '#${id}'`,
        ),
        node_errors: {},
      };
  }
  const outputs = Object.keys(graph).filter((id) => classes[graph[id]!.class_type]!.isOutput);
  if (outputs.length === 0)
    return { error: refusal('prompt_no_outputs', 'Prompt has no outputs'), node_errors: {} };
  const node_errors: GraphRefusal['node_errors'] = {};
  for (const [id, node] of Object.entries(graph)) {
    const errors = Object.entries(classes[node.class_type]!.inputs).flatMap(([name, input]) =>
      checkInput(graph, classes, name, input, node.inputs[name]),
    );
    if (errors.length > 0)
      node_errors[id] = { errors, dependent_outputs: outputs, class_type: node.class_type };
  }
  if (Object.keys(node_errors).length === 0) return undefined;
  return {
    error: refusal('prompt_outputs_failed_validation', 'Prompt outputs failed validation'),
    node_errors,
  };
}

function checkInput(
  graph: ApiGraph,
  classes: Record<string, NodeClass>,
  name: string,
  [kind, range]: Input,
  value: unknown,
): NodeError[] {
  const wrong = (type: string, message: string, details: string) => [
    refusal(type, message, details, { input_name: name }),
  ];
  if (value === undefined)
    return wrong('required_input_missing', 'Required input is missing', name);
  if (Array.isArray(kind)) {
    return kind.includes(value as string)
      ? []
      : wrong(
          'value_not_in_list',
          'Value not in list',
          `${name}: '${String(value)}' not in [${kind.map((each) => `'${each}'`).join(', ')}]`,
        );
  }
  if (kind === 'INT' || kind === 'FLOAT') {
    const number = Number(value);
    const isFit = Number.isFinite(number) && (kind === 'FLOAT' || Number.isInteger(number));
    if (typeof value === 'object' || !isFit)
      return wrong(
        'invalid_input_type',
        `Failed to convert an input value to a ${kind} value`,
        `${name}, ${String(value)}`,
      );
    if (range && number < range.min)
      return wrong(
        'value_smaller_than_min',
        `Value ${number} smaller than min of ${range.min}`,
        name,
      );
    if (range && number > range.max)
      return wrong(
        'value_bigger_than_max',
        `Value ${number} bigger than max of ${range.max}`,
        name,
      );
    return [];
  }
  if (kind === 'STRING')
    return typeof value === 'string'
      ? []
      : wrong('invalid_input_type', 'Failed to convert an input value to a STRING value', name);
  const [from, slot] = Array.isArray(value) ? (value as [string, number]) : [];
  const given = from === undefined ? undefined : classes[graph[from]?.class_type ?? '']?.outputs;
  if (given?.[slot!] === kind) return [];
  return wrong(
    'return_type_mismatch',
    'Return type mismatch between linked nodes',
    `${name}, received_type(${given?.[slot!]}) mismatch input_type(${String(kind)})`,
  );
}

/** Sorts nodes topologically, inputs first. */
export function sortNodes(graph: ApiGraph): [string, GraphNode][] {
  const done = new Map<string, GraphNode>();
  const visit = (id: string) => {
    const node = graph[id];
    if (!node || done.has(id)) return;
    for (const value of Object.values(node.inputs))
      if (Array.isArray(value)) visit(String(value[0]));
    done.set(id, node);
  };
  Object.keys(graph).forEach(visit);
  return [...done];
}
