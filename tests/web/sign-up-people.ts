import { EMPTY_DRAFT, type SignUpDraft, saveDraft } from '../../web/src/features/sign-up/draft';
import type { SignedIn } from '../../web/src/session/auth-client';

export const PHONE = '+12015550123';

/** A newcomer with a verified phone and no account yet. */
export const NEWCOMER: SignedIn = {
  uid: 'newcomer-1',
  email: '',
  displayName: '',
  userType: null,
  isAdmin: false,
  providers: [],
  signedInAt: new Date('2026-11-20T14:00:00Z'),
};

/** The wizard filled in up to the phone step. */
const FILLED_IN: SignUpDraft = {
  ...EMPTY_DRAFT,
  userType: 'spender',
  interests: ['art', 'food', 'music'],
  firstName: 'Maya',
  phone: { country: 'US', national: '(201) 555-0123', e164: PHONE },
  email: 'maya@example.test',
  dateOfBirth: '1990-05-01',
  address: {
    street: '1 Elm St',
    city: 'Springfield',
    state: 'Illinois',
    zipCode: '62701',
    country: 'United States',
  },
};

/** The saved state of a newcomer at step 6. */
export function atPhone(change: Partial<SignUpDraft> = {}): SignUpDraft {
  const draft = { ...FILLED_IN, ...change };
  saveDraft(draft);
  return draft;
}

/** The saved state of `NEWCOMER` at step 7. */
export function atIdentity(change: Partial<SignUpDraft> = {}): SignUpDraft {
  return atPhone({ verifiedPhone: { uid: NEWCOMER.uid, phone: PHONE }, ...change });
}

/** The saved state of `NEWCOMER` at step 8. */
export function atAccount(change: Partial<SignUpDraft> = {}): SignUpDraft {
  const identity = { uid: NEWCOMER.uid, status: 'passed' as const, message: 'Photos match!' };
  return atIdentity({ identity, ...change });
}
