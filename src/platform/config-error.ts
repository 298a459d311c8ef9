/** A missing, invalid, or conflicting setting; the message is one sentence for the operator. */
export class ConfigError extends Error {}
