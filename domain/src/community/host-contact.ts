import { DAY_MS } from '../foundation/durations';

/** The time after the start in which people with a spot may still begin to write to the host. */
export const HOST_CONTACT_MS = 14 * DAY_MS;

/** Whether people with a spot at an event or activity may begin to write to its host. */
export function mayWriteToHost({ startsAt }: { readonly startsAt: Date }, now: Date): boolean {
  return now.getTime() < startsAt.getTime() + HOST_CONTACT_MS;
}
