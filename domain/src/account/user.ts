import * as z from 'zod/mini';
import { supportStylesSchema } from '../companion/support-styles';
import { notificationSettingsSchema } from '../notification/settings';
import { planSchema } from '../pricing/select-plan';
import { countSchema, text } from '../schemas';
import { clockSchema } from './clock';
import {
  addressSchema,
  calendarDateSchema,
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  languagesSchema,
  photoSchema,
  userTypeSchema,
} from './fields';
import { ACCOUNT_LEVELS } from './level';
import { homeSchema } from './place';
import { restrictionSchema } from './restriction';

/** The states of a document review (specification 2, section 3). */
export const VERIFICATION_STATUSES = ['not_started', 'pending', 'verified', 'rejected'] as const;

/** `users/{uid}`: the private account, read by its owner and staff only. */
export const userSchema = z.object({
  firstName: z.string().check(z.minLength(1), z.maxLength(LIMITS.name)),
  lastName: text(LIMITS.name),
  email: z.email().check(z.maxLength(LIMITS.email), z.toLowerCase()),
  userType: userTypeSchema,
  phone: text(16),
  dateOfBirth: calendarDateSchema,
  address: addressSchema,
  /** Where the town of the address is, kept by the trigger on `users`; null until it has looked. */
  home: z.nullable(homeSchema),
  location: text(LIMITS.location),
  bio: text(LIMITS.bio),
  interests: interestsSchema,
  /** What a member says helps them; companions have none. */
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
  /** When the email about closing the unused account was sent; null if it wasn't. */
  inactivityNoticeAt: z.nullable(z.date()),
  /** The owner's `settings/notifications`, kept by its trigger: each notification reads the account. */
  muted: z.nullable(notificationSettingsSchema),
  /** Search tokens for staff (`accountTokensOf`), kept by the trigger on `users`. */
  searchTokens: z.array(z.string()),
});
export type User = z.infer<typeof userSchema>;
