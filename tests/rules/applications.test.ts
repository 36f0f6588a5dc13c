import { EXPERIENCE_IDS } from '@hearthkin/domain/companion/application';
import { DOCUMENT_TYPES } from '@hearthkin/domain/verification/documents';
import { beforeEach, describe, it } from 'vitest';
import { APPLICATION_DRAFT, APPLICATION_FORM, newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, visitor, type Who } from './people';
import { type Data, eachMissing, type FieldCases, NOW, UNKNOWN_NAME } from './values';

const uid = 'applicant';
const owner: Who = { uid, userType: 'earner' };
const stranger: Who = { uid: 'other-applicant', userType: 'earner' };
const { as, arrange } = rulesEnvironment(owner, stranger);

const EARLIER = new Date('2026-01-01');

const DRAFT: Data = APPLICATION_DRAFT;

const save = (draft: Data = DRAFT) => ({ draft, updatedAt: NOW });
const first = (draft: Data = DRAFT) => ({ ...save(draft), status: 'draft', submittedAt: null });

const at = (who?: Who) => as(who).doc(`applications/${uid}`);
const write = (data: Data) => at(owner).update(data);

const arrangeApplication = (change: Data = {}) =>
  arrange({
    [`applications/${uid}`]: {
      ...first(),
      form: APPLICATION_FORM,
      updatedAt: EARLIER,
      notes: 'Say more.',
      returnedFields: ['bio'],
      decidedAt: EARLIER,
      decidedBy: 'staff',
      ...change,
    },
  });

describe('an application', () => {
  beforeEach(() => arrangeApplication());

  it('is read only by its owner, not by staff, and listed by nobody', async () => {
    await access({ to: [owner], notTo: [stranger, admin, visitor] }, (who) => at(who).get());
    await access({ notTo: [owner, admin] }, (who) => as(who).list('applications', 1));
  });

  it('is changed only by its owner, a companion', () =>
    access(
      { to: [owner], notTo: [{ uid, userType: 'spender' }, stranger, admin, visitor] },
      (who) => at(who).update(save({ ...DRAFT, background: 'I listen well.' })),
    ));

  it('is changed while it is a draft', async () => {
    for (const status of ['submitted', 'accepted']) {
      await arrangeApplication({ status });
      await denied(write(save({ ...DRAFT, step: 2 })));
    }
    await arrangeApplication();
    await allowed(write(save({ ...DRAFT, step: 2 })));
  });

  it('is not decided by its owner, keeps what staff said, and has the time of the write', () =>
    takes(
      (change) => write({ ...save(), ...change }),
      [{}],
      [
        { status: 'submitted' },
        { status: 'accepted' },
        { submittedAt: NOW },
        { form: { ...APPLICATION_FORM, bio: 'Other.' } },
        { updatedAt: EARLIER },
        { notes: '' },
        { returnedFields: [] },
        { decidedBy: uid },
        { [UNKNOWN_NAME]: true },
      ],
    ));

  it('is deleted by no client', () => access({ notTo: [owner, admin] }, (who) => at(who).delete()));
});

describe('a new application', () => {
  const newcomer: Who = { uid: 'newcomer', userType: 'earner' };
  const begin = (who: Who | undefined, data: Data = first(), of = who?.uid) =>
    as(who).doc(`applications/${of}`).set(data);

  it('is created by a companion, for themselves', async () => {
    const member: Who = { uid: 'member', userType: 'spender' };
    await arrange(accountsOf(newcomer, member));
    await access({ to: [newcomer], notTo: [member] }, (who) => begin(who));
    await access({ notTo: [stranger, visitor] }, (who) => begin(who, first(), newId('other')));
  });

  it('is a draft, without what functions and staff write', async () => {
    const another: Who = { uid: 'another', userType: 'earner' };
    await arrange(accountsOf(another));
    await takes(
      (change) => begin(another, { ...first(), ...change }),
      [{}],
      [
        { notes: 'Good.' },
        { status: 'submitted' },
        { status: 'accepted' },
        { submittedAt: NOW },
        { form: APPLICATION_FORM },
        { [UNKNOWN_NAME]: true },
        { updatedAt: EARLIER },
      ],
    );
  });
});

const FIELDS: FieldCases = {
  step: { good: [1, 2, 3], bad: [0, 4, '1', null] },
  weeklyHours: { good: ['', '20', 'abc'], bad: ['1234', 20, null] },
  hasExperience: { good: [...EXPERIENCE_IDS], bad: [UNKNOWN_NAME, '', 7, null] },
  background: { good: ['', 'x'.repeat(1000)], bad: ['x'.repeat(1001), 7, null] },
  agreeTerms: { good: [true, false], bad: ['yes', 1, null] },
  agreeBackground: { good: [true, false], bad: ['yes', 1, null] },
};

describe('the draft of an application', () => {
  beforeEach(() => arrangeApplication());

  it.each(Object.entries(FIELDS))('has any good value and no bad one: %s', (field, cases) =>
    takes((value) => write(save({ ...DRAFT, [field]: value })), cases.good, cases.bad),
  );

  it('has every field and no other', () =>
    takes(
      (draft) => write(save(draft)),
      [DRAFT],
      [...eachMissing(DRAFT, Object.keys(FIELDS)), { ...DRAFT, [UNKNOWN_NAME]: true }],
    ));

  it('has both documents and nothing else', () => {
    const { documents } = APPLICATION_DRAFT;
    const bad = [
      ...eachMissing(documents),
      { ...documents, [UNKNOWN_NAME]: documents.idDocument },
      null,
    ];
    return takes((value) => write(save({ ...DRAFT, documents: value })), [documents], bad);
  });

  describe.each(['idDocument', 'proofOfAddress'] as const)('the %s', (kind) => {
    const other = kind === 'idDocument' ? 'proofOfAddress' : 'idDocument';
    const withDocument = (document: unknown) =>
      write(save({ ...DRAFT, documents: { ...APPLICATION_DRAFT.documents, [kind]: document } }));
    const FILE = { name: 'scan.pdf', contentType: 'application/pdf', size: 1000 };

    it('has a type of its own kind, or none yet', () => {
      const good = [null, ...Object.keys(DOCUMENT_TYPES[kind])];
      const bad = [UNKNOWN_NAME, ...Object.keys(DOCUMENT_TYPES[other]), 7];
      const withType = (type: unknown) => ({ type, file: null });
      return takes(withDocument, good.map(withType), [
        ...bad.map(withType),
        ...eachMissing(withType(null)),
        { ...withType(null), [UNKNOWN_NAME]: true },
      ]);
    });

    it('has a file with a name, a type and a size, or none yet', () =>
      takes(
        (file) => withDocument({ type: null, file }),
        [
          FILE,
          { ...FILE, name: '' },
          { ...FILE, name: 'x'.repeat(200) },
          { ...FILE, contentType: 'image/jpeg' },
          { ...FILE, contentType: 'image/png' },
          { ...FILE, size: 1 },
          { ...FILE, size: 10 * 1024 * 1024 - 1 },
        ],
        [
          { ...FILE, name: 'x'.repeat(201) },
          { ...FILE, name: 'scan\u202efdp.exe' },
          { ...FILE, name: 'scan\n.pdf' },
          { ...FILE, name: 7 },
          { ...FILE, contentType: 'image/gif' },
          { ...FILE, contentType: 'text/html' },
          { ...FILE, contentType: null },
          ...[0, 10 * 1024 * 1024, 1.5, '1000'].map((size) => ({ ...FILE, size })),
          { ...FILE, [UNKNOWN_NAME]: true },
          ...eachMissing(FILE),
        ],
      ));
  });
});
