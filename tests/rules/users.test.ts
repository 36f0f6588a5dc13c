import { LIMITS } from '@hearthkin/domain/account/fields';
import { INTEREST_IDS } from '@hearthkin/domain/account/interests';
import { LANGUAGES } from '@hearthkin/domain/account/languages';
import type { User } from '@hearthkin/domain/account/user';
import { SUPPORT_STYLE_IDS } from '@hearthkin/domain/companion/support-styles';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { memberDocument } from '../support/builders';
import { type FieldCases, pictureCases, takesOnlyGoodValues } from './field-cases';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment();

const uid = 'account-owner';
const owner = { uid, userType: 'spender' as const };
const stranger = { uid: 'stranger', userType: 'spender' as const };

async function arrangeAccount(overrides: Partial<User> = {}): Promise<void> {
  await arrange({ [`users/${uid}`]: memberDocument(uid, overrides) });
}

beforeEach(() => arrangeAccount());

const account = (who?: Parameters<typeof as>[0]) => doc(as(who), 'users', uid);

describe('an account', () => {
  it('is read only by its owner, not by staff', async () => {
    await allowed(getDoc(account(owner)));
    for (const who of [stranger, admin, undefined]) await denied(getDoc(account(who)));
  });

  it('is listed by nobody', async () => {
    for (const who of [owner, admin]) {
      await denied(getDocs(query(collection(as(who), 'users'), limit(1))));
    }
  });

  it('is changed by its owner, not by strangers, visitors or staff', async () => {
    const change = { bio: 'Changed.' };
    await allowed(updateDoc(account(owner), change));
    await denied(updateDoc(account(stranger), { bio: 'Mine now.' }));
    await denied(updateDoc(account(), { bio: 'Mine now.' }));
    await denied(updateDoc(account(admin), { bio: 'Mine now.' }));
  });

  it('is neither created nor deleted by its owner', async () => {
    const missing = 'account-newcomer';
    const newcomer = { uid: missing, userType: 'spender' as const };
    await denied(setDoc(doc(as(newcomer), 'users', missing), memberDocument(missing)));
    await denied(deleteDoc(account(owner)));
    // The same document is accepted as an update.
    const merged = { ...memberDocument(uid), bio: 'Changed.' };
    await allowed(setDoc(account(owner), merged));
  });

  it('cannot be changed while suspended', async () => {
    await allowed(updateDoc(account(owner), { bio: 'Before.' }));
    await arrangeAccount({ accountStatus: 'suspended' });
    await denied(updateDoc(account(owner), { bio: 'After.' }));
  });
});

describe('the fields of an account that functions keep', () => {
  const KEPT: Record<string, unknown> = {
    email: 'other@hearthkin.test',
    userType: 'earner',
    phone: '+15550199999',
    dateOfBirth: '2001-01-01',
    hourlyRate: 10,
    plan: 'unlimited',
    planSince: new Date(0),
    emailVerified: false,
    phoneVerified: false,
    verification: { isVerified: true, verificationStatus: 'verified' },
    oauthProvider: 'google',
    oauthId: '1',
    stats: { sessionsCompleted: 10 },
    accountStatus: 'suspended',
    createdAt: new Date(0),
    sessionsEndedAt: new Date(0),
    inactivityNoticeAt: new Date(0),
    searchTokens: ['somebody'],
    [UNKNOWN_NAME]: true,
  };

  for (const [field, value] of Object.entries(KEPT)) {
    it(`are not the owner's to change: ${field}`, async () => {
      await denied(updateDoc(account(owner), { bio: 'Changed.', [field]: value }));
      await allowed(updateDoc(account(owner), { bio: 'Changed.' }));
    });
  }
});

