import { newId } from '#shared/ids.ts';
import {
  appeals,
  audit_log,
  blocked_image_hashes,
  calls,
  character_media,
  character_requests,
  character_slugs,
  chat_lorebooks,
  chat_members,
  chat_requests,
  chats,
  contact_messages,
  crisis_referrals,
  daily_usage,
  data_exports,
  generated_images,
  image_jobs,
  likeness_consents,
  lorebooks,
  memories,
  message_variants,
  messages,
  moderation_events,
  kept_requests,
  personas,
  portrait_drawings,
  push_subscriptions,
  removal_requests,
  reply_parts,
  reports,
  sessions,
  speech_clips,
  strikes,
  uploaded_pictures,
  users,
  voice_recordings,
} from '#db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { grantTokens, holdTokens } from '#features/billing/server/index.ts';
import type { TestClient, TestApp } from './app.ts';
import { makeCharacter } from './factories.ts';
import { fillAffiliateTables } from './whole-affiliate.ts';

/** Occurs in every personal value that `fillAllTables` writes, and nowhere else. */
export const MARK = 'Zyxwander';
export const MARKED_NAME = `Quillon ${MARK}`;
export const MARKED_EMAIL = `quillon@${MARK.toLowerCase()}.test`;

/**
 * Inserts rows about a user into every table that can hold any, and stores files for them. Every
 * field for the user's own texts, names or pictures contains the mark.
 */
export async function fillAllTables(
  app: TestApp,
  client: TestClient,
): Promise<{ chatted: string }> {
  const { db, storage } = app.ctx;
  const user_id = client.user.id;
  const at = app.ctx.now();

  const own = await character(app, user_id, { slug: `${MARK.toLowerCase()}-own` });
  const chatted = await character(app, user_id, {
    slug: 'clara-of-everyone',
    name: 'Clara of Everyone',
    is_public: true,
    description: `Written by ${MARKED_NAME}, ${MARKED_EMAIL}.`,
    persona: `Loves ${MARKED_NAME}`,
    creator_notes: `By ${MARK}`,
    card_source: { creator: MARK },
    extensions: { made_by: MARK },
    character_book: { entries: [{ content: `${MARKED_NAME} lives here` }] },
    tags: [MARKED_EMAIL],
  });
  await db.insert(character_requests).values({
    user_id,
    key: `${MARK} key`,
    digest: 'd',
    slug: own.slug,
  });
  await db.insert(portrait_drawings).values({ character_id: own.id });
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, user_id)).limit(1);
  await db.insert(push_subscriptions).values({
    id: newId(),
    user_id,
    session_id: session!.id,
    endpoint: `https://push.example.com/${MARK}`,
    p256dh: `${MARK}-key`,
    auth: MARK,
    created_at: at,
  });
  await db.insert(likeness_consents).values({
    id: newId(),
    user_id,
    character_id: own.id,
    wording: `I, ${MARKED_NAME}, agree.`,
    image_sha256: 's',
  });

  const persona_id = newId();
  const lorebook_id = newId();
  await db.insert(personas).values({
    id: persona_id,
    user_id,
    name: MARKED_NAME,
    pronouns: MARK,
    description: `${MARK} sails.`,
  });
  await db.insert(lorebooks).values({
    id: lorebook_id,
    user_id,
    name: MARK,
    description: `By ${MARKED_NAME}`,
    book: { entries: [{ keys: [MARK], content: `${MARK} Bay` }] },
  });
  const chat_id = newId();
  const message_id = newId();
  await db.insert(chats).values({
    id: chat_id,
    user_id,
    character_id: own.id,
    greeting: `Hello ${MARK}`,
    persona_id,
    title: `With ${MARK}`,
    note: `${MARK} is snowed in.`,
    reply_style: `as ${MARK} likes`,
    summary: `${MARK} likes tea.`,
    last_message: { content: MARK, sender: 'user', content_type: 'text' },
  });
  await db.insert(chat_lorebooks).values({ chat_id, lorebook_id });
  await db.insert(chat_members).values({ chat_id, character_id: own.id, position: 1 });
  await db.insert(messages).values({
    id: message_id,
    chat_id,
    sender: 'user',
    content: `My name is ${MARKED_NAME}`,
    rev: 1,
    created_at: at,
  });
  await db
    .insert(message_variants)
    .values({ message_id, position: 0, content: `Dear ${MARK}`, status: 'done' });
  await db.insert(memories).values({
    id: newId(),
    chat_id,
    kind: 'learned',
    content: `${MARKED_NAME} has a dog.`,
    source_message_id: message_id,
    depends_on: message_id,
  });
  await db.insert(calls).values({
    id: newId(),
    user_id,
    chat_id,
    status: 'ended',
    end_reason: 'hung_up',
    price_per_minute: 3,
    minutes: 2,
    socket_hash: `${MARK} hash`,
    lease_owner: 'a process',
    lease_until: at,
    created_at: at,
    picked_up_at: at,
    ended_at: at,
  });
  const file = `speech/${user_id}/${chat_id}/${message_id}/0-a.mp3`;
  await storage.put(file, Buffer.from(`a voice that says ${MARK}`));
  await db.insert(speech_clips).values({
    message_id,
    variant_index: 0,
    digest: 'd',
    voice: 'nova',
    engine: 'speaker',
    is_demo: false,
    file,
    media_type: 'audio/mpeg',
    duration_ms: 1000,
    waveform: [1],
    created_at: at,
  });
  await db.insert(reply_parts).values({ message_id, attempt: 1, position: 0, text: `So, ${MARK}` });
  await db.insert(chat_requests).values({ user_id, key: MARK, digest: 'd', message_id });
  await db
    .insert(kept_requests)
    .values({ user_id, key: MARK, digest: 'd', status: 200, body: MARK, created_at: new Date() });

  await sentPicture(app, { user_id, chat_id, message_id });
  await recording(app, { user_id, chat_id, message_id });
  await images(app, user_id);
  await safety(app, client, own.slug, message_id);

  await db.insert(contact_messages).values({
    id: newId(),
    name: MARKED_NAME,
    email: MARKED_EMAIL.toUpperCase(),
    subject: `About ${MARK}`,
    message: `I am ${MARKED_NAME}`,
  });
  await fillAffiliateTables(app, user_id, { mark: MARK, name: MARKED_NAME, email: MARKED_EMAIL });

  await db.insert(daily_usage).values({ user_id, day: '2026-11-21', messages: 3 });
  await db.transaction(async (tx) => {
    const gift = { kind: 'support_grant', amount: 9, key: newId(), note: 'With thanks.' } as const;
    await grantTokens(tx, app.ctx, user_id, gift);
    await holdTokens(tx, app.ctx, user_id, { amount: 2, purpose: 'image', key: newId() });
  });
  await db.insert(audit_log).values({
    id: newId(),
    actor_id: newId(),
    action: 'user.changed',
    subject_type: 'user',
    subject_id: user_id,
    details: { fields: ['full_name'] },
    created_at: at,
  });
  const export_id = newId();
  await db.insert(data_exports).values({ id: export_id, user_id, requested_at: at });
  await storage.put(`exports/${export_id}/1-000000.part`, Buffer.from(`all about ${MARK}`));
  await db
    .update(users)
    .set({ preferences: { nickname_of_old: MARK }, profile_picture: `https://pics.test/${MARK}` })
    .where(eq(users.id, user_id));
  return { chatted: chatted.slug };
}

