import { expect, it } from 'vitest';
import { CARDS_TEXT } from '#features/characters/ui/cards/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { RECORDING_TEXT } from '#features/chat/ui/recording/copy.ts';
import { REPLY_TEXT } from '#features/chat/ui/reply/copy.ts';
import { SEARCH_TEXT } from '#features/chat/ui/search/copy.ts';
import { SETTINGS_TEXT } from '#features/chat/ui/settings/copy.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { PERSONAS_TEXT } from '#features/personas/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';

const { json2, json3, png, charx } = CARDS_TEXT.export;
const { moves, files, conversation, restart, remove } = COPY;
const { makeDefault, unmakeDefault } = PERSONAS_TEXT.personas;

/** The commands of every menu of the product. */
const MENUS = {
  account: [UI_TEXT.subscription, UI_TEXT.myCharacters, UI_TEXT.profile, UI_TEXT.realModel],
  session: [UI_TEXT.logout, UI_TEXT.login, UI_TEXT.createFreeAccount],
  card: [json2, json3, png, charx],
  chat: [
    SEARCH_TEXT.action,
    conversation.viewCharacter,
    SETTINGS_TEXT.action,
    SETTINGS_TEXT.start,
    SETTINGS_TEXT.archive,
    SETTINGS_TEXT.unarchive,
    files.export,
    files.import,
    restart.action,
    remove.action,
  ],
  message: [
    REPLY_TEXT.action,
    moves.continue,
    moves.hint,
    moves.edit,
    moves.branch,
    moves.remove,
    RECORDING_TEXT.remove,
  ],
  persona: [PERSONAS_TEXT.edit, makeDefault, unmakeDefault, PERSONAS_TEXT.delete],
  lorebook: [PERSONAS_TEXT.books.export],
  picture: Object.values(GALLERY_TEXT.actions),
};

it.each(Object.entries(MENUS))('the menu of a %s writes its commands as titles', (_, labels) => {
  for (const label of labels) expect(label).toMatch(/^[A-Z][\w-]*( (a|as|the|[(A-Z][\w)]*))*$/);
});
