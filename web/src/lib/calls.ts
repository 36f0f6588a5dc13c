import { offeredModes, type SessionMode } from '@hearthkin/domain/booking/session-modes';

/** Whether people can call each other here. A deployment with `--without-calls` says that they can't. */
export function hasCalls(): boolean {
  return import.meta.env.VITE_CALLS !== 'none';
}

/** The ways to talk online that pages offer. */
export function modesHere(): readonly SessionMode[] {
  return offeredModes(hasCalls());
}