describe('the fields of an account that its owner keeps', () => {
  const text = (length: number) => 'x'.repeat(length);
  const address = memberDocument('x').address;
  const texts = (longest: number) => ({
    // Both sides count a character beyond the basic plane as two.
    good: [text(longest), '\u{1F333}'.repeat(longest / 2)],
    bad: [text(longest + 1), '\u{1F333}'.repeat(longest / 2 + 1), 7, null, [], {}],
  });
  const FIELDS: FieldCases = {
    firstName: { good: [text(LIMITS.name)], bad: [text(LIMITS.name + 1), '', '  ', 7, null] },
    lastName: { good: [text(LIMITS.name), ''], bad: [text(LIMITS.name + 1), 7, null] },
    bio: texts(LIMITS.bio),
    location: texts(LIMITS.location),
    profilePhoto: pictureCases(uid, 'photo'),
    coverPhoto: pictureCases(uid, 'cover'),
    interests: {
      good: [[...INTEREST_IDS], []],
      bad: [[UNKNOWN_NAME], 'art', Array(INTEREST_IDS.length + 1).fill('art'), { art: true }],
    },
    supportPreferences: {
      good: [[...SUPPORT_STYLE_IDS], ['crisis']],
      bad: [
        [UNKNOWN_NAME],
        'listening',
        Array(SUPPORT_STYLE_IDS.length + 1).fill('listening'),
        { listening: true },
        null,
      ],
    },
    languages: {
      good: [
        { native: 'Turkish', secondary: [] },
        { native: 'English', secondary: LANGUAGES.slice(1) },
      ],
      bad: [
        { native: UNKNOWN_NAME, secondary: [] },
        { native: 'English', secondary: [UNKNOWN_NAME] },
        { native: 'English', secondary: [...LANGUAGES] },
        { native: 'English' },
        { native: 'English', secondary: [], [UNKNOWN_NAME]: [] },
        'English',
      ],
    },
    address: {
      good: [
        {
          street: text(LIMITS.street),
          city: text(LIMITS.city),
          state: text(LIMITS.state),
          zipCode: text(LIMITS.zipCode),
          country: text(LIMITS.country),
        },
      ],
      bad: [
        { ...address, street: text(LIMITS.street + 1) },
        { ...address, city: text(LIMITS.city + 1) },
        { ...address, state: text(LIMITS.state + 1) },
        { ...address, zipCode: text(LIMITS.zipCode + 1) },
        { ...address, country: text(LIMITS.country + 1) },
        { ...address, [UNKNOWN_NAME]: 'Earth' },
        { street: '1 Elm Street' },
        'Elm Street',
      ],
    },
    clock: {
      good: [
        { timeZone: 'America/New_York', hour12: true },
        { timeZone: text(64), hour12: false },
      ],
      bad: [
        { timeZone: text(65), hour12: true },
        { timeZone: 1, hour12: true },
        { timeZone: 'UTC', hour12: 'yes' },
        { timeZone: 'UTC' },
        { hour12: true },
        { timeZone: 'UTC', hour12: true, [UNKNOWN_NAME]: 1 },
        'UTC',
      ],
    },
    lastLoginAt: {
      good: [serverTimestamp()],
      bad: [new Timestamp(1_893_456_000, 0), null, 'now'],
    },
  };

  takesOnlyGoodValues(FIELDS, () => account(owner));
});

describe('a picture of an account that functions have put there', () => {
  it('is kept by other changes, and cannot be restored once replaced', async () => {
    for (const field of ['profilePhoto', 'coverPhoto']) {
      const given = '/sample-avatars/woman-01.svg';
      await arrangeAccount({ [field]: given });
      await allowed(updateDoc(account(owner), { bio: 'Changed.', [field]: given }));
      await denied(updateDoc(account(owner), { [field]: '/sample-avatars/woman-02.svg' }));
      await allowed(updateDoc(account(owner), { [field]: null }));
      await denied(updateDoc(account(owner), { [field]: given }));
    }
  });
});

it('the first clock of an account is checked like every later one', async () => {
  await arrangeAccount({ clock: null });
  await denied(updateDoc(account(owner), { clock: 'UTC' }));
  await allowed(updateDoc(account(owner), { clock: { timeZone: 'UTC', hour12: false } }));
});

