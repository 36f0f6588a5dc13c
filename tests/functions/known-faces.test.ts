import { REMEMBER_MS } from '@hearthkin/domain/safety/remembered-people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptFacesLater,
  forgetFace,
  rememberFace,
} from '../../functions/src/identity/known-faces';
import { recordCheck } from '../../functions/src/identity/record-check';
import { rememberPerson } from '../../functions/src/removal/remember-person';
import { quietDatabase } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
import { FACES, matchAt, newMatch, type SampleMatch } from './sample-faces';

const NOW = new Date('2026-06-01T12:00:00Z');

/** A database without the faces of other tests. Everyone in it has an account. */
let quiet: ReturnType<typeof quietDatabase>;
beforeAll(() => {
  quiet = quietDatabase(newId('demo-faces'));
});
afterAll(() => quiet.close());

const at = (path: string) => quiet.db.doc(path);
const read = async (path: string) => (await at(path).get()).data();

async function newPerson(): Promise<string> {
  const uid = newId('person');
  await at(`users/${uid}`).set(memberDocument(uid));
  return uid;
}

const compare = (uid: string, match: Parameters<typeof recordCheck>[3]) =>
  recordCheck(quiet.db, FACES, uid, match, NOW);

const accept = (uid: string) =>
  quiet.db.runTransaction(async (tx) => (await acceptFacesLater(tx, quiet.db, uid))());

const WAITS = { status: 'review', reason: 'known-face' };
const PASSES = { status: 'passed', reason: null };

/** Two people, the second with a face like the first, who waits. */
async function twoAlike() {
  const [first, second, match] = [await newPerson(), await newPerson(), newMatch()];
  expect(await compare(first, match)).toMatchObject(PASSES);
  expect(await compare(second, matchAt(match, 0.44))).toMatchObject(WAITS);
  return { first, second, match };
}

describe('a face that is already behind another account', () => {
  it('waits for staff up to the limit, and passes beyond it', async () => {
    const { first, second, match } = await twoAlike();
    expect(await read(`sharedFaces/${second}`)).toEqual({
      people: [first],
      accepted: [],
      isAnother: false,
      isClosed: false,
    });
    expect(await read(`sharedFaces/${first}`)).toBeUndefined();
    const stranger = await newPerson();
    expect(await compare(stranger, matchAt(match, -0.46))).toMatchObject(PASSES);
    expect(await read(`sharedFaces/${stranger}`)).toBeUndefined();
  });

  it('still waits after another try that is less alike', async () => {
    const { second, match } = await twoAlike();
    expect(await compare(second, matchAt(match, 0.47))).toMatchObject(WAITS);
  });

  it('does not pass twice for two people at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, other] = await Promise.all([newPerson(), newPerson()]);
      const match = newMatch();
      const checks = await Promise.all([compare(one, match), compare(other, matchAt(match, 0.3))]);
      expect(checks.map(({ status }) => status)).toContain('review');
    }
  });

  it('is kept of a comparison that staff decide about, and of none that failed', async () => {
    const [unclear, failed] = [await newPerson(), await newPerson()];
    const unsure = { ...newMatch(), verdict: 'unsure', reason: 'unclear', photo: null } as const;
    expect(await compare(unclear, unsure)).toMatchObject({ status: 'failed' });
    expect(await read(`faceTemplates/${unclear}`)).toBeUndefined();
    expect(await compare(unclear, unsure)).toMatchObject({ status: 'review', reason: 'unclear' });
    expect(await read(`faceTemplates/${unclear}`)).toMatchObject({ uid: unclear, model: 'test' });
    const { template } = unsure;
    const differs = { verdict: 'mismatch', confidence: 0, reason: 'faces-differ' } as const;
    const mismatch = { ...differs, photo: null, provider: 'test', template };
    expect(await compare(failed, mismatch)).toMatchObject({ status: 'failed' });
    expect(await read(`faceTemplates/${failed}`)).toBeUndefined();
    expect(await read(`sharedFaces/${failed}`)).toBeUndefined();
  });

  it('is stored hidden, as a vector', async () => {
    const [uid, match] = [await newPerson(), newMatch()];
    await compare(uid, match);
    const stored: number[] = (await read(`faceTemplates/${uid}`))?.template.toArray();
    expect(stored).toHaveLength(128);
    const shared = stored.filter((value) => match.template.values.includes(value));
    expect(shared).toEqual([]);
  });

  it('is not compared with one that another model measured', async () => {
    const { match } = await twoAlike();
    const template = { ...match.template, model: 'another' };
    expect(await compare(await newPerson(), { ...match, template })).toMatchObject(PASSES);
  });

  it('counts for nothing, and goes, if it was left by a comparison during a removal', async () => {
    const [gone, match] = [newId('gone'), newMatch()];
    await compare(gone, match);
    expect(await compare(await newPerson(), match)).toMatchObject(PASSES);
    expect(await read(`faceTemplates/${gone}`)).toBeUndefined();
  });
});