async function character(
  app: TestApp,
  owner_id: string,
  overrides: Parameters<typeof makeCharacter>[1] & { slug: string },
) {
  const { db, storage } = app.ctx;
  await db.insert(character_slugs).values({ slug: overrides.slug });
  const made = await makeCharacter(db, {
    owner_id,
    is_public: false,
    name: `Mara ${MARK}`,
    description: `For ${MARK}`,
    persona: `Loves ${MARK}`,
    card_source: { creator: MARK },
    ...overrides,
  });
  const key = `characters/${overrides.slug}/0-360.webp`;
  await storage.put(key, Buffer.from(overrides.is_public ? 'a portrait' : `portrait for ${MARK}`));
  await db.insert(character_media).values({
    id: newId(),
    character_id: made.id,
    position: 0,
    media_type: 'image',
    mime_type: 'image/webp',
    files: { 360: key },
    width: 360,
    height: 480,
    engine: 'fake',
  });
  return made;
}

async function sentPicture(
  { ctx: { db, storage, now } }: TestApp,
  ids: { user_id: string; chat_id: string; message_id: string },
): Promise<void> {
  const id = newId();
  const folder = `uploads/${ids.user_id}/${id}`;
  const files = { original: `${folder}/model.jpeg`, webp: { 640: `${folder}/640.webp` }, avif: {} };
  for (const key of [files.original, files.webp[640], `uploads/${ids.user_id}/${newId()}/1.webp`])
    await storage.put(key, Buffer.from(`photo by ${MARK}`));
  await db.insert(uploaded_pictures).values({
    id,
    ...ids,
    files,
    width: 640,
    height: 400,
    thumbhash: '',
    description: `${MARK} at a lake`,
    sha256: 's',
    dhash: '0'.repeat(16),
    phash: '0'.repeat(16),
    created_at: now(),
  });
}

