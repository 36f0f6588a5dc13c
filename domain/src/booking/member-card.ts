import * as z from 'zod/mini';
import { kmBetween, type Point } from '../account/place';
import { isShownVerified } from '../account/shown-verified';
import { supportStylesSchema } from '../account/support-styles';
import type { User } from '../account/user';
import { LANGUAGES, type Language } from '../foundation/languages';
import { countSchema } from '../foundation/schemas';
import { cityKeyOf } from '../foundation/search-tokens';
import { utcMonth } from '../foundation/time';

/** The nearness of two people, by their addresses. */
export const NEARNESSES = ['city', 'state', 'country', 'abroad'] as const;
export type Nearness = (typeof NEARNESSES)[number];

/**
 * `bookings/{id}.memberCard`: what the companion learns of the member besides their public card, as of
 * the request. Written by the server, since it is about another person.
 */
export const memberCardSchema = z.object({
  /** Whether their identity was checked, and neither name nor photo waits for staff since. */
  verified: z.boolean(),
  /** The month in UTC: "2026-11". */
  memberSince: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** Sessions that took place, with any companion. */
  completed: countSchema,
  /** Sessions the member canceled after a companion had accepted them. */
  canceled: countSchema,
  /** The languages both speak. */
  languages: z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length)),
  /** The kinds of help that the member named. */
  supportPreferences: supportStylesSchema,
  /** Null if either address doesn't say. */
  nearness: z.nullable(z.enum(NEARNESSES)),
  /** Kilometers between the middles of their towns; null if either isn't known. */
  km: z.nullable(countSchema),
});
export type MemberCard = z.infer<typeof memberCardSchema>;

/** The parts of an account that the card is made of. */
type MemberFacts = Pick<
  User,
  'level' | 'verification' | 'createdAt' | 'stats' | 'languages' | 'supportPreferences'
>;

/** The part of a card that the member's own page knows as well. */
export function ownMemberCard(
  account: MemberFacts,
  canceled: number,
  companion: Pick<User, 'languages'>,
): Omit<MemberCard, 'nearness' | 'km'> {
  const { createdAt, stats, languages, supportPreferences } = account;
  return {
    verified: isShownVerified(account),
    memberSince: utcMonth(createdAt),
    completed: stats.sessionsCompleted,
    canceled,
    languages: languagesInCommon(languages, companion.languages),
    supportPreferences,
  };
}

/** The languages of the first person that the second speaks too, in the first's order. */
export function languagesInCommon(one: User['languages'], other: User['languages']): Language[] {
  const theirs = new Set([other.native, ...other.secondary]);
  return [...new Set([one.native, ...one.secondary])].filter((language) => theirs.has(language));
}

/** The nearness of two addresses; null if a country is missing. */
export function nearnessOf(one: User['address'], other: User['address']): Nearness | null {
  const same = (part: 'country' | 'state' | 'city') =>
    cityKeyOf(one[part]) === cityKeyOf(other[part]);
  if (cityKeyOf(one.country) === '' || cityKeyOf(other.country) === '') return null;
  if (!same('country')) return 'abroad';
  // A country without states has none on either side, which says nothing of the distance.
  if (!same('state')) return 'country';
  if (same('city') && cityKeyOf(one.city) !== '') return 'city';
  return cityKeyOf(one.state) === '' ? 'country' : 'state';
}

/** Whole kilometers between two people's towns; null if either isn't known. */
export function kmApart(one: Point | null, other: Point | null): number | null {
  return one && other && Math.round(kmBetween(one, other));
}
