import { randomUUID } from 'node:crypto';
import { accountToken, accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { READS_KEPT_MS } from '@hearthkin/domain/admin/audit';
import type { ReadAsStaffInput } from '@hearthkin/domain/admin/staff-reads';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { fromJson, type Json } from '@hearthkin/domain/foundation/json-dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetInAudit, pseudonymOf } from '../../functions/src/staff/forget-in-audit';
import { type Actor, makeAdmin, makeCompanion, makeMember, newTokens } from '../support/actors';
import { adminAuth, adminDb, put, putFile, read, update } from '../support/admin';
import { applicationDocument, identityCheck, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { askDeletion, confirmDeletion } from '../support/staff-deletion';

const REASON = 'Threats.';

let staff: Actor;
let colleague: Actor;
beforeAll(async () => {
  [staff, colleague] = await Promise.all([makeAdmin(), makeAdmin()]);
});

const readAs = (by: Actor, input: ReadAsStaffInput) => callFunction('readAsStaff', input, by);

async function answerTo(by: Actor, input: ReadAsStaffInput): Promise<unknown> {
  const { status, result } = await readAs(by, input);
  expect(status).toBe(200);
  return fromJson((result as { answer: Json }).answer);
}

type Page = { items: { id: string; data: Record<string, unknown> }[]; next: string | null };
const pageOf = async (by: Actor, input: ReadAsStaffInput) => (await answerTo(by, input)) as Page;

const ALL = { after: null, size: 100 } as const;
const FIRST = { after: null, size: 25 } as const;
const EVERYBODY = { what: 'accounts', token: null, userType: null, accountStatus: null } as const;

/** The entries about a person, as they are stored. */
async function readsOf({ uid }: Pick<Actor, 'uid'>) {
  const { docs } = await adminDb
    .collection('auditLog')
    .where('concerns', 'array-contains', uid)
    .get();
  return docs.map((doc) => doc.data()).filter(({ kind }) => kind === 'read');
}

/** Names have letters only. */
const lettersOf = (id: string) =>
  id.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

describe('what staff read of a person', () => {
  it('is in the log for a year: one account', async () => {
    const [member, reader] = await Promise.all([makeMember(), makeAdmin()]);
    const answer = await answerTo(reader, { what: 'account', uid: member.uid });
    expect(answer).toMatchObject({ account: { email: member.email }, review: null });
    const [entry, ...others] = await readsOf(member);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      act: 'account-read',
      by: reader.uid,
      target: `users/${member.uid}`,
      note: '',
      concerns: [member.uid],
    });
    expect(entry?.expireAt.toMillis()).toBe(entry?.at.toMillis() + READS_KEPT_MS);
  });

  it('is one entry for everybody on a page of accounts, without the search', async () => {
    const firstName = `Zerafina${lettersOf(randomUUID())}`;
    const person = { firstName, lastName: 'Quill', phone: '+12015550147' };
    const people = await Promise.all([makeMember(person), makeCompanion({}, person)]);
    await Promise.all(
      people.map(({ uid, email }) =>
        update(`users/${uid}`, { searchTokens: accountTokensOf({ ...person, email }) }),
      ),
    );
    const reader = await makeAdmin();
    const token = accountToken(firstName);
    const page = await pageOf(reader, { ...EVERYBODY, token, userType: 'spender', ...FIRST });
    expect(page.items.map(({ id }) => id)).toEqual([people[0].uid]);
    const both = await pageOf(reader, { ...EVERYBODY, token, ...FIRST });
    expect(both.items).toHaveLength(2);
    const entries = await readsOf(people[0]);
    expect(entries.map(({ note, concerns }) => [note, concerns.length]).sort()).toEqual([
      ['Searched by name or email', 2],
      ['Type: Member. Searched by name or email', 1],
    ]);
    for (const search of [people[0].email, '12015550147']) {
      await pageOf(reader, { ...EVERYBODY, token: accountToken(search), ...FIRST });
    }
    const text = JSON.stringify(await readsOf(people[0])).toLowerCase();
    for (const word of [firstName, 'quill', people[0].email, '12015550147']) {
      expect(text).not.toContain(word.toLowerCase());
    }
    expect(text).toContain('searched by email');
    expect(text).toContain('searched by phone number');
  });

  it('has the name of staff without an account, and of no one else', async () => {
    const [reader, member, other] = await Promise.all([makeAdmin(), makeMember(), makeAdmin()]);
    await Promise.all(
      [member, other].map(({ uid }) => adminAuth.updateUser(uid, { displayName: 'Bea Tern' })),
    );
    const nameOf = ({ uid }: Pick<Actor, 'uid'>) => answerTo(reader, { what: 'team-name', uid });
    expect(await nameOf(other)).toBe('Bea Tern');
    expect(await nameOf(colleague)).toBe(colleague.email);
    expect(await nameOf(member)).toBeNull();
    expect(await nameOf({ uid: newId('nobody') })).toBeNull();
    expect(await readsOf(member)).toEqual([]);
  });

  it('has the photos of a check that passed, beside documents that wait', async () => {
    const [eve, reader] = await Promise.all([makeCompanion(), makeAdmin()]);
    const path = `verification/${eve.uid}/selfie/photo`;
    const checkedAt = new Date('2001-01-01T00:00:00Z');
    await Promise.all([
      putFile(path, 'a picture'),
      // No call can open it.
      putFile(`verification/${eve.uid}/selfie/me\u0001.png`, 'a picture'),
      put(`verifications/${eve.uid}`, {
        isVerified: false,
        verificationStatus: 'pending',
        submittedAt: checkedAt,
        identityCheck: identityCheck({ status: 'passed', reason: null, checkedAt }),
      }),
    ]);
    const { items } = await pageOf(reader, { what: 'verifications', only: null, ...ALL });
    expect(items.find(({ id }) => id === eve.uid)?.data).toMatchObject({
      photos: { idPhoto: [], selfie: [path], firstTurn: [], secondTurn: [] },
      sharedFace: null,
    });
    await adminDb.doc(`verifications/${eve.uid}`).delete();
  });

  it('is in the log for each queue, which shows what staff compare', async () => {
    const [eve, reader] = await Promise.all([makeCompanion(), makeAdmin()]);
    const longAgo = new Date('2001-01-01T00:00:00Z');
    const path = `verification/${eve.uid}/selfie/photo`;
    await Promise.all([
      putFile(path, 'a picture'),
      put(`verifications/${eve.uid}`, {
        isVerified: false,
        verificationStatus: 'pending',
        submittedAt: longAgo,
        identityCheck: identityCheck({ checkedAt: longAgo }),
      }),
      put(`applications/${eve.uid}`, applicationDocument({ submittedAt: longAgo })),
      askDeletion(eve, REASON, colleague),
    ]);
    const queues = (['verifications', 'identities', 'applications'] as const).map((what) => ({
      what,
      only: null,
    }));
    for (const list of [...queues, { what: 'deletions' } as const]) {
      const { items } = await pageOf(reader, { ...list, ...ALL });
      const item = items.find(({ id }) => id === eve.uid);
      expect([list.what, item]).toEqual([list.what, expect.anything()]);
      if (list.what === 'identities') {
        expect(item?.data).toMatchObject({
          account: { email: eve.email },
          photos: { idPhoto: [], selfie: [path] },
        });
      }
    }
    await update(`verifications/${eve.uid}`, {
      verificationStatus: 'rejected',
      reviewedAt: new Date(Date.UTC(2199, 0)),
    });
    await pageOf(reader, { what: 'decided-reviews', after: null, size: 1 });
    const targets = (await readsOf(eve)).map(({ act, target, by }) => [act, target, by]);
    expect(targets.sort()).toEqual(
      ['applications', 'decided-reviews', 'deletions', 'identities', 'verifications'].map(
        (list) => ['queue-read', list, reader.uid],
      ),
    );
    await Promise.all(
      ['verifications', 'applications', 'deletionRequests'].map((name) =>
        adminDb.doc(`${name}/${eve.uid}`).delete(),
      ),
    );
  });

  it('is one entry when the same staff read the same again, and two for two of them', async () => {
    const [member, reader] = await Promise.all([makeMember(), makeAdmin()]);
    const input = { what: 'account', uid: member.uid } as const;
    await Promise.all([readAs(reader, input), readAs(reader, input)]);
    await readAs(colleague, input);
    expect((await readsOf(member)).length).toBeLessThanOrEqual(3);
    expect(new Set((await readsOf(member)).map(({ by }) => by)).size).toBe(2);
  });

  it('is nothing in counts, and in answers without people', async () => {
    const reader = await makeAdmin();
    expect(await answerTo(reader, { what: 'counts' })).toMatchObject({
      all: expect.any(Number),
      earner: expect.any(Number),
    });
    expect(await answerTo(reader, { what: 'matching' })).toEqual({
      answers: expect.any(Number),
      again: expect.any(Number),
    });
    expect(await answerTo(reader, { what: 'figures', month: '2026-11' })).toEqual({
      month: expect.any(Object),
      before: expect.any(Object),
    });
    expect(await answerTo(reader, { what: 'waiting' })).toMatchObject({
      verifications: expect.any(Number),
    });
    await answerTo(reader, { ...EVERYBODY, token: 'an unknown name', ...FIRST });
    await answerTo(reader, { what: 'account', uid: 'nobody' });
    const { docs } = await adminDb.collection('auditLog').where('by', '==', reader.uid).get();
    expect(docs).toEqual([]);
  });

  it('stays in the log under a pseudonym when people of one page leave at once', async () => {
    const people = await Promise.all([makeMember(), makeMember()]);
    const entry = adminDb.doc(`auditLog/${newId('read')}`);
    const staying = newId('member');
    await entry.set({
      at: new Date(),
      act: 'accounts-read',
      kind: 'read',
      by: staff.uid,
      target: 'users',
      note: 'Members, searched by email',
      concerns: [...people.map(({ uid }) => uid), staying],
    });
    await Promise.all(people.map(({ uid }) => forgetInAudit(adminDb, uid)));
    const after = await read(entry.path);
    expect(after).toMatchObject({ target: 'users', note: 'Members, searched by email' });
    expect(Array.from<string>(after?.concerns ?? []).sort()).toEqual(
      [staying, ...people.map(({ uid }) => pseudonymOf(uid))].sort(),
    );
  });

  it('is not read page by page past its end', async () => {
    await expectRefusal(readAs(staff, { ...EVERYBODY, after: null, size: 101 }), 'invalid-input');
    const list = { what: 'applications', only: null, size: 1 } as const;
    await expectRefusal(readAs(staff, { ...list, after: 'nobody' }), 'not-found');
  });

  it('does not hide behind a damaged account', async () => {
    const reader = await makeAdmin();
    const damaged = newId('damaged');
    const createdAt = new Date(Date.UTC(2099, 0, 1));
    await put(`users/${damaged}`, { createdAt, bio: 5 });
    const { items, next } = await pageOf(reader, { ...EVERYBODY, after: null, size: 1 });
    expect([items, next]).toEqual([[], damaged]);
    const rest = await pageOf(reader, { ...EVERYBODY, after: damaged, size: 1 });
    expect(rest.items).toHaveLength(1);
    await adminDb.doc(`users/${damaged}`).delete();
  });
});

