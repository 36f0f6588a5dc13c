import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailError } from './mail';
import { mailSenders } from './mail-senders';

const mail = {
  to: 'sam@hearthkin.test',
  toName: 'Sam',
  subject: 'Hello',
  text: 'Hello Sam',
  html: '<p>Hello Sam</p>',
};

/** A mail service that stores requests and answers with `status`; 0 drops the connection. */
let server: Server;
let url: string;
let status = 200;
let received: { path: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const type = request.headers['content-type'] ?? '';
    const sent = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
    const body = type.startsWith('multipart/form-data')
      ? Object.fromEntries(await sent.formData())
      : await sent.json();
    received.push({ path: request.url, body });
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  status = 200;
  received = [];
});

const settings = () => ({
  primaryUrl: `${url}/api/v1.0/email/send`,
  fallbackUrl: `${url}/form`,
  serviceId: 'service',
  templateId: 'template',
  userId: 'user',
  smtpUrl: '',
  connections: 1,
  from: '',
  fallbackReaches: true,
  accessToken: '',
});

describe('the mail senders', () => {
  it('post what their services expect', async () => {
    for (const sender of mailSenders(settings())) await sender.send(mail, 'an-id');
    expect(received).toEqual([
      {
        path: '/api/v1.0/email/send',
        body: {
          lib_version: '4.4.1',
          user_id: 'user',
          service_id: 'service',
          template_id: 'template',
          template_params: {
            to_email: 'sam@hearthkin.test',
            to_name: 'Sam',
            subject: 'Hello',
            message: 'Hello Sam',
            message_html: '<p>Hello Sam</p>',
          },
        },
      },
      {
        path: '/form',
        body: { email: 'sam@hearthkin.test', subject: 'Hello', message: 'Hello Sam' },
      },
    ]);
  });

  it('post form data where the primary address takes it', async () => {
    const [primary] = mailSenders({ ...settings(), primaryUrl: `${url}/api/v1.0/email/send-form` });
    await primary?.send({ ...mail, resetLink: 'https://hearthkin.test/reset-password' }, 'an-id');
    expect(received).toEqual([
      {
        path: '/api/v1.0/email/send-form',
        body: {
          lib_version: '4.4.1',
          user_id: 'user',
          service_id: 'service',
          template_id: 'template',
          to_email: 'sam@hearthkin.test',
          to_name: 'Sam',
          subject: 'Hello',
          message: 'Hello Sam',
          message_html: '<p>Hello Sam</p>',
          reset_link: 'https://hearthkin.test/reset-password',
        },
      },
    ]);
  });

  it('pass a reset link to the template', async () => {
    const [primary] = mailSenders(settings());
    await primary?.send({ ...mail, resetLink: 'https://hearthkin.test/reset-password' }, 'an-id');
    expect(received).toMatchObject([
      { body: { template_params: { reset_link: 'https://hearthkin.test/reset-password' } } },
    ]);
  });

  it('pass the unsubscribe link to the template', async () => {
    const unsubscribeLink = 'https://hearthkin.test/unsubscribe?token=t';
    for (const sender of mailSenders(settings()))
      await sender.send({ ...mail, unsubscribeLink }, 'an-id');
    expect(received).toMatchObject([
      { body: { template_params: { unsubscribe_link: unsubscribeLink } } },
      { body: { email: 'sam@hearthkin.test', subject: 'Hello', message: 'Hello Sam' } },
    ]);
    expect(JSON.stringify(received[1])).not.toContain('unsubscribe');
  });

  it('fail with the status of the service, and with 0 for a dropped connection', async () => {
    for (const answer of [451, 403, 429, 500, 0]) {
      status = answer;
      for (const sender of mailSenders(settings())) {
        await expect(sender.send(mail, 'an-id')).rejects.toMatchObject({ status: answer });
      }
    }
  });

  it('fail for good only with what is said of the email itself', async () => {
    const [primary] = mailSenders(settings());
    const finals: number[] = [];
    const isFinal = (error: MailError) => error.isFinal;
    for (const answer of [400, 401, 402, 403, 404, 408, 410, 413, 422, 429, 451, 500, 503, 0]) {
      status = answer;
      if (await primary?.send(mail, 'an-id').then(() => false, isFinal)) finals.push(answer);
    }
    expect(finals).toEqual([400, 413, 422]);
  });

  it('give the primary service the key of servers, if there is one', async () => {
    const [primary] = mailSenders({ ...settings(), accessToken: 'a private key' });
    await primary?.send(mail, 'an-id');
    expect(received).toMatchObject([{ body: { user_id: 'user', accessToken: 'a private key' } }]);
  });

  it('are those that are configured: SMTP, the primary, the fallback', () => {
    const names = (change: object) =>
      mailSenders({ ...settings(), ...change }).map(({ name }) => name);
    expect(names({})).toEqual(['primary', 'fallback']);
    expect(names({ smtpUrl: 'smtp://127.0.0.1:1' })).toEqual(['smtp', 'primary', 'fallback']);
    // The owner of the form would get links that are meant for others.
    expect(names({ fallbackReaches: false })).toEqual(['primary']);
    expect(names({ primaryUrl: '' })).toEqual(['fallback']);
    expect(names({ primaryUrl: '', fallbackUrl: '' })).toEqual([]);
  });
});
