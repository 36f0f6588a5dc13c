/** The way the two want to talk in a virtual session. In its room each side may change that. */
export const SESSION_MODES = ['chat', 'voice', 'video'] as const;
export type SessionMode = (typeof SESSION_MODES)[number];

/** The ways to talk online that are offered. Calls need servers by which two browsers reach each other. */
export function offeredModes(hasCalls: boolean): readonly SessionMode[] {
  return hasCalls ? SESSION_MODES : ['chat'];
}
