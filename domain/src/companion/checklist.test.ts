import { describe, expect, it } from 'vitest';
import type { Verification } from '../verification/verification';
import type { Application } from './application';
import {
  CHECKLIST_ITEMS,
  type ChecklistFacts,
  checklistOf,
  nextItem,
  placeOfDocument,
} from './checklist';

const THEN = new Date('2026-06-01T12:00:00Z');
const LATER = new Date('2026-06-03T12:00:00Z');

const NO_FILE = { type: null, file: null };
const DRAFT: NonNullable<Application['draft']> = {
  step: 1,
  weeklyHours: '20',
  hasExperience: 'none',
  background: '',
  documents: { idDocument: NO_FILE, proofOfAddress: NO_FILE },
};

const application = (change: Partial<Application> = {}): Application => ({
  draft: DRAFT,
  form: null,
  status: 'draft',
  updatedAt: THEN,
  submittedAt: null,
  earlierForm: null,
  returnedFields: [],
  checkOrder: null,
  ...change,
});

const document = (status: 'pending' | 'verified' | 'rejected') => ({
  type: 'passport',
  fileName: 'passport.png',
  storagePath: 'verification/eve/idDocument/document',
  contentType: 'image/png' as const,
  size: 1000,
  uploadedAt: THEN,
  status,
});

const verification = (change: Partial<Verification> = {}): Verification => ({
  isVerified: false,
  verificationStatus: 'not_started',
  ...change,
});

const check = (status: 'passed' | 'review' | 'failed' | 'expired') => ({
  status,
  confidence: 80,
  reason: null,
  attempts: 1,
  unclearAttempts: 0,
  provider: 'built-in',
  checkedAt: THEN,
});

const facts = (change: Partial<ChecklistFacts> = {}): ChecklistFacts => ({
  account: { level: 'verified' },
  listing: {
    photo: null,
    badges: { identity: false, background: false, training: false },
    payoutAccount: 'not-needed',
  },
  application: null,
  training: null,
  verification: null,
  ...change,
});

const statesOf = (change: Partial<ChecklistFacts>) => {
  const items = checklistOf(facts(change));
  const known = CHECKLIST_ITEMS.filter((item) => item !== 'payouts');
  return Object.fromEntries(known.map((item) => [item, items[item].state]));
};

it.each([
  ['missing', { state: 'todo', link: '/earnings' }],
  ['ready', { state: 'done' }],
  ['not-needed', { state: 'done' }],
] as const)('a payout account that is %s is %j', (payoutAccount, state) => {
  const { listing } = facts();
  expect(checklistOf(facts({ listing: { ...listing, payoutAccount } })).payouts).toEqual(state);
});