describe('another face in a later comparison of one person', () => {
  it('waits for staff, and does not replace the first', async () => {
    const [person, match] = [await newPerson(), newMatch()];
    await compare(person, match);
    expect(await compare(person, matchAt(match, 0.59))).toMatchObject(PASSES);
    expect(await compare(person, matchAt(match, 0.61))).toMatchObject(WAITS);
    expect(await compare(person, match)).toMatchObject(WAITS);
    expect(await compare(await newPerson(), match)).toMatchObject(WAITS);
  });
});

describe('two people whom staff have accepted beside each other', () => {
  it('pass from then on, both of them', async () => {
    const { first, second, match } = await twoAlike();
    await accept(second);
    expect(await compare(second, matchAt(match, 0.4))).toMatchObject(PASSES);
    expect(await compare(first, match)).toMatchObject(PASSES);
    const third = await newPerson();
    expect(await compare(third, match)).toMatchObject(WAITS);
  });

  it('pass only if the other does not wait because of the same face', async () => {
    const [one, other, match] = [await newPerson(), await newPerson(), newMatch()];
    await compare(one, match);
    await compare(other, match);
    expect(await compare(one, match)).toMatchObject(WAITS);
    await accept(other);
    expect(await compare(other, match)).toMatchObject(PASSES);
    expect(await compare(one, match)).toMatchObject(WAITS);
  });
});

describe('the face of an account that is removed', () => {
  const remember = (uid: string) =>
    rememberPerson(quiet.db, { uid, signIn: null, peopleKey: FACES.peopleKey }, NOW);

  /** What the removal of an account does about its face. */
  async function remove(uid: string): Promise<void> {
    await remember(uid);
    await remember(uid);
    const own = ['users', 'faceTemplates', 'verifications', 'sharedFaces'];
    await Promise.all(own.map((name) => at(`${name}/${uid}`).delete()));
    await forgetFace(quiet.db, uid);
  }

  const remembered = async (like: SampleMatch) => {
    const next = await newPerson();
    const check = await compare(next, like);
    const [review, shared] = await Promise.all([
      read(`verifications/${next}`),
      read(`sharedFaces/${next}`),
    ]);
    return { check, review, shared };
  };

  it('goes with it, and lets those pass who waited because of it', async () => {
    const { first, second, match } = await twoAlike();
    await remove(first);
    expect(await read(`sharedFaces/${second}`)).toMatchObject({ people: [], isClosed: false });
    expect(await compare(second, match)).toMatchObject(PASSES);
    // Of an account that its owner deleted, nothing of the face is kept.
    expect((await quiet.db.collection('faceTemplates').where('uid', '==', null).get()).size).toBe(
      0,
    );
  });

  it.each([
    ['suspended', (uid: string) => at(`suspensions/${uid}`).set({ reason: 'Threats.' })],
    [
      'refused',
      (uid: string) =>
        at(`verifications/${uid}`).update({
          'identityCheck.status': 'failed',
          'identityCheck.refusedAt': NOW,
        }),
    ],
  ])(
    'stays two years without a name if staff had %s it, and holds who comes',
    async (_how, act) => {
      const { first, second, match } = await twoAlike();
      await act(first);
      await remove(first);
      const kept = await quiet.db.collection('faceTemplates').where('uid', '==', null).get();
      const expireAt = new Date(NOW.getTime() + REMEMBER_MS);
      expect(kept.docs.map((doc) => doc.get('expireAt').toDate())).toContainEqual(expireAt);
      expect(JSON.stringify(kept.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(first);
      const { check, review, shared } = await remembered(matchAt(match, -0.3));
      // The same reason as for a face of another account: no one learns of a ban.
      expect(check).toMatchObject(WAITS);
      expect(review).toMatchObject({ heldAt: expect.anything() });
      expect(shared).toEqual({ people: [], accepted: [], isAnother: false, isClosed: true });
      // Who waited because of it is held as well.
      expect(await read(`verifications/${second}`)).toMatchObject({ heldAt: expect.anything() });
      expect(await read(`sharedFaces/${second}`)).toMatchObject({ people: [], isClosed: true });
      expect(await compare(second, matchAt(match, 0.47))).toMatchObject({ status: 'review' });
    },
  );
});

describe('a face that many others are like', () => {
  /** Three people who wait because of the first. */
  async function manyAlike() {
    const uid = await newPerson();
    const others = [await newPerson(), await newPerson(), await newPerson()];
    const shared = { people: [uid], accepted: [], isAnother: false, isClosed: false };
    for (const other of others) {
      await at(`sharedFaces/${other}`).set(shared);
      await at(`verifications/${other}`).set({ isVerified: false });
    }
    await at(`faceTemplates/${uid}`).set({ uid, model: 'many', at: NOW });
    return { uid, others };
  }

  it('is forgotten with each of them, page by page', async () => {
    const { uid, others } = await manyAlike();
    await forgetFace(quiet.db, uid, 1);
    for (const other of others) {
      expect(await read(`sharedFaces/${other}`)).toMatchObject({ people: [] });
    }
  });

  it('holds each of them, page by page, if it was banned', async () => {
    const { uid, others } = await manyAlike();
    await rememberFace(quiet.db, uid, NOW, 1);
    for (const other of others) {
      expect(await read(`sharedFaces/${other}`)).toMatchObject({ isClosed: true });
      expect(await read(`verifications/${other}`)).toHaveProperty('heldAt');
    }
  });
});
