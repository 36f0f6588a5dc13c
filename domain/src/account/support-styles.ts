import * as z from 'zod/mini';

/** Ways of support (specification 2, section 3). Their labels are apart, since every page reads the ids. */
export const SUPPORT_STYLE_IDS = [
  'listening',
  'advice',
  'distraction',
  'presence',
  'activities',
  'crisis',
] as const;
export type SupportStyle = (typeof SUPPORT_STYLE_IDS)[number];

/** A way of support that a companion offers, or that a member says helps them. */
export const supportStylesSchema = z
  .array(z.enum(SUPPORT_STYLE_IDS))
  .check(z.maxLength(SUPPORT_STYLE_IDS.length));
