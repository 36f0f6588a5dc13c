import * as z from 'zod/mini';

/**
 * The time since when a secret link opens the person's calendar. No document says what the link is: its token is shown
 * once, and `calendarLinks` has its hash.
 *
 * @document users/{uid}/private/calendarLink
 * @reads owner, by id. No one else, staff included.
 * @writes Functions: `makeCalendarLink` sets it with the hash, in place of an earlier link; `endCalendarLink` deletes
 *   both.
 * @goes by the owner; with all sessions (a new password, signing out everywhere, a removed way to sign in, a
 *   suspension); with the account.
 */
export const calendarLinkSchema = z.object({ madeAt: z.date() });
export type CalendarLink = z.infer<typeof calendarLinkSchema>;

/** The path of the calendar that a token opens. */
export function calendarFeedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** The token of a path; null for a path of another form. */
export function calendarTokenOf(path: string): string | null {
  // 32 bytes in base64url.
  return /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? null;
}
