import { DEFAULT_OFFER, type Offer } from './offer';

/** An offer that limits nothing and has every discount, for tests of what has other limits. */
export const OPEN_OFFER: Offer = {
  ...DEFAULT_OFFER,
  noticeHours: 0,
  bufferMinutes: 0,
  sessionsPerDay: 8,
  aheadDays: 180,
  talksNow: true,
  firstSession: true,
  happyHour: true,
};
