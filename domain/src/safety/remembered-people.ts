import { DAY_MS } from '../durations';

/** How long a former account that staff closed or somebody blocked is remembered. */
export const REMEMBER_MS = 2 * 365 * DAY_MS;

/** How many people's blocks of one former account are remembered: more than a sign-up writes fast. */
export const BLOCKERS_REMEMBERED = 400;
