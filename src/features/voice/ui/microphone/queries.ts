import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { toRecordingForm } from '../recording-form.ts';

/** Who transcribes speech here. */
export const microphoneQuery = queryOptions({
  queryKey: ['microphone'],
  queryFn: () => api.get('/transcriptions'),
  staleTime: 60_000,
});

export const transcribe = (audio: Blob) =>
  api.post('/transcriptions', { body: { audio }, bodySerializer: toRecordingForm });
