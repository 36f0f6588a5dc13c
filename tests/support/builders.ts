import { randomInt, randomUUID } from 'node:crypto';
import type { User } from '@hearthkin/domain/account/user';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { type Booking, requestExpiresAt } from '@hearthkin/domain/booking/booking';
import { plainBooking } from '@hearthkin/domain/booking/plain-booking';
import type { Application, ApplicationDraft } from '@hearthkin/domain/companion/application';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import {
  isOnline,
  type Live,
  type LiveCompanion,
  liveSchema,
} from '@hearthkin/domain/companion/live';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import { NO_TRAINING, type Training } from '@hearthkin/domain/companion/training';
import { FIRST_LESSONS } from '@hearthkin/domain/companion/training-lessons';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { quote } from '@hearthkin/domain/pricing/quote';
import { type OwnReport, type Report, targetOf } from '@hearthkin/domain/safety/report';
import { newListing } from '@hearthkin/domain/sign-up/new-account';
import type { CheckEvidence } from '@hearthkin/domain/verification/background-check';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';

/** Valid documents for tests, with overrides. */

const JOINED = new Date('2026-01-15T12:00:00Z');
/** Recent, so that no sweep treats them as inactive. */
const VISITED = new Date();

/** A unique id. */
export function newId(prefix: string): string {
  return `${prefix}-${randomUUID()}`;
}

