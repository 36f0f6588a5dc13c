import { DAY_MS } from '../durations';

/** How long a former account that staff closed, or that a member blocked, is remembered. */
export const REMEMBER_MS = 2 * 365 * DAY_MS;

/** How many blocks of one former account are remembered, so that a sign-up stays one commit. */
export const BLOCKERS_REMEMBERED = 400;
