import type { SessionMode } from '@hearthkin/domain/booking/session-modes';

/** The names of the ways to talk online (specification 2, section 2, public profile). */
export const MODE_WORDS: Readonly<Record<SessionMode, string>> = {
  chat: 'Chat',
  voice: 'Voice Call',
  video: 'Video Call',
};
