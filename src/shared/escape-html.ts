import { lookUp } from './look-up.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, attribute values included. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => lookUp(ESCAPES, character)!);