async function recording(
  { ctx: { db, storage, now } }: TestApp,
  ids: { user_id: string; chat_id: string; message_id: string },
): Promise<void> {
  const id = newId();
  const file = `recordings/${ids.user_id}/${id}.wav`;
  for (const key of [file, `recordings/${ids.user_id}/${newId()}.wav`])
    await storage.put(key, Buffer.from(`the voice of ${MARK}`));
  const said = { duration_ms: 1000, waveform: [1], created_at: now() };
  await db.insert(voice_recordings).values({ id, ...ids, file, ...said });
}

async function images({ ctx: { db, storage } }: TestApp, user_id: string): Promise<void> {
  const [job_id, id] = [newId(), newId()];
  const created_at = new Date();
  await db.insert(image_jobs).values({
    id: job_id,
    user_id,
    source: 'studio',
    prompt: `${MARK} on a bench`,
    full_prompt: `An adult, ${MARK} on a bench`,
    negative_prompt: MARK,
    is_nsfw: false,
    aspect: 'portrait',
    seed: 1,
    count: 1,
    image_ids: [id],
    price: 0,
    progress: [1],
    status: 'done',
    request_key: MARK,
    deadline_at: created_at,
    created_at,
    ended_at: created_at,
  });
  const stem = `images/${user_id}/${id}/1`;
  const files = { original: `${stem}-original.png`, webp: { 320: `${stem}-320.webp` }, avif: {} };
  for (const key of [files.original, files.webp[320], `images/${user_id}/${newId()}/orphan.webp`])
    await storage.put(key, Buffer.from(`pixels of ${MARK}`));
  await db.insert(generated_images).values({
    id,
    user_id,
    job_id,
    position: 0,
    source: 'studio',
    prompt: `${MARK} on a bench`,
    is_nsfw: false,
    files,
    width: 320,
    height: 400,
    thumbhash: '',
    engine: 'fake',
    is_demo: true,
    sha256: 's',
    dhash: '0'.repeat(16),
    phash: '0'.repeat(16),
    created_at,
  });
  await db.insert(blocked_image_hashes).values({ id: newId(), sha256: 'x', reason: 'test' });
}

async function safety(
  { ctx: { db, now } }: TestApp,
  { user }: TestClient,
  slug: string,
  message_id: string,
): Promise<void> {
  const event_id = newId();
  await db.insert(moderation_events).values({
    id: event_id,
    user_id: user.id,
    surface: 'chat_input',
    outcome: 'block',
    categories: ['hate'],
    rules_version: '1',
    engine: 'rules',
    text_sha256: 'digest',
  });
  const strike_id = newId();
  await db.insert(strikes).values({
    id: strike_id,
    user_id: user.id,
    event_id,
    category: 'hate',
    step: 'warning',
    expires_at: now(),
  });
  await db.insert(appeals).values({
    id: newId(),
    user_id: user.id,
    strike_id,
    request_key: MARK,
    message: `I am ${MARK}`,
    answer: `Dear ${MARK}`,
    created_at: now(),
  });
  await db.insert(crisis_referrals).values({ day: '2026-11-21', kind: 'self_harm', count: 1 });
  const report = { reason: 'other', priority: 2 } as const;
  await db.insert(reports).values([
    {
      ...report,
      id: newId(),
      reporter_id: user.id,
      subject_type: 'message',
      subject_id: message_id,
      details: `I am ${MARK}`,
    },
    { ...report, id: newId(), reporter_id: null, subject_type: 'character', subject_id: slug },
  ]);
  await db.insert(removal_requests).values(
    (['open', 'removed'] as const).map((status) => ({
      id: newId(),
      request_key: `${MARK}-${status}`,
      name: MARKED_NAME,
      email: MARKED_EMAIL,
      kind: 'other' as const,
      what: status === 'open' ? 'https://everafter.test/character/clara-of-everyone' : `Of ${MARK}`,
      statement: 'I believe in good faith that this is so.',
      signature: MARKED_NAME,
      status,
      answer_due_at: now(),
      decision_due_at: now(),
    })),
  );
}
