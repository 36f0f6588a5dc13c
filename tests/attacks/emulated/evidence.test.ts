import { randomUUID } from 'node:crypto';
import { EVIDENCE_KEEP_MS } from '@hearthkin/domain/messaging/evidence';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginConversation } from '../../functions/conversations';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../../support/actors';
import { adminAuth, adminDb, hasSignIn, read } from '../../support/admin';
import { callFunction } from '../../support/call-function';
import { eventually } from '../../support/eventually';
import { subjectsTo } from '../../support/mailbox';
import { messageWrites } from '../../support/message-writes';
import { authAs, commitAs, getAs, updateOf } from '../../support/rest-client';
import { tick } from '../../support/suite';

const THREAT = 'I know where you live.';
const CALM = 'Shall we say Monday?';

let staff: Actor;
beforeAll(async () => {
  staff = await makeAdmin();
});

/** A conversation in which one person has threatened the other. */
async function threatened() {
  const [abuser, victim] = await Promise.all([makeMember(), makeCompanion()]);
  const id = await beginConversation(abuser, victim);
  expect(await commitAs(abuser, messageWrites(id, abuser, CALM, 'calm'))).toBe(true);
  expect(await commitAs(abuser, messageWrites(id, abuser, THREAT, 'threat'))).toBe(true);
  const requestId = randomUUID();
  const reportPath = `reports/${requestId}`;
  const place = { kind: 'conversation', conversationId: id };
  const report = () =>
    callFunction('fileReport', { requestId, place, reason: 'harassing', details: '' }, victim);
  return { abuser, victim, id, threat: `conversations/${id}/messages/threat`, reportPath, report };
}

const takeBack = (abuser: Actor, path: string) =>
  commitAs(abuser, [updateOf(path, { content: '' }, ['redactedAt'])]);

async function wordsIn(path: string): Promise<string[]> {
  const { messages = [] } = (await read(path)) ?? {};
  return messages.map(({ content }: { readonly content: string }) => content);
}

describe('a person who takes a threat back', () => {
  it('hides it from the other side, and staff read it in the report', async () => {
    const { abuser, victim, id, threat, report, reportPath } = await threatened();
    expect(await takeBack(abuser, threat)).toBe(true);
    await eventually(() => read(`conversations/${id}/evidence/threat`)).toMatchObject({
      senderId: abuser.uid,
      content: THREAT,
    });
    expect(JSON.stringify(await getAs(victim, threat))).not.toContain(THREAT);
    expect(await report()).toMatchObject({ status: 200 });
    expect(await wordsIn(reportPath)).toEqual([CALM, THREAT]);
    const { messages } = (await read(reportPath)) ?? {};
    expect(messages[1].redactedAt).not.toBeNull();
  });

  it('keeps nothing there beyond 90 days', async () => {
    const { abuser, id, threat } = await threatened();
    const before = Date.now();
    await takeBack(abuser, threat);
    const kept = `conversations/${id}/evidence/threat`;
    await eventually(async () => (await read(kept))?.content).toBe(THREAT);
    const { expireAt } = (await read(kept)) ?? {};
    expect(expireAt.toMillis()).toBeGreaterThanOrEqual(before + EVIDENCE_KEEP_MS);
    expect(expireAt.toMillis()).toBeLessThanOrEqual(Date.now() + EVIDENCE_KEEP_MS);
  });

  it.each(['the sender', 'the other side', 'staff'])('%s cannot read what is kept', async (who) => {
    const { abuser, victim, id, threat } = await threatened();
    await takeBack(abuser, threat);
    const kept = `conversations/${id}/evidence/threat`;
    await eventually(async () => (await read(kept))?.content).toBe(THREAT);
    const reader = { 'the sender': abuser, 'the other side': victim, staff }[who] ?? null;
    expect(await getAs(reader, kept)).toMatchObject({ status: 403 });
    expect(await getAs(reader, `conversations/${id}/evidence`, 5)).toMatchObject({ status: 403 });
    expect(await commitAs(reader, [updateOf(kept, { content: '' })])).toBe(false);
  });
});

