import type { UserType } from '@hearthkin/domain/account/fields';
import { EXPERIENCE_IDS, FREE_TIME_IDS } from '@hearthkin/domain/companion/application';
import { WEEKLY_HOURS } from '@hearthkin/domain/companion/estimate';
import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { SUPPORT_STYLE_IDS, TRAIT_IDS } from '@hearthkin/domain/companion/traits';
import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { APPLICATION_FORM, newId } from '../support/builders';
import type { FieldCases } from './field-cases';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  rulesEnvironment,
  type Who,
} from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [owner, stranger]);

const uid = 'applicant';
const owner: Who = { uid, userType: 'earner' };
const member: Who = { uid, userType: 'spender' };
const stranger: Who = { uid: 'other-applicant', userType: 'earner' };

const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 0, 1));

const FORM: DocumentData = APPLICATION_FORM;

const draft = (form: DocumentData = FORM): DocumentData => ({
  form,
  status: 'draft',
  updatedAt: serverTimestamp(),
  submittedAt: null,
});
const submission = (form: DocumentData = FORM): DocumentData => ({
  ...draft(form),
  status: 'submitted',
  submittedAt: serverTimestamp(),
});

const at = (who?: Who) => doc(as(who), 'applications', uid);

const arrangeApplication = (change: DocumentData = {}) =>
  arrange({
    [`applications/${uid}`]: {
      ...draft(),
      updatedAt: EARLIER,
      notes: 'Say more.',
      decidedAt: EARLIER,
      decidedBy: 'staff',
      ...change,
    },
  });

const write = (data: DocumentData) => updateDoc(at(owner), data);

describe('an application', () => {
  beforeEach(() => arrangeApplication());

  it('is read only by its owner, not by staff, and listed by nobody', async () => {
    await allowed(getDoc(at(owner)));
    for (const who of [stranger, admin, undefined]) await denied(getDoc(at(who)));
    for (const who of [owner, admin]) {
      await denied(getDocs(query(collection(as(who), 'applications'), limit(1))));
    }
  });

  it('is changed by its owner while it is a draft', async () => {
    await allowed(write(draft({ ...FORM, bio: 'I listen well.' })));
    await denied(updateDoc(at(member), draft()));
    await denied(updateDoc(at(stranger), draft()));
    await denied(updateDoc(at(admin), draft()));
    await denied(updateDoc(at(), draft()));
  });

  it('is submitted with both agreements, and cannot be changed then', async () => {
    await denied(write(submission({ ...FORM, agreeTerms: false })));
    await denied(write(submission({ ...FORM, agreeBackground: false })));
    await allowed(write(draft({ ...FORM, agreeTerms: false, agreeBackground: false })));
    await allowed(write(submission()));
    await denied(write(draft()));
    await denied(write(submission()));
  });

  it('is not accepted by its owner', async () => {
    await denied(write({ ...submission(), status: 'accepted' }));
    await arrangeApplication({ status: 'accepted' });
    await denied(write(draft()));
  });

  it('carries the time of the write, and of nothing else', async () => {
    await denied(write({ ...draft(), updatedAt: EARLIER }));
    await denied(write({ ...submission(), submittedAt: EARLIER }));
    await denied(write({ ...submission(), submittedAt: null }));
    await denied(write({ ...draft(), submittedAt: serverTimestamp() }));
  });

  it('keeps what staff said', async () => {
    await denied(write({ ...draft(), notes: '' }));
    await denied(write({ ...draft(), decidedBy: uid }));
    await denied(write({ ...draft(), [UNKNOWN_NAME]: true }));
  });

  it('is deleted by no client', async () => {
    await denied(deleteDoc(at(owner)));
    await denied(deleteDoc(at(admin)));
  });
});

describe('a new application', () => {
  const begin = (who: Who | undefined, data: DocumentData) =>
    setDoc(doc(as(who), 'applications', who?.uid ?? uid), data);
  const newPerson = async (userType: UserType): Promise<Who> => {
    const person = { uid: newId('applicant'), userType };
    await arrange(accountsOf(person));
    return person;
  };

  it('is created by a companion, for themselves', async () => {
    await allowed(begin(await newPerson('earner'), draft()));
    await allowed(begin(await newPerson('earner'), submission()));
    await denied(begin(await newPerson('spender'), draft()));
    await denied(setDoc(doc(as(owner), 'applications', newId('other')), draft()));
    await denied(setDoc(doc(as(), 'applications', newId('visitor')), draft()));
  });

  it('has no fields of staff', async () => {
    await denied(begin(await newPerson('earner'), { ...draft(), notes: 'Good.' }));
    await denied(begin(await newPerson('earner'), { ...draft(), status: 'accepted' }));
    await denied(begin(await newPerson('earner'), { ...draft(), [UNKNOWN_NAME]: true }));
    await denied(begin(await newPerson('earner'), { ...draft(), updatedAt: EARLIER }));
  });
});

const list = (ids: readonly string[]) => ({
  good: [[], [...ids]],
  bad: [[UNKNOWN_NAME], [...ids, ids[0]], ids[0], null],
});
const text = (most: number) => ({
  good: ['', 'x'.repeat(most)],
  bad: ['x'.repeat(most + 1), 7, null],
});

const FIELDS: FieldCases = {
  firstName: { good: ['E', 'x'.repeat(60)], bad: ['', '  ', 'x'.repeat(61), 7, null] },
  lastName: text(60),
  location: text(120),
  bio: text(2000),
  personalityTraits: list(TRAIT_IDS),
  supportStyles: list(SUPPORT_STYLE_IDS),
  timezone: { good: ['Europe/Paris', 'UTC'], bad: ['Nowhere/Land', '', 7, null] },
  weeklyHours: {
    good: [WEEKLY_HOURS.from, WEEKLY_HOURS.to],
    bad: [WEEKLY_HOURS.from - 1, WEEKLY_HOURS.to + 1, 1.5, '20', null],
  },
  availability: list(FREE_TIME_IDS),
  hourlyRate: { good: [5, 500], bad: [4, 501, 35.5, '35', null] },
  minimumSession: { good: [...MINIMUM_SESSIONS], bad: [0, 1.5, 3, '1', null] },
  hasExperience: { good: [...EXPERIENCE_IDS], bad: [UNKNOWN_NAME, '', 7, null] },
  background: text(1000),
  agreeTerms: { good: [true, false], bad: ['yes', 1, null] },
  agreeBackground: { good: [true, false], bad: ['yes', 1, null] },
};

describe('the form of an application', () => {
  beforeEach(() => arrangeApplication());

  for (const [field, { good, bad }] of Object.entries(FIELDS)) {
    it(`accepts every valid value and no invalid one: ${field}`, async () => {
      for (const value of good) await allowed(write(draft({ ...FORM, [field]: value })));
      for (const value of bad) await denied(write(draft({ ...FORM, [field]: value })));
      const { [field]: _, ...rest } = FORM;
      await denied(write(draft(rest)));
    });
  }

  it('has no unknown field', async () => {
    await denied(write(draft({ ...FORM, [UNKNOWN_NAME]: true })));
  });
});
