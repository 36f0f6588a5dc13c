import { MAX_TAKEN } from '@hearthkin/domain/admin/assignment';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAtDesk } from '../../functions/src/removal/forget-at-desk';
import { type Actor, makeAdmin } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { newId, reportDocument } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { actsOf } from './audit-entries';

let ada: Actor;
let bo: Actor;
beforeEach(async () => {
  [ada, bo] = await Promise.all([makeAdmin(), makeAdmin()]);
});

async function makeReport(change: object = {}): Promise<string> {
  const id = newId('report');
  await put(`reports/${id}`, reportDocument({ reportedId: 'eve', ...change }));
  return id;
}

const assign = (who: Actor, id: string, take = true, over: string | null = null) =>
  callFunction('assignItem', { queue: 'reports', id, take, over }, who);

const taken = (by: Actor) => ({ status: 200, result: { outcome: 'taken', by: by.uid } });

type Entry = { queue: string; id: string; by: string };
const entriesOf = async (id: string): Promise<Entry[]> =>
  ((await read('staffDesk/assignments'))?.entries ?? []).filter((one: Entry) => one.id === id);

describe('an item of the inbox', () => {
  it('is taken and put back, which the log keeps for a year', async () => {
    const id = await makeReport();
    expect(await assign(ada, id)).toEqual(taken(ada));
    expect(await assign(ada, id)).toEqual(taken(ada));
    expect(await entriesOf(id)).toMatchObject([{ queue: 'reports', by: ada.uid }]);
    const nothing = { status: 200, result: { outcome: 'put-back', by: null } };
    expect(await assign(ada, id, false)).toEqual(nothing);
    expect(await assign(ada, id, false)).toEqual(nothing);
    expect(await entriesOf(id)).toEqual([]);
    // Reported people read such entries: staff in the log, others in their download.
    const entry = { target: `reports/${id}`, note: '', concerns: [] };
    expect(await actsOf(ada)).toEqual([
      { act: 'item-taken', ...entry },
      { act: 'item-put-back', ...entry },
    ]);
    const { docs } = await adminDb.collection('auditLog').where('by', '==', ada.uid).get();
    expect(docs.map((doc) => doc.get('kind'))).toEqual(['read', 'read']);
  });

  it('is taken over only by staff who know who has it', async () => {
    const id = await makeReport();
    const cleo = await makeAdmin();
    await assign(ada, id);
    const held = { status: 200, result: { outcome: 'held', by: ada.uid } };
    expect(await assign(bo, id)).toEqual(held);
    expect(await assign(bo, id, true, cleo.uid)).toEqual(held);
    expect(await entriesOf(id)).toMatchObject([{ by: ada.uid }]);
    expect(await assign(bo, id, true, ada.uid)).toEqual(taken(bo));
    expect(await entriesOf(id)).toMatchObject([{ by: bo.uid }]);
    expect((await actsOf(bo)).map(({ act }) => act)).toEqual(['item-taken-over']);
    // Who had it puts nothing back.
    expect(await assign(ada, id, false)).toEqual({
      status: 200,
      result: { outcome: 'put-back', by: bo.uid },
    });
    expect(await entriesOf(id)).toMatchObject([{ by: bo.uid }]);
  });

  it('has one holder when two take it at once', async () => {
    const id = await makeReport();
    const answers = await Promise.all([assign(ada, id), assign(bo, id)]);
    const outcomes = answers.map(({ result }) => (result as { outcome: string }).outcome);
    expect(outcomes.sort()).toEqual(['held', 'taken']);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('is decided by a colleague all the same', async () => {
    const id = await makeReport();
    await assign(ada, id);
    const decision = { reportId: id, outcome: 'kept', reason: '', answer: '' };
    expect(await callFunction('reviewReport', decision, bo)).toMatchObject({ status: 200 });
    await expectRefusal(assign(bo, id, true, ada.uid), 'already-decided');
    await expectRefusal(assign(bo, newId('nothing')), 'already-decided');
  });

  it('is one of twelve at most, of which decided ones don’t count', async () => {
    const ids = await Promise.all(Array.from({ length: MAX_TAKEN + 1 }, () => makeReport()));
    const [last = '', first = '', ...others] = ids;
    for (const id of [first, ...others]) expect(await assign(ada, id)).toEqual(taken(ada));
    const full = { status: 200, result: { outcome: 'full', by: null } };
    expect(await assign(ada, last)).toEqual(full);
    await update(`reports/${first}`, { status: 'decided' });
    expect(await assign(ada, last)).toEqual(taken(ada));
    expect(await entriesOf(first)).toEqual([]);
    expect(await assign(bo, await makeReport())).toEqual(taken(bo));
  });

  it('is free once the account of who took it is removed, and so is what is about a removed one', async () => {
    const [id, other] = await Promise.all([makeReport(), makeReport()]);
    const uid = newId('wilma');
    await put(`applications/${uid}`, { status: 'submitted' });
    await assign(ada, id);
    await assign(bo, other);
    await callFunction('assignItem', { queue: 'applications', id: uid, take: true }, bo);
    expect(await entriesOf(uid)).toHaveLength(1);
    await forgetAtDesk(adminDb, ada.uid);
    await forgetAtDesk(adminDb, uid);
    expect([await entriesOf(id), await entriesOf(uid)]).toEqual([[], []]);
    expect(await entriesOf(other)).toMatchObject([{ by: bo.uid }]);
    await adminDb.doc(`applications/${uid}`).delete();
  });
});