describe('a deletion by staff', () => {
  it('needs two people, not two sessions of one', async () => {
    const [member, alone] = await Promise.all([makeMember(), makeAdmin()]);
    await askDeletion(member, REASON, alone);
    const again = { ...alone, ...(await newTokens(alone)) };
    for (const session of [alone, again]) {
      await expectRefusal(confirmDeletion(member, session), 'forbidden');
    }
    expect(await read(`users/${member.uid}`)).toBeDefined();
    expect(await confirmDeletion(member, colleague)).toMatchObject({ status: 200 });
    expect(await read(`users/${member.uid}`)).toBeUndefined();
    expect(await read(`deletionRequests/${member.uid}`)).toBeUndefined();
  });

  it('is not confirmed for somebody who is no longer staff', async () => {
    const [member, former] = await Promise.all([makeMember(), makeAdmin()]);
    await askDeletion(member, REASON, former);
    await adminAuth.setCustomUserClaims(former.uid, {});
    await expectRefusal(confirmDeletion(member, colleague), 'bad-transition');
    expect(await read(`users/${member.uid}`)).toBeDefined();
  });

  it('is not confirmed after a week, nor for another reason than was read', async () => {
    const member = await makeMember();
    await askDeletion(member, REASON, staff);
    const request = adminDb.doc(`deletionRequests/${member.uid}`);
    const input = { step: 'confirm', uid: member.uid, askedAtMs: Date.now() - DAY_MS };
    await expectRefusal(callFunction('deleteAccountByStaff', input, colleague), 'bad-transition');
    await request.update({ at: new Date(Date.now() - 7 * DAY_MS) });
    await expectRefusal(confirmDeletion(member, colleague), 'bad-transition');
    expect(await askDeletion(member, 'Another reason.', colleague)).toMatchObject({ status: 200 });
    expect(await read(request.path)).toMatchObject({ by: colleague.uid });
  });
});
