import type { Word } from './passage.ts';
import { is } from './passage.ts';

/** Things, places and jobs for children. */
const FOR_CHILDREN = new RegExp(
  `^(?:${[
    'books?|bookshops?|bookstores?|picture|stor(?:y|ies)|literature|novels?|authors?|illustrators?|illustrations?|writers?|publishers?|library|librarian|magazine|poems?|songs?',
    'wards?|hospitals?|hospices?|clinics?|homes?|wing|unit|department|section|corner|museums?|theat(?:er|re)|playground|nursery|charit(?:y|ies)|shelter|services|hours?|menus?|meals?|tables?',
    'nurses?|doctors?|surgeons?|dentists?|psychologists?|psychiatrists?|therapists?|counselors?|minister|entertainers?|photographers?|lawyers?|advocates?|protection|welfare|care|carer|support|development|psychology|medicine|oncology',
    'toys?|clothes|clothing|shops?|stores?|furniture|games?|drawings?|paintings?|handwriting|bikes?|bicycles?|channel|tv|television|program(?:me)?s?|films?|movies?|shows?|party|parties|laughter|voices|seats?|locks?',
  ].join('|')})$`,
);

/** "children's ward", "kids' menu", "child psychologist": compounds that do not describe a child. */
export function isChildCompound(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.sentence !== words[at]?.sentence || !/^[ '’-]*s?[ '’-]*$/.test(next.gap))
    return false;
  const name = is(next, 'adjective') ? words[at + 2] : next;
  return FOR_CHILDREN.test(next.text) || FOR_CHILDREN.test(name?.text ?? '');
}
