import { changesIn, type DeskSignal } from '@hearthkin/domain/admin/desk-signal';
import { contactSeverity } from '@hearthkin/domain/support/contact';
import { expect, it } from 'vitest';
import { toDates } from '../../functions/src/platform/records/converter';
import { makeAdmin, makeCompanion } from '../support/actors';
import { put, read, update } from '../support/admin';
import { newId, reportDocument } from '../support/builders';
import { callFunction } from '../support/call-function';
import { afterTriggers, runTriggers } from '../support/in-process-triggers';
import { checkIn, contactMessage } from '../support/queue-items';

runTriggers();

async function signal(): Promise<DeskSignal> {
  const { changes = {}, dangers = {} } = toDates(
    (await read('staffDesk/signal')) ?? {},
  ) as Partial<DeskSignal>;
  return { changes, dangers };
}

it('grows with what comes into a queue, changes in it or leaves it, and with nothing else', async () => {
  const path = `reports/${newId('report')}`;
  const count = async () => {
    await afterTriggers();
    return changesIn(await signal(), 'reports');
  };
  const before = await count();
  await put(path, reportDocument({ severity: 1 }));
  expect(await count()).toBe(before + 1);
  await update(path, { details: 'More.' });
  expect(await count()).toBe(before + 2);
  await update(path, { status: 'decided' });
  expect(await count()).toBe(before + 3);
  await update(path, { details: 'Later.' });
  expect(await count()).toBe(before + 3);
  // A listing is in a queue only while it is paused.
  const companion = await makeCompanion();
  await update(`companions/${companion.uid}`, { bio: 'I like the sea.' });
  await afterTriggers();
  expect(changesIn(await signal(), 'pauses')).toBe(0);
});

it('says when danger comes, once for each, until it is taken or decided, and not of other items', async () => {
  const before = (await signal()).dangers;
  const newDangers = async () => {
    await afterTriggers();
    const found = Object.entries((await signal()).dangers).filter(([key]) => !(key in before));
    return found.map(([, danger]) => danger);
  };
  const dangerAfter = async (path: string, data: object) => {
    await put(path, data);
    return (await newDangers()).toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  };
  expect(
    await dangerAfter(`reports/${newId('r')}`, reportDocument({ severity: 1 })),
  ).toBeUndefined();
  const path = `reports/${newId('r')}`;
  const first = await dangerAfter(path, reportDocument({ severity: 0 }));
  expect(first).toMatchObject({ queue: 'reports' });
  // It changes while it waits.
  expect(await dangerAfter(path, reportDocument({ severity: 0, details: 'More.' }))).toEqual(first);
  expect(await dangerAfter(`checkIns/${newId('c')}`, checkIn())).toMatchObject({
    queue: 'check-ins',
  });
  const subject = 'I’m in danger';
  const message = contactMessage({ subject, severity: contactSeverity(subject) });
  const id = newId('m');
  expect(await dangerAfter(`contactMessages/${id}`, message)).toMatchObject({ queue: 'messages' });
  expect(await newDangers()).toHaveLength(3);
  // Neither what is decided rings any more, nor what a colleague has taken.
  await update(path, { status: 'decided' });
  expect((await newDangers()).map(({ queue }) => queue).sort()).toEqual(['check-ins', 'messages']);
  await callFunction('assignItem', { queue: 'messages', id, take: true }, await makeAdmin());
  expect(await newDangers()).toMatchObject([{ queue: 'check-ins' }]);
});

it('tells of an item that staff take', async () => {
  const [staff, id] = [await makeAdmin(), newId('message')];
  await put(`contactMessages/${id}`, contactMessage());
  await afterTriggers();
  const before = changesIn(await signal(), 'messages');
  await callFunction('assignItem', { queue: 'messages', id, take: true }, staff);
  expect(changesIn(await signal(), 'messages')).toBe(before + 1);
});
