import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { CONTACT_KEEP_MS } from '@hearthkin/domain/support/contact';
import { type Mailbox, startMailbox } from '@hearthkin/emulators/mailbox/mailbox';
import type { Message } from '@hearthkin/emulators/mailbox/message';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MailSender } from '../../functions/src/mail/mail';
import { mailSenders } from '../../functions/src/mail/mail-senders';
import type { TeamMailDeps } from '../../functions/src/mail/mail-team';
import type { Caller } from '../../functions/src/platform/caller';
import { submitContactMessage } from '../../functions/src/support/submit-contact-message';
import { type Actor, makeActor, makeAdmin, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { httpSettings, sendingQueue } from '../support/mail-queue';
import { testSuite } from '../support/suite';

runTriggers();

const NOW = new Date('2031-06-01T12:00:00Z');

let mailbox: Mailbox;
let senders: MailSender[];
let deps: TeamMailDeps;

beforeAll(async () => {
  mailbox = await startMailbox(0);
  senders = mailSenders(httpSettings(mailbox.url));
  deps = {
    queue: sendingQueue(adminDb, senders),
    siteUrl: 'https://hearthkin.test',
    supportEmail: 'support@desk.test',
  };
});
afterEach(() => failSenders({ primary: null, fallback: null }));
afterAll(() => mailbox.close());

async function failSenders(failures: { primary: number | null; fallback: number | null }) {
  await fetch(`${mailbox.url}/failures`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failures),
  });
}

/** A message with a unique subject. */
const draftMessage = (change: object = {}) => ({
  name: 'Sam Porter',
  email: 'sam@example.test',
  subject: newId('subject'),
  message: 'Where do I find my receipt?\n<b>Thank you.</b>',
  requestId: crypto.randomUUID(),
  ...change,
});

const callerOf = ({ uid }: Pick<Actor, 'uid'>): Caller => ({
  uid,
  userType: 'spender',
  staffRefusal: 'forbidden',
  signedInAt: NOW,
});

/** Sends a message from a unique network. */
const send = (
  input: ReturnType<typeof draftMessage>,
  {
    caller = null,
    network = newId('network'),
    now = NOW,
    ...different
  }: Partial<TeamMailDeps & { caller: Caller | null; network: string; now: Date }> = {},
) =>
  submitContactMessage.handler(
    { input, caller, network, now, db: adminDb },
    { ...deps, ...different },
  );

const kept = async (subject: string) => {
  const found = await adminDb.collection('contactMessages').where('subject', '==', subject).get();
  return found.docs.map((doc) => doc.data());
};

async function mailsAbout(subject: string, url = mailbox.url): Promise<Message[]> {
  const mails = (await (await fetch(`${url}/messages.json`)).json()) as Message[];
  return mails.filter((mail) => mail.subject.includes(subject));
}

const outcomes = async (now: Date) => {
  const log = await adminDb.collection('mailLog').where('at', '==', now).get();
  return log.docs.map((doc) => doc.data()).filter(({ kind }) => kind === 'contact-message');
};

