import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';

/** Who writes down what is said here. */
export const microphoneQuery = queryOptions({
  queryKey: ['microphone'],
  queryFn: () => api.get('/transcriptions'),
  staleTime: 60_000,
});

export const transcribe = (audio: Blob) =>
  api.post('/transcriptions', { body: { audio }, bodySerializer: toForm });

function toForm({ audio }: { audio: Blob }): FormData {
  const form = new FormData();
  form.set('audio', audio, 'recording.wav');
  return form;
}