describe('what helps a person', () => {
  it('is for members to say', async () => {
    const wanted = { supportPreferences: ['presence'] };
    await allowed(updateDoc(account(owner), wanted));
    await arrangeAccount({ userType: 'earner' });
    await denied(updateDoc(account({ uid, userType: 'earner' }), wanted));
    await allowed(updateDoc(account({ uid, userType: 'earner' }), { bio: 'Changed.' }));
  });

  it('may be missing in accounts from before', async () => {
    const { supportPreferences: _none, ...before } = memberDocument(uid);
    await arrange({ [`users/${uid}`]: before });
    await allowed(updateDoc(account(owner), { bio: 'Changed.' }));
    await denied(updateDoc(account(owner), { supportPreferences: UNKNOWN_NAME }));
    await allowed(updateDoc(account(owner), { supportPreferences: [] }));
  });
});

describe('a used one-time discount', () => {
  const path = () => `users/${uid}/discounts/silver-loyalty`;

  it('is read by its member, a hundred at a time, and written by no client', async () => {
    await arrange({ [path()]: { bookingId: 'b', at: new Date() } });
    await allowed(getDoc(doc(as(owner), path())));
    await denied(getDoc(doc(as(stranger), path())));
    await denied(getDoc(doc(as(), path())));
    const read = (who: Who | undefined, count: number) =>
      getDocs(query(collection(as(who), `users/${uid}/discounts`), limit(count)));
    await allowed(read(owner, 100));
    await denied(read(owner, 101));
    await denied(read(stranger, 100));
    await denied(deleteDoc(doc(as(owner), path())));
    await denied(updateDoc(doc(as(owner), path()), { bookingId: 'c' }));
    await denied(setDoc(doc(as(owner), `users/${uid}/discounts/x`), { bookingId: 'b' }));
  });

  it('can be read before it exists', async () => {
    await allowed(getDoc(doc(as(owner), path())));
    await denied(getDoc(doc(as(stranger), path())));
  });
});

describe('the ways into an account', () => {
  const way = (who: Parameters<typeof as>[0], id = 'signIn') =>
    doc(as(who), 'users', uid, 'private', id);
  const ways = {
    hasPassword: true,
    passwordSetAt: Timestamp.now(),
    providers: [{ providerId: 'google.com', id: 'google-1', addedAt: null }],
  };

  beforeEach(() =>
    arrange({
      [`users/${uid}/private/signIn`]: ways,
      [`users/${uid}/private/addedWay`]: { providerId: 'google.com', until: Timestamp.now() },
    }),
  );

  it('are read by the owner only', async () => {
    await allowed(getDoc(way(owner)));
    for (const who of [stranger, admin, undefined]) await denied(getDoc(way(who)));
  });

  it('are not listed, so that what is beside them stays hidden', async () => {
    const beside = collection(as(owner), 'users', uid, 'private');
    await denied(getDocs(query(beside, limit(1))));
    await denied(getDocs(query(beside, where(documentId(), '==', 'signIn'))));
    await denied(getDoc(way(owner, 'addedWay')));
    await denied(getDoc(way(owner, 'else')));
  });

  it.each([
    ['the owner', owner],
    ['another member', stranger],
    ['staff', admin],
  ])('are not written by %s', async (_, who) => {
    const more = [...ways.providers, { providerId: 'facebook.com', id: 'f', addedAt: null }];
    await denied(updateDoc(way(who), { providers: more }));
    await denied(deleteDoc(way(who)));
    await denied(setDoc(way(who), ways));
    await denied(
      setDoc(way(who, 'addedWay'), { providerId: 'google.com', until: Timestamp.now() }),
    );
    await denied(setDoc(way(who, 'else'), ways));
  });

  it('are not made by a client where there is no list yet', async () => {
    const newOwner = { uid: 'without-a-list', userType: 'spender' as const };
    for (const who of [newOwner, stranger, admin]) {
      await denied(setDoc(doc(as(who), 'users', newOwner.uid, 'private', 'signIn'), ways));
    }
  });
});
