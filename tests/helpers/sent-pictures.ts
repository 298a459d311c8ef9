import sharp from 'sharp';
import type { SentMessage } from '#features/chat/contract-messages.ts';
import type { ChatPicture } from '#features/chat/contract-attachments.ts';
import { expectJson, type TestClient } from './app.ts';

/** A landscape at dusk: sky, hills and a lake. */
export const drawLandscape = (width = 900, height = 600) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" preserveAspectRatio="none" width="${width}" height="${height}">
      <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#27355f"/><stop offset=".6" stop-color="#d8795a"/><stop offset="1" stop-color="#f4c987"/>
      </linearGradient></defs>
      <rect width="900" height="420" fill="url(#sky)"/>
      <circle cx="620" cy="330" r="46" fill="#ffe3a8"/>
      <path d="M0 420 L0 330 Q140 210 290 330 T560 320 T900 290 L900 420 Z" fill="#2c3550"/>
      <rect y="420" width="900" height="180" fill="#6d5a6e"/>
      <path d="M520 430 h200 M480 470 h260 M550 520 h150" stroke="#f1c48d" stroke-width="8"/>
    </svg>`),
  );

export const uploadForm = (bytes: Uint8Array, name = 'lake.jpg', type = 'image/jpeg') => {
  const form = new FormData();
  form.set('picture', new File([Buffer.from(bytes)], name, { type }));
  return form;
};

export const postPicture = (client: TestClient, chatId: string, body: FormData) =>
  client.request(`/chat/${chatId}/pictures`, { method: 'POST', body });

export const uploadPicture = async (client: TestClient, chatId: string, bytes?: Uint8Array) =>
  expectJson<ChatPicture>(
    postPicture(client, chatId, uploadForm(bytes ?? (await drawLandscape().jpeg().toBuffer()))),
  );

export const sendPicture = (
  client: TestClient,
  chatId: string,
  picture_id: string,
  content = '',
  headers?: Record<string, string>,
) =>
  expectJson<SentMessage>(
    client.post(`/chat/${chatId}/messages`, { content, picture_id }, headers),
  );
