import { SUPPORT_STYLE_IDS } from '@hearthkin/domain/account/support-styles';
import type { User } from '@hearthkin/domain/account/user';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { INTEREST_IDS } from '@hearthkin/domain/foundation/interests';
import { LANGUAGES } from '@hearthkin/domain/foundation/languages';
import { beforeEach, describe, it } from 'vitest';
import { memberDocument } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes, takesOnlyGoodValues } from './kit';
import { admin, visitor, type Who } from './people';
import { type FieldCases, NOW, pictureCases, UNKNOWN_NAME } from './values';

const { as, arrange } = rulesEnvironment();

const uid = 'account-owner';
const owner: Who = { uid, userType: 'spender' };
const stranger: Who = { uid: 'stranger', userType: 'spender' };
const onlyOwner = { to: [owner], notTo: [stranger, admin, visitor] };

const arrangeAccount = (overrides: Partial<User> = {}) =>
  arrange({ [`users/${uid}`]: memberDocument(uid, overrides) });

beforeEach(() => arrangeAccount());

const account = (who?: Who) => as(who).doc(`users/${uid}`);

describe('an account', () => {
  it('is read and changed only by its owner, not by staff', () =>
    access(
      onlyOwner,
      (who) => account(who).get(),
      (who) => account(who).update({ bio: 'Changed.' }),
    ));

  it('is listed by nobody', () =>
    access({ notTo: [owner, admin] }, (who) => as(who).list('users', 1)));

  it('is neither created nor deleted by its owner', async () => {
    const newcomer: Who = { uid: 'account-newcomer', userType: 'spender' };
    const own = memberDocument(newcomer.uid);
    await denied(as(newcomer).doc(`users/${newcomer.uid}`).set(own));
    await denied(account(owner).delete());
    // The same document is accepted as an update.
    await allowed(account(owner).set({ ...memberDocument(uid), bio: 'Changed.' }));
  });
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
      good: [NOW],
      bad: [new Date(1_893_456_000 * 1000), null, 'now'],
    },
  };

  takesOnlyGoodValues(FIELDS, () => account(owner));

  const later = ['sessionsEndedAt', 'inactivityNoticeAt', 'oauthProvider', 'oauthId', UNKNOWN_NAME];
  const kept = Object.keys(memberDocument(uid)).filter((field) => !(field in FIELDS));

  it('are all but those that functions keep', () =>
    takes(
      (more: object) => account(owner).update({ bio: 'Changed.', ...more }),
      [{}],
      [...kept, ...later].map((field) => ({ [field]: 'changed' })),
    ));
});

it.each(['profilePhoto', 'coverPhoto'])(
  'a %s that functions have put there is kept, and cannot be restored once replaced',
  async (field) => {
    const given = '/sample-avatars/woman-01.svg';
    await arrangeAccount({ [field]: given });
    await allowed(account(owner).update({ bio: 'Changed.', [field]: given }));
    await denied(account(owner).update({ [field]: '/sample-avatars/woman-02.svg' }));
    await allowed(account(owner).update({ [field]: null }));
    await denied(account(owner).update({ [field]: given }));
  },
);

it('the first clock of an account is checked like every later one', async () => {
  await arrangeAccount({ clock: null });
  await denied(account(owner).update({ clock: 'UTC' }));
  await allowed(account(owner).update({ clock: { timeZone: 'UTC', hour12: false } }));
});

describe('what helps a person', () => {
  it('is for members to say', async () => {
    const wanted = { supportPreferences: ['presence'] };
    await allowed(account(owner).update(wanted));
    await arrangeAccount({ userType: 'earner' });
    await denied(account({ uid, userType: 'earner' }).update(wanted));
    await allowed(account({ uid, userType: 'earner' }).update({ bio: 'Changed.' }));
  });
});
