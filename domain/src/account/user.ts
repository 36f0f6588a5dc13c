import * as z from 'zod/mini';
import { planSchema } from '../pricing/select-plan';
import { countSchema, text } from '../schemas';
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

/** Where a document review stands (specification 2, section 3). */
export const VERIFICATION_STATUSES = ['not_started', 'pending', 'verified', 'rejected'] as const;

/** `users/{uid}`: the private account, readable by its owner and admins only. */
export const userSchema = z.object({
  firstName: z.string().check(z.minLength(1), z.maxLength(LIMITS.name)),
  lastName: text(LIMITS.name),
  email: z.email().check(z.maxLength(LIMITS.email), z.toLowerCase()),
  userType: userTypeSchema,
  phone: text(16),
  dateOfBirth: calendarDateSchema,
  address: addressSchema,
  location: text(LIMITS.location),
  bio: text(LIMITS.bio),
  interests: interestsSchema,
  languages: languagesSchema,
  /** Whole currency units an hour; companions only. */
  hourlyRate: z.nullable(hourlyRateSchema),
  profilePhoto: photoSchema,
  coverPhoto: photoSchema,
  plan: z.nullable(planSchema),
  /** Since when the account has its plan; null without one. */
  planSince: z._default(z.nullable(z.date()), null),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  verification: z.object({
    isVerified: z.boolean(),
    verificationStatus: z.enum(VERIFICATION_STATUSES),
  }),
  oauthProvider: z.nullable(text(64)),
  oauthId: z.nullable(text(256)),
  stats: z.object({ sessionsCompleted: countSchema }),
  accountStatus: z.enum(['active', 'suspended']),
  createdAt: z.date(),
  /** The last sign-in, or to the day the last visit with a session that was still open. */
  lastLoginAt: z.date(),
  /** Sessions that began before this have been ended, on every device; null if none was. */
  sessionsEndedAt: z._default(z.nullable(z.date()), null),
  /** When the mail about closing the unused account was sent; null if none was. */
  inactivityNoticeAt: z._default(z.nullable(z.date()), null),
  /** What staff find the account by (`accountTokensOf`); the trigger on `users` keeps it. */
  searchTokens: z._default(z.array(z.string()), []),
});
export type User = z.infer<typeof userSchema>;
