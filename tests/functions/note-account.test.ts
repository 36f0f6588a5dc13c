import { expect, it } from 'vitest';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { actsOf } from './audit-entries';

const note = (uid: string, text: string, by: Actor, requestId = crypto.randomUUID()) =>
  callFunction('noteAccount', { requestId, uid, text }, by);

const stored = async ({ uid }: Actor) =>
  (await adminDb.collection(`users/${uid}/staffNotes`).get()).docs.map((doc) => doc.data());

const shown = async ({ uid }: Actor, staff: Actor) => {
  const { result } = await callFunction('readAsStaff', { what: 'account', uid }, staff);
  return (result as { answer: { notes: readonly { text: string }[] } }).answer.notes;
};

it('is on a page that doesn’t say what helps the person', async () => {
  const [staff, member] = await Promise.all([
    makeAdmin(),
    makeMember({ supportPreferences: ['crisis'] }),
  ]);
  const input = { what: 'account', uid: member.uid };
  const { result } = await callFunction('readAsStaff', input, staff);
  const { account } = (result as { answer: { account: object } }).answer;
  expect(account).toMatchObject({ email: member.email, supportPreferences: [] });
});

it('keeps what staff write, once, and shows it to staff in time order', async () => {
  const [staff, other, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
  const requestId = crypto.randomUUID();
  for (const _ of [1, 2]) {
    expect(await note(member.uid, ' The member called. ', staff, requestId)).toEqual({
      status: 200,
      result: { noted: true },
    });
  }
  await note(member.uid, 'They called again.', other);
  expect(await shown(member, staff)).toMatchObject([
    { id: requestId, text: 'The member called.', by: staff.uid },
    { text: 'They called again.', by: other.uid },
  ]);
  expect((await actsOf(staff)).filter(({ act }) => act !== 'account-read')).toEqual([
    { act: 'account-noted', target: `users/${member.uid}`, note: '', concerns: [member.uid] },
  ]);
});

it('shows the latest twenty', async () => {
  const [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
  const batch = adminDb.batch();
  for (let minute = 0; minute < 25; minute += 1) {
    const at = new Date(Date.UTC(2032, 0, 1, 12, minute));
    const ref = adminDb.doc(`users/${member.uid}/staffNotes/${newId('note')}`);
    batch.set(ref, { text: `Note ${minute}`, at, by: staff.uid });
  }
  await batch.commit();
  const texts = (await shown(member, staff)).map(({ text }) => text);
  expect(texts).toHaveLength(20);
  expect([texts[0], texts.at(-1)]).toEqual(['Note 5', 'Note 24']);
});

it('is in no download, and gone with the account', async () => {
  const [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
  await note(member.uid, 'The member is called Zerafina.', staff);
  const { result } = await callFunction('downloadAccount', { after: null }, member);
  expect(JSON.stringify(result)).not.toContain('Zerafina');
  expect(await callFunction('deleteAccount', {}, member)).toMatchObject({ status: 200 });
  expect(await stored(member)).toEqual([]);
});
