import { createContext, type RouterContext } from 'react-router';
import type { TypedCalls } from './typed-calls.ts';

/** The API as a page loader sees it: in process, anonymous. */
export interface ServerApi {
  /** Reads `path` (relative to /api/v1); throws a Response with the API's status on failure. */
  get: TypedCalls['get'];
}

/** What every page may know about this installation. Public: it is sent to the browser. */
export interface SiteConfig {
  /** Origin without a trailing slash, e.g. https://everafter.example. */
  publicUrl: string;
  appName: string;
  appEnv: string;
  supportEmail: string;
  discordUrl: string | null;
  /** A messaging app and the name there, e.g. "Telegram: @example". */
  messagingHandle: string | null;
  /** Who runs this installation, as legal texts name them. */
  operator: { name: string; address: string | null };
  /** How long a click on an affiliate's link counts, as worded in the legal texts. */
  referralDays: number;
  /** How long a strike counts, in days. */
  strikeExpiryDays: number;
  hiringUrl: string | null;
  /** True when replies are scripted: they are never passed off as a model's. */
  hasDemoText: boolean;
  /** True when pictures are drawn by this program: they are never passed off as a model's. */
  hasDemoImages: boolean;
  /** False if the browser reads replies aloud, which must not be presented as a model's voice. */
  hasServerVoice: boolean;
  /** Choices that forms leave out, as the setting RESTRICTED_OPTIONS names them. */
  restrictedOptions: string[];
}

export interface PageContext {
  api: ServerApi;
  site: SiteConfig;
}

// The server and the built pages each load this module; the key must be the same object in both.
const shared = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('everafter.page-context');
shared[key] ??= createContext<PageContext>();

/** Set by the web role on each request's RouterContextProvider; read in loaders. */
export const apiContext = shared[key] as RouterContext<PageContext>;

/** The header by which a render hands over the hashes of its inline scripts; it never leaves the server. */
export const SCRIPT_HASHES = 'x-script-hashes';
