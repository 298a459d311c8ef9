import { formatBytes } from '#shared/format-bytes.ts';
import type { SetupFailure, SetupPhase, SmallModel } from '../../contract-real-model.ts';

/** Words of the superuser's offer on /real-model. */
export const OFFER = {
  title: 'Connect a model now',
  note: 'Only superusers see this. Chats stay as they are: the next reply comes from the new model.',
  loading: 'Looking for models on this machine',
  failed: 'The offer could not be loaded.',
  connected: (engine: string) => `${engine} writes replies now.`,
  connectedTitle: 'A real model is connected',
  kept: 'The choice is saved in text-engine.env in the data folder and survives a restart. Settings in .env take precedence.',
  several:
    'This installation uses DATABASE_URL or split roles, so several processes may write replies, and this page cannot switch them all. Set the model in .env for each process as below, then restart them.',
  server: (name: string) => `${name} runs on this machine`,
  serverNote: (count: number) =>
    count === 1 ? 'It has one model.' : `It has ${count} models. Choose the one that replies.`,
  model: (name: string) => `Model of ${name}`,
  use: (name: string) => `Use ${name}`,
  refused: (name: string) => `${name} could not be connected`,
  noServers:
    'No model server answers on the usual ports of llama.cpp, Ollama and LM Studio. Start one, then look again.',
  look: 'Look again',
  small: 'A small model on this machine',
  needs: ({ name, download_bytes, memory_bytes }: SmallModel) =>
    `${name}. It needs a download of about ${formatBytes(download_bytes)} and ${formatBytes(memory_bytes)} of memory.`,
  has: ({ free_disk_bytes, free_memory_bytes }: SmallModel) =>
    `This machine has ${formatBytes(free_disk_bytes)} of disk and ${formatBytes(free_memory_bytes)} of memory free.`,
  lacks: 'That is not enough. Free some space, or connect a server.',
  download: 'Download and use it',
  resume: 'Continue the download',
  cancel: 'Cancel',
  actionFailed: 'That did not work. Check your connection and try again.',
  progress: 'Model download',
  amount: (done: number, total: number | null) =>
    total === null ? formatBytes(done) : `${formatBytes(done)} of ${formatBytes(total)}`,
  phases: {
    idle: '',
    installing: 'Installing the program that runs it (about 85 MB) …',
    downloading: 'Downloading …',
    loading: 'Loading the model …',
    canceled: 'The download was canceled. What arrived is kept, so you can continue later.',
    failed: '',
  } satisfies Record<SetupPhase, string>,
  failures: {
    unreachable:
      'The model’s server could not be reached. Check this machine’s network, then continue.',
    refused: 'The model’s server refused the download. Try again later.',
    cut_off: 'The connection was lost. What arrived is kept: continue the download.',
    wrong_checksum:
      'The downloaded file is damaged: its checksum is wrong. It was deleted; download it again.',
    no_space: 'The disk is full. Free some space, then continue.',
    install_failed:
      'The program that runs the model could not be installed. It needs npm and a network on this machine.',
    not_loaded:
      'The model is downloaded but could not be loaded. Check that enough memory is free, then try again.',
    unexpected: 'Something unexpected went wrong. See the server log for details.',
  } satisfies Record<SetupFailure, string>,
};
