/** The form in which a recording is sent. */
export function toRecordingForm({ audio }: { audio: Blob }): FormData {
  const form = new FormData();
  form.set('audio', audio, 'recording.wav');
  return form;
}
