import * as z from 'zod/mini';
import {
  addressSchema,
  calendarDateSchema,
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  photoSchema,
  userTypeSchema,
} from '../foundation/fields';
import { countSchema, text } from '../foundation/schemas';
import { notificationSettingsSchema } from '../notification/settings';
import { planSchema } from '../pricing/select-plan';
import { VERIFICATION_STATUSES } from '../verification/verification-status';
import { clockSchema } from './clock';
import { emailSchema } from './email';
import { ACCOUNT_LEVELS } from './level';
import { homeSchema } from './place';
import { restrictionSchema } from './restriction';
import { supportStylesSchema } from './support-styles';

/**
 * The private account of a person.
 * - `supportPreferences`: what a member says helps them, among the six ways of support that companions choose from.
 *   Mood matching and `memberCard` use it. `readAsStaff` leaves it out.
 * - `phone`, `phoneVerified`: from sign-up, or by `confirmPhone`, which also changes it.
 * - `level`: `verified` with a checked identity, a confirmed phone, three interests and an address (`levelOf`); the
 *   triggers on `verifications` and `users` give and take it.
 * - `restriction`: until when and why staff keep the person from meeting others; null without one. `restrictAccount`,
 *   `reviewReport`; `endRestrictions` takes it when it is over.
 * - `talksNow`: whether a companion takes requests to talk right now, from their listing (triggers on `companions` and
 *   `users`). Every page reads the account, so the bar below the header costs no read of its own; the listing changes
 *   with every heartbeat.
 * - `home`: the town of the address, and where the middle of it is; kept by the trigger on `users`. Staff don't get
 *   it.
 * - `muted`: the owner's `settings/notifications`, kept by its trigger, so that a notification reads one document.
 * - `searchTokens`: what staff find the account by; kept by the trigger on `users`, left out of a download.
 *
 * @document users/{uid}
 * @reads owner; staff by `readAsStaff`.
 * @writes Owner, while `accountStatus` is `active`: names by `saveNames`; directly bio, interests, languages, address,
 *   location; `profilePhoto` and `coverPhoto` to null (`publishProfileFile` sets them); `lastLoginAt` = now; `clock`
 *   (time zone, 12 or 24 hours), which the times in emails follow; a member also `supportPreferences`. Functions:
 *   `completeSignup` and `completeShortSignup` create it. Everything else is theirs: address and sign-in facts, plan,
 *   verification, `level`, `restriction`, `accountStatus`, statistics, `sessionsEndedAt`, `inactivityNoticeAt`.
 * @goes with everything below it when the account is deleted.
 */
export const userSchema = z.object({
  firstName: z.string().check(z.minLength(1), z.maxLength(LIMITS.name)),
  lastName: text(LIMITS.name),
  email: emailSchema,
  userType: userTypeSchema,
  phone: text(16),
  dateOfBirth: calendarDateSchema,
  address: addressSchema,
  /** The place of the address's town, kept by the trigger on `users`; null until it has looked. */
  home: z.nullable(homeSchema),
  location: text(LIMITS.location),
  bio: text(LIMITS.bio),
  interests: interestsSchema,
  /** The kinds of help that a member named; companions have none. */
  supportPreferences: supportStylesSchema,
  languages: languagesSchema,
  /** Whole currency units per hour; companions only. */
  hourlyRate: z.nullable(hourlyRateSchema),
  profilePhoto: photoSchema,
  coverPhoto: photoSchema,
  plan: z.nullable(planSchema),
  /** Null without a plan. */
  planSince: z.nullable(z.date()),
  /** The day of the month on which the plan's months begin (`planAllowance`); 1 where plans are free. */
  planMonthDay: z.int().check(z.minimum(1), z.maximum(31)),
  emailVerified: z.boolean(),
  /** The time since when no email is sent to the address, because it refuses them; missing or null while it takes them. */
  emailRefusedAt: z.optional(z.nullable(z.date())),
  phoneVerified: z.boolean(),
  verification: z.object({
    isVerified: z.boolean(),
    verificationStatus: z.enum(VERIFICATION_STATUSES),
    /** Whether staff still have to look at another name or photo than the one that was checked. */
    isToBeSeenAgain: z.optional(z.literal(true)),
  }),
  oauthProvider: z.nullable(text(64)),
  oauthId: z.nullable(text(256)),
  stats: z.object({ sessionsCompleted: countSchema }),
  accountStatus: z.enum(['active', 'suspended']),
  /** Kept from `verifications/{uid}`, where rules look it up with the status. */
  level: z.enum(ACCOUNT_LEVELS),
  /** Null unless staff keep the person from meeting others. */
  restriction: z.nullable(restrictionSchema),
  /** `offer.talksNow` of a companion's listing, kept by its trigger: every page reads the account. */
  talksNow: z.boolean(),
  createdAt: z.date(),
  /** The last sign-in, or the day of the last visit with an open session. */
  lastLoginAt: z.date(),
  /** Saved with `lastLoginAt`, for the times in emails; null until then. */
  clock: z.nullable(clockSchema),
  /** Sessions that began before this have been ended on every device; null if there are none. */
  sessionsEndedAt: z.nullable(z.date()),
  /** The time at which the email about closing the unused account was sent; null if it wasn't. */
  inactivityNoticeAt: z.nullable(z.date()),
  /** The owner's `settings/notifications`, kept by its trigger: each notification reads the account. */
  muted: z.nullable(notificationSettingsSchema),
  /** Search tokens for staff (`accountTokensOf`), kept by the trigger on `users`. */
  searchTokens: z.array(z.string()),
});
export type User = z.infer<typeof userSchema>;
