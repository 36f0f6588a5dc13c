import { expect } from 'vitest';
import type { FakeGoogle } from './fake-google';
import type { Json } from './google-api';
import { setUp } from './set-up';
import type { Wishes } from './step';

export const WISHES: Wishes = {
  projectId: 'hearthkin-1',
  siteUrl: 'https://hearthkin.example',
  alertEmail: 'ops@hearthkin.example',
  pager: { type: 'sms', labels: { number: '+15555550123' } },
  smsRegions: ['US', 'DE'],
  location: 'nam5',
  budget: 100,
  secrets: ['PEOPLE_KEY', 'STRIPE_SECRET_KEY'],
  schedules: {
    clearOnline: 'every 1 minutes',
    expireBookings: 'every 5 minutes',
    endTraining: 'every 1 hours',
    closeInactive: 'every 6 hours',
    comparePayments: 'every 24 hours',
    publishReviews: 'every monday 04:00',
  },
};

export const PROJECT = 'projects/hearthkin-1';
export const BILLING = `https://cloudbilling.googleapis.com/v1/${PROJECT}/billingInfo`;
export const MANAGER = `https://cloudresourcemanager.googleapis.com/v3/${PROJECT}`;
export const DATABASE = `https://firestore.googleapis.com/v1/${PROJECT}/databases/(default)`;
export const CONFIG = `https://identitytoolkit.googleapis.com/admin/v2/${PROJECT}/config`;
export const SECRETS = `https://secretmanager.googleapis.com/v1/${PROJECT}/secrets`;

/** The answers of a new project with a billing account once its APIs are enabled, which none is at first. */
export const ENABLED = {
  [BILLING]: { billingAccountName: 'billingAccounts/A', billingEnabled: true },
  [MANAGER]: { name: 'projects/123456' },
};

/** The body of the request that was sent to the address that ends so. */
export function bodyOf(google: FakeGoogle, end: string): Json {
  const found = google.sent.find(({ url }) => url.endsWith(end));
  if (found === undefined) throw new Error(`Nothing was sent to ${end}`);
  return found.body;
}

export async function plan(google: FakeGoogle, isDry = true): Promise<string[]> {
  const lines: string[] = [];
  const count = await setUp(google, WISHES, { isDry, say: (line) => lines.push(line) });
  const changes = lines.filter((line) => !line.endsWith(': as it should be'));
  expect(changes).toHaveLength(count);
  return changes;
}
