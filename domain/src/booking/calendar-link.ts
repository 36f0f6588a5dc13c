import * as z from 'zod/mini';

/**
 * `users/{uid}/private/calendarLink`: that a person's calendar can be read by a secret link. What the
 * link is, no document says: it is shown once, when it is made.
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
