import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarFeedPath } from '@hearthkin/domain/booking/calendar-link';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { expect, it } from 'vitest';
import { bookingRequest, newYork } from '../../functions/booking-requests';
import { beginConversation, sendMessage } from '../../functions/conversations';
import { type Actor, makeActor, makeAdmin, makeCompanion, makeMember } from '../../support/actors';
import { adminAuth, put, read } from '../../support/admin';
import { newId, newPhone } from '../../support/builders';
import { callFunction } from '../../support/call-function';
import { eventually } from '../../support/eventually';
import { fetchCalendar } from '../../support/fetch-calendar';
import { testSuite } from '../../support/suite';

/** What the functions of the suite have logged. */
function logged(): string {
  const { projectId, offset } = testSuite();
  return readFileSync(join(DATA, 'run', `${projectId}-${offset}`, 'suite.log'), 'utf8');
}

/** A word that occurs nowhere else; of letters only, so that it may be a name. */
function newWord(): string {
  const letters = Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26)));
  return `Q${letters.join('')}`;
}

it('logs name who called by uid only, without addresses, numbers, names, words and tokens', async () => {
  const [firstName, lastName, words, password, street] = Array.from({ length: 5 }, newWord) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const phone = newPhone();
  const token = newWord().repeat(3);
  const lostToken = newWord().repeat(4).slice(0, 43);
  const stranger = `${newWord().toLowerCase()}@hearthkin.test`;
  const person = { firstName, lastName, phone, bio: words };
  const [member, companion, newcomer, staff] = await Promise.all([
    makeMember(person),
    makeCompanion({}, person),
    makeActor({}),
    makeAdmin(),
  ]);
  const tokens: string[] = [member, companion, newcomer].map(({ idToken }) => idToken);
  const call = async (name: string, data: unknown, actor: Actor | null, code?: string) => {
    const answer = await callFunction(name, data, actor);
    expect(answer.code, `${name}: ${JSON.stringify(answer)}`).toBe(code);
  };

  // Accepted and refused ones, with all that people may write.
  const startsAt = newYork(5, '14:00');
  const wish = { ...bookingRequest({ companionId: companion.uid, startsAt }), notes: words };
  await call('createBooking', { ...wish, location: street }, member);
  await call('createBooking', { ...wish, requestId: randomUUID() }, member, 'price-changed');
  const cancel = { bookingId: wish.requestId, to: 'cancelled', reason: words };
  await call('transitionBooking', cancel, companion);
  const contact = { name: firstName, email: stranger, subject: 'account', message: words };
  await call('submitContactMessage', { requestId: randomUUID(), ...contact }, null);
  const signup = { firstName, lastName, dateOfBirth: '1990-05-01', address: { street } };
  await call('completeSignup', signup, newcomer, 'invalid-input');
  await adminAuth.updateUser(newcomer.uid, { phoneNumber: newPhone() });
  await call('requestPasswordReset', { email: member.email }, null);
  await call('requestPasswordReset', { email: stranger }, null);
  await call('checkPasswordResetToken', { token }, null, 'token-invalid');
  await call('requestEmailChange', { email: stranger }, member);
  await call('changePassword', { password, keep: [] }, member, 'invalid-input');
  const made = await callFunction('makeCalendarLink', {}, companion);
  const { token: calendarToken } = made.result as { token: string };
  expect((await fetchCalendar(calendarFeedPath(calendarToken))).status).toBe(200);
  expect((await fetchCalendar(calendarFeedPath(lostToken))).status).toBe(404);
  const search = { userType: null, accountStatus: null, after: null, size: 5 };
  await call('readAsStaff', { what: 'accounts', token: stranger, ...search }, staff);
  await call('readAsStaff', { what: 'account', uid: member.uid }, staff);
  const deletion = { step: 'ask', uid: companion.uid, reason: words };
  await call('deleteAccountByStaff', deletion, staff);
  const decision = { uid: companion.uid, suspend: true, reason: words };
  await call('suspendAccount', decision, staff);

  // What triggers read: messages, and a document that nothing can read.
  const other = await makeCompanion({}, person);
  const id = await beginConversation(member, other);
  await sendMessage(id, member, words, new Date());
  await eventually(async () => (await read(`conversations/${id}`))?.lastMessage?.content).toBe(
    words,
  );
  const broken = newId('t');
  await put(`users/${broken}`, { ...person, userType: words, email: stranger });
  await eventually(async () => logged().includes(broken)).toBe(true);

  const log = logged();
  for (const { uid } of [member, companion, newcomer, staff]) expect(log).toContain(uid);
  const facts = { firstName, lastName, words, password, street, phone, stranger };
  const secrets = { ...facts, token, calendarToken, lostToken };
  for (const [what, secret] of Object.entries(secrets)) {
    expect(log.toLowerCase().includes(secret.toLowerCase()), what).toBe(false);
  }
  for (const { email } of [member, companion, newcomer]) expect(log).not.toContain(email);
  for (const secret of tokens) expect(log).not.toContain(secret);
});

it('a call is in the log by the id of its caller, if that is a UUID, and never by other words', async () => {
  const [id, words] = [randomUUID(), newWord()];
  const ask = (correlationId: string) =>
    callFunction(
      `checkPasswordResetToken?${new URLSearchParams({ 'correlation-id': correlationId })}`,
      { token: newWord().repeat(3) },
      null,
    );
  await ask(`${id}","severity":"ERROR","said":"${words}`);
  expect((await ask(id)).code).toBe('token-invalid');
  await eventually(async () => logged().includes(`"correlationId":"${id}"`)).toBe(true);
  const lines = logged().split('\n');
  expect(lines.filter((line) => line.includes(id))).toHaveLength(1);
  expect(lines.find((line) => line.includes(id))).toContain('"outcome":"token-invalid"');
  expect(logged()).not.toContain(words);
});