describe('the checklist of a companion', () => {
  it('begins with the account and the face done, and the first screen next', () => {
    expect(statesOf({})).toEqual({
      account: 'done',
      identity: 'done',
      about: 'todo',
      hours: 'todo',
      documents: 'todo',
      application: 'todo',
      photo: 'todo',
      training: 'todo',
    });
    expect(nextItem(checklistOf(facts()))).toEqual({
      item: 'about',
      link: '/earn-helping?step=1',
    });
  });

  it.each([
    [1, 'todo', 'todo'],
    [2, 'done', 'todo'],
    [3, 'done', 'done'],
  ] as const)('ticks the screens before the farthest one, %d', (step, about, hours) => {
    const states = statesOf({ application: application({ draft: { ...DRAFT, step } }) });
    expect(states).toMatchObject({ about, hours, application: 'todo' });
  });

  it('leads to the training while our team reviews, until both first lessons are passed', () => {
    const passed = { passedAt: THEN, failedAt: LATER };
    const waiting = facts({
      listing: { ...facts().listing, photo: 'a-photo' },
      application: application({ status: 'submitted', submittedAt: LATER, form: null }),
      verification: verification({ verificationStatus: 'pending', submittedAt: THEN }),
    });
    for (const [lessons, next] of [
      [{}, { item: 'training', link: '/earner-training' }],
      [{ crisis: passed }, { item: 'training', link: '/earner-training' }],
      [{ crisis: passed, safety: passed }, null],
    ] as const) {
      expect(nextItem(checklistOf({ ...waiting, training: { lessons } }))).toEqual(next);
    }
  });

  it('says since when our team has documents and application', () => {
    const submitted = facts({
      application: application({ status: 'submitted', submittedAt: LATER, form: null }),
      verification: verification({ verificationStatus: 'pending', submittedAt: THEN }),
    });
    const { documents, application: applied } = checklistOf(submitted);
    expect(documents).toEqual({ state: 'waiting', since: THEN, link: '/verification' });
    expect(applied).toEqual({ state: 'waiting', since: LATER, link: '/earn-helping' });
  });

  it('leads to the field that our team has returned, with its note, and leaves the others ticked', () => {
    const returned = application({
      draft: { ...DRAFT, step: 3 },
      notes: 'Say more.',
      returnedFields: ['hours'],
      decidedAt: LATER,
    });
    const items = checklistOf(facts({ application: returned }));
    const change = { state: 'change', reason: 'Say more.', link: '/earn-helping?field=hours' };
    expect(items).toMatchObject({
      about: { state: 'done' },
      hours: change,
      application: { ...change, reason: '' },
    });
    const unnamed = application({ ...returned, returnedFields: [] });
    expect(checklistOf(facts({ application: unnamed })).application).toEqual({
      ...change,
      link: '/earn-helping',
    });
    expect(nextItem(items)).toEqual({ item: 'hours', link: '/earn-helping?field=hours' });
    const again = application({ ...returned, status: 'submitted', submittedAt: LATER });
    expect(statesOf({ application: again })).toMatchObject({
      hours: 'done',
      application: 'waiting',
    });
  });

  it('leads to the document that our team has rejected, where the companion replaces it', () => {
    const rejected = verification({
      verificationStatus: 'rejected',
      notes: 'Too dark.',
      documentsUploaded: {
        idDocument: document('verified'),
        proofOfAddress: { ...document('rejected'), type: 'utility_bill' },
      },
    });
    const linkWith = (now: Application | null) =>
      checklistOf(facts({ application: now, verification: rejected })).documents;
    const change = { state: 'change', reason: 'Too dark.' };
    expect(linkWith(application())).toEqual({
      ...change,
      link: '/earn-helping?field=proofOfAddress',
    });
    expect(linkWith(application({ status: 'submitted' }))).toEqual({
      ...change,
      link: '/verification?document=proofOfAddress',
    });
  });

  it('keeps the face open while our team looks, and after they refused the photos', () => {
    const identity = (change: Partial<Verification>) =>
      checklistOf(facts({ account: { level: 'account' }, verification: verification(change) }))
        .identity;
    expect(identity({ identityCheck: check('review') })).toMatchObject({
      state: 'waiting',
      since: THEN,
    });
    const ended = {
      identityCheck: check('expired'),
      identityTerm: { checkedAt: LATER, endsAt: LATER, dueAt: null },
    };
    expect(identity(ended)).toEqual({ state: 'todo', link: '/verification' });
    expect(identity({ ...ended, identityCheck: check('review') }).state).toBe('waiting');
    const refused = { identityCheck: check('failed'), notes: 'Blurred.' };
    expect(identity(refused)).toEqual({
      state: 'change',
      reason: 'Blurred.',
      link: '/earn-helping?field=idDocument',
    });
    const pending = { verificationStatus: 'pending', submittedAt: LATER } as const;
    expect(identity({ ...refused, ...pending })).toMatchObject({ state: 'waiting', since: LATER });
  });

  it('is all done with approved documents, an approved application and a photo', () => {
    const passed = { passedAt: THEN, failedAt: null };
    const states = statesOf({
      training: { lessons: { crisis: passed, safety: passed } },
      application: application({ status: 'accepted', draft: { ...DRAFT, step: 3 } }),
      verification: verification({ isVerified: true, verificationStatus: 'verified' }),
      listing: {
        photo: 'profiles/eve/photo/me.jpg',
        badges: { identity: true, background: true, training: false },
        payoutAccount: 'ready',
      },
    });
    expect(new Set(Object.values(states))).toEqual(new Set(['done']));
  });
});

describe('the place of a document', () => {
  it('is a screen until the application is submitted, and the verification page from then on', () => {
    expect(placeOfDocument('idDocument', null)).toBe('/earn-helping?field=idDocument');
    expect(placeOfDocument('idDocument', { status: 'accepted' })).toBe(
      '/verification?document=idDocument',
    );
  });
});
