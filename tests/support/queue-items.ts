import type { MoneyCase } from '@hearthkin/domain/payment/comparison';
import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import { CONTACT_KEEP_MS, type ContactMessage } from '@hearthkin/domain/support/contact';

/** A message to support that a visitor wrote and that waits. */
export function contactMessage(overrides: Partial<ContactMessage> = {}) {
  const createdAt = new Date();
  return {
    name: 'Sam Porter',
    email: 'sam@example.test',
    subject: 'My receipt',
    severity: 1,
    message: 'Where do I find it?',
    uid: null,
    status: 'open',
    answer: null,
    createdAt,
    decidedAt: null,
    decidedBy: null,
    expireAt: new Date(createdAt.getTime() + CONTACT_KEEP_MS),
    ...overrides,
  };
}

/** An alarm of Nora in a session with Eve, which our team looks after. */
export const checkIn = (overrides: Partial<CheckIn> = {}): CheckIn => ({
  uid: 'nora',
  otherUid: 'eve',
  bookingId: 'b',
  status: 'open',
  askedAt: null,
  dueAt: null,
  reason: 'help',
  raisedAt: new Date(),
  contactTo: null,
  contact: 'none',
  contactAt: null,
  isStaffed: null,
  clearedAt: null,
  decidedAt: null,
  decidedBy: null,
  ...overrides,
});

/** A payment of Nora for Eve that differs at the provider. */
export const moneyCase = (overrides: Partial<MoneyCase> = {}): MoneyCase => ({
  spenderId: 'nora',
  earnerId: 'eve',
  problems: ['member'],
  paidMinor: { ledger: 1, provider: 0 },
  sentMinor: { ledger: 0, provider: 0 },
  status: 'open',
  foundAt: new Date(),
  checkedAt: new Date(),
  times: 1,
  closedAt: null,
  closedBy: null,
  ...overrides,
});
