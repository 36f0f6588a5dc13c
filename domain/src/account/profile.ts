import * as z from 'zod/mini';
import { firstLetter } from '../foundation/characters';
import { LIMITS, photoSchema, userTypeSchema } from '../foundation/fields';
import { text } from '../foundation/schemas';
import { tierOf } from '../pricing/loyalty';
import type { User } from './user';

/**
 * The public card of a person: display name (first name and last initial), photo, city, badges.
 *
 * @document profiles/{uid}
 * @reads anyone with an account; lists of up to 50.
 * @writes Made at sign-up, then kept by the trigger on `users`.
 * @goes with the account.
 */
export const profileSchema = z.object({
  displayName: text(LIMITS.name + 3),
  userType: userTypeSchema,
  photo: photoSchema,
  city: text(LIMITS.city),
  state: text(LIMITS.state),
  memberSince: z.date(),
  badges: z.object({
    identity: z.boolean(),
    /** For members with gold loyalty (specification 2, section 9). */
    gold: z.boolean(),
  }),
});
export type Profile = z.infer<typeof profileSchema>;

/** Shown for a deleted account (specification 2, section 8). */
export const UNKNOWN_USER = 'Unknown User';

/** First name and last initial: "Maya R." */
export function displayNameOf(person: Pick<User, 'firstName' | 'lastName'>): string {
  const initial = firstLetter(person.lastName);
  return initial === '' ? person.firstName : `${person.firstName} ${initial}.`;
}

/** The first name in a display name: "Nora" of "Nora L.". */
export function firstNameIn(displayName: string): string {
  return displayName.replace(/ \p{L}\.$/u, '');
}

/** Whether a member has reached the highest loyalty tier. A companion's sessions don't count. */
export function isGold({ userType, stats }: Pick<User, 'userType' | 'stats'>): boolean {
  return userType === 'spender' && tierOf(stats.sessionsCompleted) === 'gold';
}

/** The public card of an account. */
export function toProfile(user: User): Profile {
  return {
    displayName: displayNameOf(user),
    userType: user.userType,
    photo: user.profilePhoto,
    city: user.address.city,
    state: user.address.state,
    memberSince: user.createdAt,
    badges: { identity: user.verification.isVerified, gold: isGold(user) },
  };
}

/** Stand for the name of a deleted account, within a sentence. */
export const FORMER_NAMES = { spender: 'a former member', earner: 'a former companion' } as const;

/** The name at the beginning of a sentence, or a placeholder if unknown. */
export function who(name?: string): string {
  return name?.replace(/^a former /, 'A former ') || 'Someone';
}
