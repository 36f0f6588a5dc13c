import * as z from 'zod/mini';

/** Support styles (specification 2, section 3). */
export const SUPPORT_STYLES = {
  listening: 'Listening',
  advice: 'Advice',
  distraction: 'Distraction',
  presence: 'Quiet presence',
  activities: 'Activities together',
  crisis: 'Hard moments',
} as const;

export type SupportStyle = keyof typeof SUPPORT_STYLES;
export const SUPPORT_STYLE_IDS = Object.keys(SUPPORT_STYLES) as SupportStyle[];

/** What a companion offers, or what a member says helps them. */
export const supportStylesSchema = z
  .array(z.enum(SUPPORT_STYLE_IDS))
  .check(z.maxLength(SUPPORT_STYLE_IDS.length));
