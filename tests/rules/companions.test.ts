import { SUPPORT_STYLE_IDS } from '@hearthkin/domain/account/support-styles';
import { GENDERS } from '@hearthkin/domain/companion/about-person';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { TRAIT_IDS } from '@hearthkin/domain/companion/traits';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { INTEREST_IDS } from '@hearthkin/domain/foundation/interests';
import { beforeEach, describe, it } from 'vitest';
import { companionAccount, companionDocument } from '../support/builders';
import {
  access,
  allowed,
  type Clause,
  denied,
  rulesEnvironment,
  takes,
  takesOnlyGoodValues,
} from './kit';
import { admin, cast, visitor, type Who } from './people';
import { type Data, type FieldCases, pictureCases, UNKNOWN_NAME } from './values';

const { member, owner, colleague, newcomer } = cast(
  'listing',
  ['member'],
  ['owner', 'colleague', 'newcomer'],
);
const { as, arrange } = rulesEnvironment(member, owner, newcomer, colleague);
const { uid } = owner;
const everyone = [visitor, member, owner, admin];

const listing = (who?: Who) => as(who).doc(`companions/${uid}`);
const change = (data: Data) => listing(owner).update(data);
const arrangeListing = (fields: Partial<Companion> = {}) =>
  arrange({
    [`companions/${uid}`]: companionDocument(companionAccount(uid), { listed: true, ...fields }),
  });

beforeEach(() => arrangeListing());

describe('a listing', () => {
  it('is open to anyone while it is listed, and then only to its companion', async () => {
    await access({ to: everyone }, (who) => listing(who).get());
    await arrangeListing({ listed: false });
    await access({ to: [owner], notTo: [visitor, member, admin] }, (who) => listing(who).get());
  });

  it('can be read by its companion before it exists', () =>
    access({ to: [newcomer], notTo: [member] }, (who) =>
      as(who).doc(`companions/${newcomer.uid}`).get(),
    ));

  it('is found by anyone who asks for listed ones, a page at a time', async () => {
    const list =
      (...clauses: Clause[]) =>
      (who?: Who) =>
        as(who).list('companions', ...clauses, 'ratingAverage desc', 'ratingCount desc');
    const isListed: Clause = ['listed', '==', true];
    const tokens: Clause = ['searchTokens', 'array-contains', 'eve'];
    await access({ to: everyone }, list(isListed, 24), list(isListed, tokens, 100));
    await access({ notTo: everyone }, list(isListed, 101), list(isListed), list(24));
    await access({ notTo: everyone }, list(['listed', '==', false], 24));
  });

  it('is changed by its companion, not by members, other companions or staff', () =>
    access(
      {
        to: [owner],
        notTo: [visitor, member, colleague, admin, { uid, userType: 'spender' }, { uid }],
      },
      (who) => listing(who).update({ bio: 'Changed.' }),
    ));

  it('is neither created nor deleted by a client', async () => {
    const document = companionDocument(companionAccount(newcomer.uid));
    await denied(as(newcomer).doc(`companions/${newcomer.uid}`).set(document));
    await denied(listing(owner).delete());
    const own = { ...companionDocument(companionAccount(uid)), bio: 'Changed.' };
    await allowed(listing(owner).set(own));
  });
});

describe('the fields of a listing that its companion keeps', () => {
  const text = (length: number) => 'x'.repeat(length);
  const document = companionDocument(companionAccount(uid));
  const FIELDS: FieldCases = {
    bio: { good: [text(LIMITS.bio), ''], bad: [text(LIMITS.bio + 1), 7, null] },
    interests: { good: [[...INTEREST_IDS], []], bad: [[UNKNOWN_NAME], 'art'] },
    traits: {
      good: [[...TRAIT_IDS], []],
      bad: [[UNKNOWN_NAME], 'calm', Array(TRAIT_IDS.length + 1).fill('calm')],
    },
    supportStyles: { good: [[...SUPPORT_STYLE_IDS], []], bad: [[UNKNOWN_NAME], 'advice'] },
    languages: {
      good: [{ native: 'Polish', secondary: ['English'] }],
      bad: [{ native: UNKNOWN_NAME, secondary: [] }, 'Polish'],
    },
    gender: { good: [...GENDERS, null], bad: [UNKNOWN_NAME, '', true] },
    statesAge: { good: [true, false], bad: ['yes', null] },
    isFindable: { good: [true, false], bad: ['yes', null] },
    hourlyRate: { good: [5, 500], bad: [4, 501, 30.5, '30', null] },
    minimumSession: { good: [...MINIMUM_SESSIONS], bad: [0, 1.5, 3, '1', null] },
    photo: { ...pictureCases(uid, 'photo'), good: [document.photo] },
    cover: pictureCases(uid, 'cover'),
    video: pictureCases(uid, 'video'),
  };

  takesOnlyGoodValues(FIELDS, () => listing(owner));

  const isKept = (field: string) => !(field in FIELDS);
  const kept = [...Object.keys(document).filter(isKept), 'badgesGivenAt', UNKNOWN_NAME];

  it('are all but those that functions keep', () =>
    takes(
      (more: object) => change({ bio: 'Changed.', ...more }),
      [{}],
      kept.map((field) => ({ [field]: 'changed' })),
    ));
});

it.each(['photo', 'cover', 'video'])(
  'a %s that functions have put there is kept, and cannot be restored once replaced',
  async (field) => {
    const given = '/sample-avatars/woman-01.svg';
    await arrangeListing({ [field]: given, listed: false });
    await allowed(change({ bio: 'Changed.', [field]: given }));
    await denied(change({ [field]: '/sample-avatars/woman-02.svg' }));
    await allowed(change({ [field]: null }));
    await denied(change({ [field]: given }));
  },
);

it('the photo of a listing is not removed while members see it', async () => {
  const photo = `profiles/${uid}/photo/a-photo`;
  await arrangeListing({ photo });
  await denied(change({ photo: null }));
  await arrangeListing({ photo, listed: false });
  await allowed(change({ photo: null }));
});

it.each([true, false])('listed: %s is neither given nor taken by the companion', async (listed) => {
  await arrangeListing({ listed: !listed });
  const bad = [{ listed }, { bio: 'Changed.', listed }, { 'badges.background': false }];
  await takes(change, [{ bio: 'Changed.' }], bad);
});
