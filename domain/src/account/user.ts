import * as z from 'zod';
import { planSchema } from '../pricing/select-plan';
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
  firstName: z.string().min(1).max(LIMITS.name),
  lastName: z.string().max(LIMITS.name),
  email: z.email().max(LIMITS.email).toLowerCase(),
  userType: userTypeSchema,
  phone: z.string().max(16),
  dateOfBirth: calendarDateSchema,
  address: addressSchema,
  location: z.string().max(LIMITS.location),
  bio: z.string().max(LIMITS.bio),
  interests: interestsSchema,
  languages: languagesSchema,
  /** Whole currency units an hour; companions only. */
  hourlyRate: hourlyRateSchema.nullable(),
  profilePhoto: photoSchema,
  coverPhoto: photoSchema,
  plan: planSchema.nullable(),
  /** Since when the account has its plan; null without one. */
  planSince: z.date().nullable().default(null),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  verification: z.object({
    isVerified: z.boolean(),
    verificationStatus: z.enum(VERIFICATION_STATUSES),
  }),
  oauthProvider: z.string().max(64).nullable(),
  oauthId: z.string().max(256).nullable(),
  stats: z.object({ sessionsCompleted: z.int().min(0) }),
  accountStatus: z.enum(['active', 'suspended']),
  createdAt: z.date(),
  /** The last sign-in, or to the day the last visit with a session that was still open. */
  lastLoginAt: z.date(),
  /** Sessions that began before this have been ended, on every device; null if none was. */
  sessionsEndedAt: z.date().nullable().default(null),
  /** When a mail told that the account will be closed because nobody uses it; null if none has. */
  inactivityNoticeAt: z.date().nullable().default(null),
  /** What staff find the account by (`accountTokensOf`); the trigger on `users` keeps it. */
  searchTokens: z.array(z.string()).default([]),
});
export type User = z.infer<typeof userSchema>;