describe('a message to support', () => {
  it('of a visitor is queued for staff and emailed to support with a reply address', async () => {
    const input = draftMessage();
    expect(await send(input)).toEqual({ sent: true });
    const [message, ...more] = await kept(input.subject);
    expect(more).toEqual([]);
    const { requestId: _, ...form } = input;
    expect(message).toEqual({
      ...form,
      severity: 1,
      uid: null,
      status: 'open',
      answer: null,
      createdAt: expect.anything(),
      decidedAt: null,
      decidedBy: null,
      expireAt: expect.anything(),
    });
    expect(message?.createdAt.toDate()).toEqual(NOW);
    expect(message?.expireAt.toDate()).toEqual(new Date(NOW.getTime() + CONTACT_KEEP_MS));
    const [mail, ...others] = await mailsAbout(input.subject);
    expect(others).toEqual([]);
    expect(mail?.to).toBe('support@desk.test');
    expect(mail?.subject).toContain(`Contact: ${input.subject}`);
    for (const words of [
      input.message,
      'Reply by email: mailto:sam@example.test',
      'https://hearthkin.test/admin/database?view=messages',
    ]) {
      expect(mail?.body).toContain(words);
    }
    expect(mail?.html).toContain('&lt;b&gt;Thank you.&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Thank you.');
  });

  it('has the account of a member, and none for others', async () => {
    const member = await makeMember();
    const [own, unfinished] = [draftMessage(), draftMessage()];
    await send(own, { caller: callerOf(member) });
    await send(unfinished, { caller: { ...callerOf(member), userType: null } });
    expect(await kept(own.subject)).toMatchObject([{ uid: member.uid }]);
    expect(await kept(unfinished.subject)).toMatchObject([{ uid: null }]);
  });

  it('repeated after a lost answer is one message and one email', async () => {
    const input = draftMessage();
    await Promise.all([send(input), send(input), send(input)]);
    expect(await send(input)).toEqual({ sent: true });
    expect(await kept(input.subject)).toHaveLength(1);
    expect(await mailsAbout(input.subject)).toHaveLength(1);
  });

  it('corrected in between is another', async () => {
    const input = draftMessage();
    await send(input);
    await send({ ...input, message: 'Never mind, I have found it.' });
    const messages = await kept(input.subject);
    expect(messages.map(({ message }) => message).sort()).toEqual(
      [input.message, 'Never mind, I have found it.'].sort(),
    );
  });

  it('is not lost if no email can be sent, which is logged', async () => {
    const now = new Date();
    await failSenders({ primary: 429, fallback: 429 });
    const input = draftMessage();
    const queue = sendingQueue(adminDb, senders, () => now);
    expect(await send(input, { now, queue })).toEqual({ sent: true });
    expect(await kept(input.subject)).toMatchObject([{ status: 'open' }]);
    expect(await outcomes(now)).toMatchObject([{ outcome: 'delayed', uid: 'support' }]);
  });

  it('is queued for staff without a support address', async () => {
    const now = new Date();
    const input = draftMessage();
    const queue = sendingQueue(adminDb, senders, () => now);
    expect(await send(input, { now, queue, supportEmail: '' })).toEqual({ sent: true });
    expect(await kept(input.subject)).toHaveLength(1);
    expect(await mailsAbout(input.subject)).toEqual([]);
    expect(await outcomes(now)).toEqual([]);
  });
});

describe('how often a message can be sent', () => {
  const later = (ms: number) => new Date(NOW.getTime() + ms);

  it('is ten times an hour from one visitor’s network', async () => {
    const network = newId('network');
    for (let time = 0; time < 10; time += 1) await send(draftMessage(), { network });
    const refused = draftMessage();
    await expectRefusal(send(refused, { network, now: later(HOUR_MS - 1) }), 'rate-limited');
    expect(await kept(refused.subject)).toEqual([]);
    expect(await mailsAbout(refused.subject)).toEqual([]);
    await send(draftMessage());
    await send(draftMessage(), { network, now: later(HOUR_MS) });
  });

  it('is five times an hour for one person, from whichever network', async () => {
    const caller = callerOf({ uid: newId('member') });
    for (let time = 0; time < 5; time += 1) await send(draftMessage(), { caller });
    await expectRefusal(send(draftMessage(), { caller, now: later(HOUR_MS - 1) }), 'rate-limited');
    await send(draftMessage(), { caller: callerOf({ uid: newId('member') }) });
    await send(draftMessage(), { caller, now: later(HOUR_MS) });
  });
});

let networks = 0;

/** Calls like a browser, from a unique network. */
function call(data: unknown, who: Actor | null = null) {
  networks += 1;
  const network = `2001:db8:${process.pid.toString(16).slice(-4)}:${networks.toString(16)}::1`;
  return callFunction('submitContactMessage', data, who, { 'x-forwarded-for': network });
}

describe('submitContactMessage', () => {
  it('accepts a message of a visitor, a member, an unfinished sign-up, and staff', async () => {
    const people = [null, await makeMember(), await makeActor({}), await makeAdmin()];
    for (const who of people) {
      const input = draftMessage();
      expect(await call(input, who)).toEqual({ status: 200, result: { sent: true } });
      expect(await kept(input.subject)).toHaveLength(1);
      const { ports } = testSuite();
      const url = `http://127.0.0.1:${ports.mailbox}`;
      await eventually(async () => (await mailsAbout(input.subject, url))[0]?.to).toBe(
        'support@hearthkin.test',
      );
    }
  });
});