describe('a person who deletes their account after a threat', () => {
  it('leaves it for a report of the other side', async () => {
    const { abuser, victim, threat, report, reportPath } = await threatened();
    expect(await callFunction('deleteAccount', {}, abuser)).toMatchObject({
      result: { deleted: true },
    });
    expect(JSON.stringify(await getAs(victim, threat))).not.toContain(THREAT);
    expect(await report()).toMatchObject({ status: 200 });
    expect(await wordsIn(reportPath)).toEqual([CALM, THREAT]);
    const input = { reportId: reportPath.split('/')[1], outcome: 'kept' };
    expect(await callFunction('reviewReport', input, staff)).toMatchObject({ status: 200 });
    expect((await read(reportPath))?.expireAt.toMillis()).toBeGreaterThan(Date.now());
  });

  it('is closed at once and deleted when staff have decided', async () => {
    const { abuser, victim, report, reportPath } = await threatened();
    expect(await report()).toMatchObject({ status: 200 });
    expect(await callFunction('deleteAccount', {}, abuser)).toMatchObject({
      result: { deleted: false },
    });
    expect((await adminAuth.getUser(abuser.uid)).disabled).toBe(true);
    expect((await read(`users/${abuser.uid}`))?.accountStatus).toBe('suspended');
    await eventually(() => subjectsTo(abuser.email)).toEqual(['Your account is closed']);

    await tick('hourlySweeps');
    expect(await hasSignIn(abuser)).toBe(true);
    expect(await wordsIn(reportPath)).toEqual([CALM, THREAT]);

    const input = { reportId: reportPath.split('/')[1], outcome: 'kept' };
    expect(await callFunction('reviewReport', input, staff)).toMatchObject({ status: 200 });
    await tick('hourlySweeps');
    expect(await hasSignIn(abuser)).toBe(false);
    expect(await read(`users/${abuser.uid}`)).toBeUndefined();
    expect(await read(`waitingRemovals/${abuser.uid}`)).toBeUndefined();
    expect((await read(reportPath))?.expireAt.toMillis()).toBeGreaterThan(Date.now());
    await eventually(() => subjectsTo(abuser.email)).toEqual([
      'Your account is closed',
      'Your account was deleted',
    ]);
    expect(await hasSignIn(victim)).toBe(true);
  });

  it('gains nothing by deleting the sign-in past the product', async () => {
    const { abuser, report, reportPath } = await threatened();
    await report();
    expect(await authAs('accounts:delete', { idToken: abuser.idToken })).toMatchObject({
      status: 200,
    });
    await eventually(async () => (await read(`waitingRemovals/${abuser.uid}`)) !== undefined).toBe(
      true,
    );
    await tick('hourlySweeps');
    expect((await read(`users/${abuser.uid}`))?.accountStatus).toBe('suspended');
    const input = { reportId: reportPath.split('/')[1], outcome: 'kept' };
    expect(await callFunction('reviewReport', input, staff)).toMatchObject({ status: 200 });
    await tick('hourlySweeps');
    expect(await read(`users/${abuser.uid}`)).toBeUndefined();
  });

  it('may change their mind: reinstated by staff, nothing is deleted', async () => {
    const { abuser, report, reportPath } = await threatened();
    await report();
    await callFunction('deleteAccount', {}, abuser);
    const back = { uid: abuser.uid, suspend: false, reason: 'You asked us to keep it.' };
    expect(await callFunction('suspendAccount', back, staff)).toMatchObject({ status: 200 });
    const input = { reportId: reportPath.split('/')[1], outcome: 'kept' };
    await callFunction('reviewReport', input, staff);
    await tick('hourlySweeps');
    expect(await hasSignIn(abuser)).toBe(true);
  });
});

describe('a victim who deletes their account', () => {
  it('leaves their open report, which staff decide about', async () => {
    const { victim, report, reportPath } = await threatened();
    await report();
    expect(await callFunction('deleteAccount', {}, victim)).toMatchObject({
      result: { deleted: true },
    });
    expect(await wordsIn(reportPath)).toEqual([CALM, THREAT]);
    const input = { reportId: reportPath.split('/')[1], outcome: 'kept' };
    expect(await callFunction('reviewReport', input, staff)).toMatchObject({ status: 200 });
    expect((await read(reportPath))?.expireAt.toMillis()).toBeGreaterThan(Date.now());
  });

  it('takes both sides’ words along once both are gone, but for the evidence', async () => {
    const { abuser, victim, id } = await threatened();
    await callFunction('deleteAccount', {}, abuser);
    await callFunction('deleteAccount', {}, victim);
    expect(await read(`conversations/${id}`)).toBeUndefined();
    expect((await adminDb.collection(`conversations/${id}/messages`).get()).size).toBe(0);
    expect((await read(`conversations/${id}/evidence/threat`))?.content).toBe(THREAT);
  });
});
