import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type Mailbox, startMailbox } from '@hearthkin/emulators/mailbox/mailbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../functions/src/mail/mail';
import { smtpSender } from '../../functions/src/mail/smtp-sender';
import { mailsTo } from '../support/mailbox';

const mail: Mail = {
  to: 'sam@hearthkin.test',
  toName: 'Sam “the” Pörter',
  subject: 'Zoë accepted: Thu, Nov 26, 2:00 PM',
  text: 'Hello Sam,\n\nZoë accepted.\n.\nOne line more.',
  html: '<!doctype html><p>Hello Sam, Zoë accepted.</p>',
};
const from = 'Hearthkin <hello@hearthkin.test>';
const senderAt = (url: string, timeoutMs = 5_000) =>
  smtpSender({ url, from, connections: 2, timeoutMs });

describe('an email over SMTP', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await startMailbox(0);
  });
  afterEach(() => mailbox.close());

  const send = (change: Partial<Mail> = {}) =>
    senderAt(mailbox.smtpUrl).send({ ...mail, ...change }, 'an-id');
  const fail = (smtp: number | null) =>
    fetch(`${mailbox.url}/failures`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ smtp }),
    });

  it('arrives whole, with its id', async () => {
    await send();
    expect(await mailsTo(mail.to, mailbox.url)).toMatchObject([
      {
        via: 'smtp',
        toName: mail.toName,
        subject: mail.subject,
        body: mail.text,
        html: mail.html,
        unsubscribeLink: null,
        messageId: '<an-id@hearthkin.test>',
      },
    ]);
  });

  it('names the page to unsubscribe on, if it can be muted', async () => {
    const unsubscribeLink = `https://hearthkin.test/unsubscribe?token=${'t'.repeat(200)}`;
    await send({ unsubscribeLink });
    expect(await mailsTo(mail.to, mailbox.url)).toMatchObject([{ unsubscribeLink }]);
  });

  it.each([
    { reply: 550, status: 403, isFinal: true },
    { reply: 451, status: 429, isFinal: false },
    { reply: 421, status: 429, isFinal: false },
    { reply: 0, status: 0, isFinal: false },
  ])('that is answered $reply for its recipient fails with $status', async (refusal) => {
    await fail(refusal.reply);
    const { status, isFinal } = refusal;
    await expect(send()).rejects.toMatchObject({ name: 'MailError', status, isFinal });
    expect(await mailsTo(mail.to, mailbox.url)).toEqual([]);
    await fail(null);
    await send();
    expect(await mailsTo(mail.to, mailbox.url)).toHaveLength(1);
  });

  it('to what is no address fails for good', async () => {
    await expect(send({ to: '' })).rejects.toMatchObject({ status: 403, isFinal: true });
  });

  it('to an address that ends a line reaches no one else', async () => {
    await send({ to: 'sam@hearthkin.test', toName: 'Sam\r\nBcc: eve@hearthkin.test' });
    expect(await mailsTo('eve@hearthkin.test', mailbox.url)).toEqual([]);
  });
});

describe('a server', () => {
  let server: Server;
  let sockets: Socket[];
  let answers: Readonly<Record<string, string>>;
  let url: string;
  beforeEach(async () => {
    sockets = [];
    answers = {};
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      if (answers.CONNECT !== undefined) socket.write(`${answers.CONNECT}\r\n`);
      let isText = false;
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').slice(0, -1)) {
          if (isText && line !== '.') continue;
          const command = isText ? '.' : (line.split(' ')[0] ?? '');
          isText = command === 'DATA';
          const usual = { EHLO: '250-here\r\n250 AUTH PLAIN', DATA: '354 go on' }[command];
          socket.write(`${answers[command] ?? usual ?? '250 fine'}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });

  const GREETING = { CONNECT: '220 here' };

  it.each([
    { what: 'that refuses the text', command: '.', reply: '554 no', status: 403, isFinal: true },
    { what: 'that is full', command: '.', reply: '452 full', status: 429, isFinal: false },
    // Ours to mend.
    { what: 'that refuses us', command: 'MAIL', reply: '550 no', status: 451, isFinal: false },
  ])('$what makes an email fail with $status', async ({ command, reply, status, isFinal }) => {
    answers = { ...GREETING, [command]: reply };
    await expect(senderAt(url).send(mail, 'an-id')).rejects.toMatchObject({ status, isFinal });
  });

  it.each([
    ['550 5.1.1 no such user', true],
    ['550 no', true],
    ['550 5.2.1 disabled', true],
    ['552 5.2.2 full', false],
    ['550 5.7.1 we don’t take your network', false],
  ])('that answers “%s” for a recipient has no such address: %s', async (reply, isDeadAddress) => {
    answers = { ...GREETING, RCPT: reply };
    await expect(senderAt(url).send(mail, 'an-id')).rejects.toMatchObject({
      isFinal: true,
      isDeadAddress,
    });
  });

  it('gets one email after the other by the same connection', async () => {
    answers = GREETING;
    const sender = senderAt(url);
    for (const id of ['first', 'second', 'third']) await sender.send(mail, id);
    expect(sockets).toHaveLength(1);
    sockets[0]?.destroy();
    await sender.send(mail, 'after-it-was-ended');
    expect(sockets).toHaveLength(2);
  });

  it('that refuses our password is no reason to give an email up', async () => {
    answers = { ...GREETING, AUTH: '535 no' };
    const withPassword = url.replace('//', '//user:password@');
    await expect(senderAt(withPassword).send(mail, 'an-id')).rejects.toMatchObject({
      status: 451,
      isFinal: false,
    });
  });

  it('that never answers counts as down, and gets no email later', async () => {
    await expect(senderAt(url, 200).send(mail, 'an-id')).rejects.toMatchObject({
      status: 0,
      isFinal: false,
    });
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('that isn’t there counts as down', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(senderAt(url).send(mail, 'an-id')).rejects.toMatchObject({
      status: 0,
      isFinal: false,
    });
  });
});