/** A unique phone number, in E.164. */
export function newPhone(): string {
  return `+1646${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

export function memberDocument(uid: string, overrides: Partial<User> = {}): User {
  const account: Omit<User, 'searchTokens'> & Partial<User> = {
    firstName: 'Sam',
    lastName: 'Porter',
    email: `${uid}@hearthkin.test`,
    userType: 'spender',
    phone: '+15550100000',
    dateOfBirth: '1990-02-28',
    address: {
      street: '1 Elm Street',
      city: 'Boston',
      state: 'MA',
      zipCode: '02101',
      country: 'United States',
    },
    location: 'Boston, MA',
    bio: 'I like long walks.',
    interests: ['art', 'food', 'music'],
    supportPreferences: [],
    languages: { native: 'English', secondary: [] },
    hourlyRate: null,
    profilePhoto: null,
    coverPhoto: null,
    plan: null,
    planSince: null,
    planMonthDay: 1,
    emailVerified: true,
    phoneVerified: true,
    verification: { isVerified: false, verificationStatus: 'not_started' },
    oauthProvider: null,
    oauthId: null,
    stats: { sessionsCompleted: 0 },
    accountStatus: 'active',
    level: 'verified',
    restriction: null,
    talksNow: false,
    home: null,
    createdAt: JOINED,
    lastLoginAt: VISITED,
    clock: null,
    sessionsEndedAt: null,
    inactivityNoticeAt: null,
    muted: null,
    ...overrides,
  };
  return { searchTokens: accountTokensOf(account), ...account };
}

/** The account of a verified companion. */
export function companionAccount(uid: string, overrides: Partial<User> = {}): User {
  return memberDocument(uid, {
    firstName: 'Eve',
    lastName: 'Marlow',
    userType: 'earner',
    hourlyRate: 30,
    verification: { isVerified: true, verificationStatus: 'verified' },
    ...overrides,
  });
}

/** What staff note of the report of a background check that was issued a month ago. */
export function reportOf(now: Date): CheckEvidence {
  const day = new Date(now.getTime() - 30 * DAY_MS).toISOString().slice(0, 10);
  return { issuer: 'Sample Screening', reference: newId('report'), issuedOn: day };
}

/** The dates of these badges. */
function datesOf(badges: Companion['badges']): Companion['badgesGivenAt'] {
  return {
    identity: badges.identity ? JOINED : null,
    background: badges.background ? JOINED : null,
    training: badges.training ? JOINED : null,
  };
}

/** The listing of a companion who lacks nothing to be listed, unless the account does. */
export function companionDocument(account: User, overrides: Partial<Companion> = {}): Companion {
  const photo = account.profilePhoto ?? '/sample-avatars/f-01.svg';
  const badges = { identity: true, background: true, training: false };
  const approved = {
    photo,
    badges,
    badgesGivenAt: datesOf({ ...badges, ...overrides.badges }),
    pause: null,
    payoutAccount: 'not-needed' as const,
    ...overrides,
  };
  const listing: Companion = {
    ...newListing(account, JOINED),
    // Anything can be booked unless a test limits it.
    weeklyAvailability: null,
    offer: OPEN_OFFER,
    traits: ['calm', 'listener'],
    supportStyles: ['listening'],
    listed: unlistedReasons(account, approved).length === 0,
    ...approved,
  };
  return { ...listing, ...searchFieldsOf(listing), ...overrides };
}

/** The two documents of a companion, who is marked online if they are. */
export function companionDocuments(
  account: User,
  { lastActiveAt = JOINED, onlineShard, busy, fullDays, ...overrides }: Partial<LiveCompanion>,
  now = new Date(),
): { readonly listing: Companion; readonly live: Live } {
  const listing = companionDocument(account, overrides);
  const isHere = isMarkedOnline(listing) || isOnline({ lastActiveAt }, now);
  const live = liveSchema.parse({ lastActiveAt, onlineShard, busy, fullDays });
  return {
    listing: isHere ? { ...listing, facets: { ...listing.facets, online: true } } : listing,
    live: { ...live, onlineShard: isHere ? 0 : live.onlineShard },
  };
}

/**
 * A request for two hours of Coffee & Walk, a week after it was made, by a member without
 * discounts.
 */
export function bookingDocument(
  sides: { readonly spenderId: string; readonly earnerId: string },
  overrides: Partial<Booking> = {},
): Booking {
  const plain = plainBooking({
    ...sides,
    participantIds: [sides.spenderId, sides.earnerId],
    hold: newId('hold'),
    location: 'Public Garden',
    ...overrides,
  });
  const { startsAt, timeZone, createdAt } = plain;
  const standing = {
    plan: null,
    sessionsCompleted: 0,
    planSessionsLeft: 0,
    silverUsed: false,
    hadSessionWithCompanion: true,
    credits: [],
  };
  return {
    ...plain,
    price: quote({
      activity: 'coffee-walk',
      hourlyRate: 30,
      minutes: 120,
      startsAt,
      timeZone,
      standing,
      offers: OPEN_OFFER,
    }),
    dueAt: requestExpiresAt('later', startsAt, createdAt),
    statusHistory: [{ status: 'pending', at: createdAt, by: 'spender' }],
    ...overrides,
  };
}

/** Such a request of two people. */
export const bookingOf = (
  { uid: spenderId }: { readonly uid: string },
  { uid: earnerId }: { readonly uid: string },
  overrides: Partial<Booking> = {},
): Booking => bookingDocument({ spenderId, earnerId }, overrides);

/** The input of a member's sign-up. */
export const SIGN_UP = {
  userType: 'spender',
  firstName: 'Maya',
  lastName: 'Reyes',
  dateOfBirth: '1990-05-01',
  interests: ['art', 'food', 'music'],
  languages: { native: 'English', secondary: ['French'] },
  address: {
    street: '1 Elm Street',
    city: 'Springfield',
    state: 'Illinois',
    zipCode: '62701',
    country: 'United States',
  },
  bio: 'I like long walks.',
  agreeToTerms: true,
};

/** An identity check that waits for staff. */
export function identityCheck(overrides: Partial<IdentityCheck> = {}): IdentityCheck {
  return {
    status: 'review',
    confidence: null,
    reason: 'no-face-selfie',
    attempts: 2,
    unclearAttempts: 2,
    provider: 'built-in',
    checkedAt: new Date(),
    ...overrides,
  };
}

/** Both documents of a review, with the state of each. */
export function uploadedDocuments(uid: string, status: 'pending' | 'verified' = 'pending') {
  const uploaded = (kind: string, type: string) => ({
    type,
    fileName: 'scan.pdf',
    storagePath: `verification/${uid}/${kind}/document`,
    contentType: 'application/pdf',
    size: 1000,
    uploadedAt: new Date(),
    status,
  });
  return {
    idDocument: uploaded('idDocument', 'passport'),
    proofOfAddress: uploaded('proofOfAddress', 'utility_bill'),
  };
}

/** A review with an identity check and no documents. */
export const checkedReview = (check: Partial<IdentityCheck> = {}) => ({
  isVerified: false,
  verificationStatus: 'not_started' as const,
  identityCheck: identityCheck(check),
});

/** A review whose documents wait for staff. */
export const waitingReview = (uid: string, change: { readonly submittedAt?: Date } = {}) => ({
  isVerified: false,
  verificationStatus: 'pending' as const,
  documentsUploaded: uploadedDocuments(uid),
  submittedAt: new Date(),
  ...change,
});

/** The training of a companion whose application may be accepted. */
export function firstLessons(passedAt: Date): Training {
  const passed = FIRST_LESSONS.map((id) => [id, { passedAt, failedAt: null }] as const);
  return { ...NO_TRAINING, lessons: Object.fromEntries(passed) };
}

/** A companion's application form. */
export const APPLICATION_FORM: NonNullable<Application['form']> = {
  firstName: 'Eve',
  lastName: 'Marlow',
  location: 'Boston, MA',
  bio: 'I listen.',
  personalityTraits: ['calm', 'listener'],
  supportStyles: ['listening'],
  timezone: 'America/New_York',
  weeklyHours: 20,
  weeklyAvailability: { sat: [{ start: '09:00', end: '18:00' }] },
  hourlyRate: 35,
  activities: ['virtual-chat', 'coffee-walk'],
  minimumSession: 1,
  hasExperience: 'volunteer',
  background: 'Ten years on a helpline.',
};

/** An application that waits for staff. */
export function applicationDocument(overrides: Partial<Application> = {}): Application {
  const at = overrides.submittedAt ?? new Date();
  return {
    draft: APPLICATION_DRAFT,
    form: APPLICATION_FORM,
    earlierForm: null,
    returnedFields: [],
    checkOrder: null,
    status: 'submitted',
    updatedAt: at,
    submittedAt: at,
    ...overrides,
  };
}

/** An application that is being filled in, with both documents uploaded. */
export const APPLICATION_DRAFT: ApplicationDraft = {
  step: 3,
  weeklyHours: '20',
  hasExperience: 'volunteer',
  background: 'Ten years on a helpline.',
  documents: {
    idDocument: {
      type: 'passport',
      file: { name: 'passport.png', contentType: 'image/png', size: 1_000 },
    },
    proofOfAddress: {
      type: 'utility_bill',
      file: { name: 'bill.pdf', contentType: 'application/pdf', size: 1_000 },
    },
  },
};

/** An open report of a conversation, or of what else it names. */
export function reportDocument(overrides: Partial<Report> = {}): Report {
  const place = overrides.place ?? { kind: 'conversation', conversationId: 'a_b' };
  return {
    number: 'R-1F3A9-C02B7',
    place,
    target: targetOf(place),
    reporterId: 'a-reporter',
    reportedId: null,
    reason: 'spam',
    severity: 2,
    details: '',
    pictures: [],
    facts: [],
    messages: [],
    photo: null,
    status: 'open',
    createdAt: new Date(),
    decision: null,
    tellAt: null,
    ...overrides,
  };
}

/** What its reporter sees of it. */
export function ownReportDocument({
  number,
  place,
  reason,
  details,
  createdAt,
}: Report): OwnReport {
  return { number, kind: place.kind, reason, details, createdAt, answered: null };
}
