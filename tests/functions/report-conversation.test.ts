import {
  conversationReportId,
  REPORTED_MESSAGES,
} from '@hearthkin/domain/safety/conversation-report';
import { describe, expect, it } from 'vitest';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { callFunction } from '../support/call-function';
import { beginConversation, minutesLater, sendMessage } from './conversations';

async function makePair() {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  return { member, companion, id: await beginConversation(member, companion) };
}

const report = (conversationId: string, who: Actor | null, change: object = {}) =>
  callFunction(
    'reportConversation',
    { conversationId, reason: 'insulting', details: ' He shouts. ', ...change },
    who,
  );

const filed = async (id: string, { uid }: Actor) =>
  (await adminDb.doc(`reports/${conversationReportId(id, uid)}`).get()).data();

describe('reportConversation', () => {
  it('gives staff the last messages as stored on the server', async () => {
    const { member, companion, id } = await makePair();
    for (let minute = 0; minute <= REPORTED_MESSAGES; minute += 1) {
      await sendMessage(id, minute % 2 ? companion : member, `At ${minute}`, minutesLater(minute));
    }
    const answer = await report(id, companion, { messages: [{ content: 'Never said' }] });
    expect(answer).toMatchObject({ status: 200, result: { reported: true } });
    const stored = await filed(id, companion);
    expect(stored).toMatchObject({
      kind: 'conversation',
      reporterId: companion.uid,
      reportedId: member.uid,
      reason: 'insulting',
      details: 'He shouts.',
      status: 'open',
    });
    const contents = stored?.messages.map(({ content }: { content: string }) => content);
    expect(contents).toEqual(
      Array.from({ length: REPORTED_MESSAGES }, (_, index) => `At ${index + 1}`),
    );
  });

  it('is refused to others and to visitors', async () => {
    const { member, id } = await makePair();
    const stranger = await makeMember();
    expect(await report(id, stranger)).toMatchObject({ code: 'not-found' });
    expect(await report('nobody_nowhere', member)).toMatchObject({ code: 'not-found' });
    expect(await report(id, null)).toMatchObject({ code: 'unauthenticated' });
    expect(await report(id, member, { reason: 'boring' })).toMatchObject({ code: 'invalid-input' });
    expect(await report('a/b', member)).toMatchObject({ code: 'invalid-input' });
    expect(await filed(id, stranger)).toBeUndefined();
  });

  it('is refused again until staff have decided', async () => {
    const { member, companion, id } = await makePair();
    expect(await report(id, member)).toMatchObject({ status: 200 });
    expect(await report(id, member)).toMatchObject({ code: 'already-exists' });
    expect(await report(id, companion)).toMatchObject({ status: 200 });
    await adminDb
      .doc(`reports/${conversationReportId(id, member.uid)}`)
      .update({ status: 'kept', decidedAt: new Date(), decidedBy: 'staff' });
    expect(await report(id, member, { reason: 'spam' })).toMatchObject({ status: 200 });
    expect(await filed(id, member)).toMatchObject({ reason: 'spam', status: 'open' });
  });
});
