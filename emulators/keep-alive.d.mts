export const KEEP_ALIVE_MS: number;
