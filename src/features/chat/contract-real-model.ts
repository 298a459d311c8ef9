import { z } from 'zod';

const Bytes = z.number().min(0);

export const LocalModelServer = z
  .object({
    name: z.string().meta({ example: 'Ollama' }),
    base_url: z.string().meta({ example: 'http://127.0.0.1:11434/v1' }),
    models: z
      .array(z.string().meta({ example: 'llama3.2:3b' }))
      .meta({ description: 'At least one.' }),
  })
  .meta({ id: 'LocalModelServer' });
export type LocalModelServer = z.infer<typeof LocalModelServer>;

export const SmallModel = z
  .object({
    name: z.string().meta({ example: 'Qwen2.5 1.5B Instruct' }),
    download_bytes: Bytes.meta({ example: 1_200_000_000 }),
    memory_bytes: Bytes.meta({ example: 2_000_000_000 }),
    free_disk_bytes: Bytes.meta({ example: 48_000_000_000 }),
    free_memory_bytes: Bytes.meta({ example: 9_000_000_000 }),
    fits: z
      .boolean()
      .meta({ description: 'There is enough disk space and memory.', example: true }),
  })
  .meta({ id: 'SmallModel' });
export type SmallModel = z.infer<typeof SmallModel>;

export const SetupPhase = z.enum([
  'idle',
  'installing',
  'downloading',
  'loading',
  'canceled',
  'failed',
]);
export type SetupPhase = z.infer<typeof SetupPhase>;

export const SetupFailure = z.enum([
  'unreachable',
  'refused',
  'cut_off',
  'wrong_checksum',
  'no_space',
  'install_failed',
  'not_loaded',
  'unexpected',
]);
export type SetupFailure = z.infer<typeof SetupFailure>;

export const TextEngineSetup = z
  .object({
    engine: z
      .string()
      .meta({ description: 'The engine that currently writes replies.', example: 'scripted' }),
    is_demo: z.boolean().meta({ example: true }),
    can_switch: z.boolean().meta({
      description:
        'False if more than one process serves the product: each needs the settings and a restart.',
      example: true,
    }),
    phase: SetupPhase,
    done_bytes: Bytes.nullable().meta({ example: 640_000_000 }),
    total_bytes: Bytes.nullable().meta({ example: 1_117_320_736 }),
    failure: SetupFailure.nullable(),
    small_model: SmallModel,
    servers: z.array(LocalModelServer).meta({
      description: 'Found on this machine; empty once a real model is connected.',
    }),
  })
  .meta({ id: 'TextEngineSetup' });
export type TextEngineSetup = z.infer<typeof TextEngineSetup>;

export const ChooseServer = z
  .object({
    base_url: z.string().max(200).meta({ example: 'http://127.0.0.1:11434/v1' }),
    model: z.string().min(1).max(300).meta({ example: 'llama3.2:3b' }),
  })
  .meta({ id: 'ChooseServer', description: 'One of the servers found, and its model.' });
export type ChooseServer = z.infer<typeof ChooseServer>;
