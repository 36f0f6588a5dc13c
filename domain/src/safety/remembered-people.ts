import { DAY_MS } from '../foundation/durations';

/** The time for which a former account that staff closed, or that a member blocked, is remembered. */
export const REMEMBER_MS = 2 * 365 * DAY_MS;

/** The most blocks of one former account that are remembered, so that a sign-up stays one commit. */
export const BLOCKERS_REMEMBERED = 400;
