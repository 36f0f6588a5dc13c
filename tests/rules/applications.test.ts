import type { UserType } from '@hearthkin/domain/account/fields';
import { EXPERIENCE_IDS } from '@hearthkin/domain/companion/application';
import { DOCUMENT_TYPES } from '@hearthkin/domain/verification/documents';
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
import { APPLICATION_DRAFT, APPLICATION_FORM, newId } from '../support/builders';
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

const DRAFT: DocumentData = APPLICATION_DRAFT;

const save = (draft: DocumentData = DRAFT): DocumentData => ({
  draft,
  updatedAt: serverTimestamp(),
});
const first = (draft: DocumentData = DRAFT): DocumentData => ({
  ...save(draft),
  status: 'draft',
  submittedAt: null,
});

const at = (who?: Who) => doc(as(who), 'applications', uid);

const arrangeApplication = (change: DocumentData = {}) =>
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
    await allowed(write(save({ ...DRAFT, background: 'I listen well.' })));
    for (const who of [member, stranger, admin, undefined]) {
      await denied(updateDoc(at(who), save()));
    }
  });

  it.each([
    ['submitted', false],
    ['accepted', false],
    ['draft', true],
  ])('that is %s can be changed by its owner: %s', async (status, expected) => {
    await arrangeApplication({ status });
    await (expected ? allowed : denied)(write(save({ ...DRAFT, step: 2 })));
  });

  it('is neither submitted nor accepted by its owner', async () => {
    await denied(write({ ...save(), status: 'submitted' }));
    await denied(write({ ...save(), status: 'accepted' }));
    await denied(write({ ...save(), submittedAt: serverTimestamp() }));
    await denied(write({ ...save(), form: { ...APPLICATION_FORM, bio: 'Other.' } }));
    await allowed(write(save()));
  });

  it('carries the time of the write', async () => {
    await denied(write({ ...save(), updatedAt: EARLIER }));
  });

  it('keeps what staff said', async () => {
    await denied(write({ ...save(), notes: '' }));
    await denied(write({ ...save(), returnedFields: [] }));
    await denied(write({ ...save(), decidedBy: uid }));
    await denied(write({ ...save(), [UNKNOWN_NAME]: true }));
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
    await allowed(begin(await newPerson('earner'), first()));
    await denied(begin(await newPerson('spender'), first()));
    await denied(setDoc(doc(as(owner), 'applications', newId('other')), first()));
    await denied(setDoc(doc(as(), 'applications', newId('visitor')), first()));
  });

  it('is a draft, without what functions and staff write', async () => {
    const refused: DocumentData[] = [
      { notes: 'Good.' },
      { status: 'submitted' },
      { status: 'accepted' },
      { submittedAt: serverTimestamp() },
      { form: APPLICATION_FORM },
      { [UNKNOWN_NAME]: true },
      { updatedAt: EARLIER },
    ];
    const person = await newPerson('earner');
    for (const change of refused) await denied(begin(person, { ...first(), ...change }));
    await allowed(begin(person, first()));
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

  for (const [field, { good, bad }] of Object.entries(FIELDS)) {
    it(`accepts every valid value and no invalid one: ${field}`, async () => {
      for (const value of good) await allowed(write(save({ ...DRAFT, [field]: value })));
      for (const value of bad) await denied(write(save({ ...DRAFT, [field]: value })));
      const { [field]: _, ...rest } = DRAFT;
      await denied(write(save(rest)));
    });
  }

  it('has no unknown field', async () => {
    await denied(write(save({ ...DRAFT, [UNKNOWN_NAME]: true })));
  });

  it('has both documents and nothing else', async () => {
    const { idDocument, proofOfAddress } = DRAFT.documents;
    const withDocuments = (documents: unknown) => write(save({ ...DRAFT, documents }));
    await denied(withDocuments({ idDocument }));
    await denied(withDocuments({ proofOfAddress }));
    await denied(withDocuments({ idDocument, proofOfAddress, [UNKNOWN_NAME]: idDocument }));
    await denied(withDocuments(null));
    await allowed(withDocuments({ idDocument, proofOfAddress }));
  });

  describe.each(['idDocument', 'proofOfAddress'] as const)('the %s', (kind) => {
    const other = kind === 'idDocument' ? 'proofOfAddress' : 'idDocument';
    const withDocument = (document: unknown) =>
      write(save({ ...DRAFT, documents: { ...DRAFT.documents, [kind]: document } }));
    const FILE = { name: 'scan.pdf', contentType: 'application/pdf', size: 1000 };

    it('has a type of its own kind, or none yet', async () => {
      for (const type of [null, ...Object.keys(DOCUMENT_TYPES[kind])]) {
        await allowed(withDocument({ type, file: null }));
      }
      for (const type of [UNKNOWN_NAME, ...Object.keys(DOCUMENT_TYPES[other]), 7]) {
        await denied(withDocument({ type, file: null }));
      }
      await denied(withDocument({ file: null }));
      await denied(withDocument({ type: null }));
      await denied(withDocument({ type: null, file: null, [UNKNOWN_NAME]: true }));
    });

    it('has a file with a name, a type and a size, or none yet', async () => {
      const withFile = (change: DocumentData) =>
        withDocument({ type: null, file: { ...FILE, ...change } });
      const good: DocumentData[] = [
        {},
        { name: '' },
        { name: 'x'.repeat(200) },
        { contentType: 'image/jpeg' },
        { contentType: 'image/png' },
        { size: 1 },
        { size: 10 * 1024 * 1024 - 1 },
      ];
      const bad: DocumentData[] = [
        { name: 'x'.repeat(201) },
        { name: 7 },
        { contentType: 'image/gif' },
        { contentType: 'text/html' },
        { contentType: null },
        { size: 0 },
        { size: 10 * 1024 * 1024 },
        { size: 1.5 },
        { size: '1000' },
        { [UNKNOWN_NAME]: true },
      ];
      for (const change of good) await allowed(withFile(change));
      for (const change of bad) await denied(withFile(change));
      for (const name of Object.keys(FILE)) {
        const { [name as keyof typeof FILE]: _, ...rest } = FILE;
        await denied(withDocument({ type: null, file: rest }));
      }
    });
  });
});
