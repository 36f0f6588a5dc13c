import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox';
import type { Message } from './message';
import { MAX_BODY_BYTES } from './request-body';

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await startMailbox(0);
});

afterEach(() => mailbox.close());

const mail = {
  lib_version: '4.4.1',
  user_id: 'user',
  service_id: 'service',
  template_id: 'template',
  template_params: {
    to_email: 'Nora@Example.com',
    to_name: 'Nora',
    subject: 'Reset your password',
    message: 'Follow the link.',
    reset_link: 'http://127.0.0.1:5173/reset-password?token=abc',
  },
};

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${mailbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function messages(query = ''): Promise<Message[]> {
  return (await fetch(`${mailbox.url}/messages.json${query}`)).json() as Promise<Message[]>;
}

function fail(failures: unknown, query = ''): Promise<Response> {
  return fetch(`${mailbox.url}/failures${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failures),
  });
}

describe('the primary sender', () => {
  it('delivers a JSON mail, its address in lower case', async () => {
    expect((await post('/api/v1.0/email/send', mail)).status).toBe(200);
    expect(await messages()).toMatchObject([
      {
        id: 1,
        via: 'primary',
        to: 'nora@example.com',
        toName: 'Nora',
        subject: 'Reset your password',
        body: 'Follow the link.',
        link: 'http://127.0.0.1:5173/reset-password?token=abc',
      },
    ]);
  });

  it('delivers the same mail sent as a multipart form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...mail, ...mail.template_params })) {
      if (typeof value === 'string') form.append(name, value);
    }
    const response = await fetch(`${mailbox.url}/api/v1.0/email/send-form`, {
      method: 'POST',
      body: form,
    });
    expect(response.status).toBe(200);
    expect(await messages()).toMatchObject([{ via: 'primary', to: 'nora@example.com' }]);
  });

  const script = 'javascript:alert(1)';
  it.each([
    ['no service id', { service_id: undefined }, {}, 'service_id is missing or not a text.'],
    ['an address that is none', {}, { to_email: 'nora' }, 'to_email is not an email address.'],
    ['a script as a reset link', {}, { reset_link: script }, 'reset_link is not a web address.'],
    [
      'a script as a link to unsubscribe',
      {},
      { unsubscribe_link: script },
      'unsubscribe_link is not a web address.',
    ],
  ])('refuses %s', async (_, change, params, sentence) => {
    const template_params = { ...mail.template_params, ...params };
    const response = await post('/api/v1.0/email/send', { ...mail, ...change, template_params });
    expect([response.status, await response.text()]).toEqual([400, sentence]);
    expect(await messages()).toEqual([]);
  });
});

describe('the HTML of a mail', () => {
  const params = {
    ...mail.template_params,
    message_html: '<p>Follow the <a href="https://hearthkin.test">link</a>.</p>',
    unsubscribe_link: 'http://127.0.0.1:5173/unsubscribe?token=abc',
  };

  it('is kept beside the text and shown by itself, so that nothing in it runs', async () => {
    await post('/api/v1.0/email/send', { ...mail, template_params: params });
    const [kept] = await messages();
    expect(kept).toMatchObject({
      body: 'Follow the link.',
      html: params.message_html,
      unsubscribeLink: params.unsubscribe_link,
    });
    const shown = await fetch(`${mailbox.url}/messages/${kept?.id}/html`);
    expect(await shown.text()).toBe(params.message_html);
    const policy = shown.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
  });

  it('is not there for a reader of a mail without one, nor of no mail', async () => {
    await post('/form', { email: 'nora@example.com', message: 'Plain' });
    const [kept] = await messages();
    expect(kept).toMatchObject({ html: null, unsubscribeLink: null });
    for (const id of [kept?.id, 99]) {
      expect((await fetch(`${mailbox.url}/messages/${id}/html`)).status).toBe(404);
    }
  });
});

describe('the fallback sender', () => {
  const form = { email: 'nora@example.com', subject: 'Hello', message: 'Good day' };

  it('delivers a JSON form', async () => {
    expect((await post('/form', form)).status).toBe(200);
    expect(await messages()).toMatchObject([{ via: 'fallback', to: 'nora@example.com' }]);
  });

  it('delivers a URL-encoded form', async () => {
    const response = await fetch(`${mailbox.url}/form`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(response.status).toBe(200);
    expect(await messages()).toMatchObject([{ subject: 'Hello', body: 'Good day' }]);
  });

  it('refuses a form without a message', async () => {
    const response = await post('/form', { ...form, message: ' ' });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('message is empty.');
  });
});

describe('bad input', () => {
  it.each([
    ['{"email":', 'The request is not valid JSON.'],
    ['[]', 'The request must be a JSON object.'],
  ])('answers %s with a sentence', async (body, sentence) => {
    const response = await post('/form', body);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(sentence);
  });

  it('refuses a content type it does not know', async () => {
    const response = await fetch(`${mailbox.url}/form`, { method: 'POST', body: 'hello' });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('Send JSON or a form.');
  });

  it('takes a request of exactly the limit and refuses one byte more', async () => {
    const frame = { email: 'nora@example.com', message: 'x', filler: '' };
    const room = MAX_BODY_BYTES - JSON.stringify(frame).length;
    const exact = await post('/form', { ...frame, filler: 'x'.repeat(room) });
    expect(exact.status).toBe(200);
    const larger = await post('/form', { ...frame, filler: 'x'.repeat(room + 1) });
    expect(larger.status).toBe(413);
  });

  it('names its addresses to a visitor who took a wrong one', async () => {
    const response = await fetch(`${mailbox.url}/inbox`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('GET /messages.json');
  });
});

describe('failures on demand', () => {
  it.each([451, 403, 429])(
    'fails the primary sender with %d and keeps the mail out',
    async (status) => {
      await fail({ primary: status });
      expect((await post('/api/v1.0/email/send', mail)).status).toBe(status);
      expect(await messages()).toEqual([]);
      expect((await post('/form', { email: 'a@b.c', message: 'x' })).status).toBe(200);
    },
  );

  it('drops the connection of a sender that fails with 0', async () => {
    await fail({ fallback: 0 });
    await expect(post('/form', { email: 'a@b.c', message: 'x' })).rejects.toThrow('fetch failed');
  });

  it('lets a sender work again after null', async () => {
    await fail({ primary: 451, fallback: 403 });
    expect(await (await fail({ primary: null })).json()).toEqual({
      smtp: null,
      primary: null,
      fallback: 403,
    });
    expect((await post('/api/v1.0/email/send', mail)).status).toBe(200);
    expect((await post('/form', { email: 'a@b.c', message: 'x' })).status).toBe(403);
  });

  it('fails for one person and works for all others', async () => {
    await fail({ fallback: 403 }, '?to=A@example.com');
    const send = async (email: string) => (await post('/form', { email, message: 'x' })).status;
    expect(await send('a@example.com')).toBe(403);
    expect(await send('b@example.com')).toBe(200);
    await fail({ fallback: null }, '?to=a@example.com');
    expect(await send('a@example.com')).toBe(200);
  });

  it('refuses a failure it does not know, and changes nothing', async () => {
    const response = await fail({ primary: 500 });
    expect(response.status).toBe(400);
    expect((await post('/api/v1.0/email/send', mail)).status).toBe(200);
  });

  it('refuses a sender it does not know', async () => {
    expect((await fail({ third: 403 })).status).toBe(400);
  });
});

describe('reading', () => {
  it('lists only the mail of one person, whatever the case of the address', async () => {
    await post('/form', { email: 'a@example.com', message: 'for a' });
    await post('/form', { email: 'b@example.com', message: 'for b' });
    expect(await messages('?to=B@example.com')).toMatchObject([{ body: 'for b' }]);
  });

  it('forgets everything on DELETE', async () => {
    await post('/form', { email: 'a@example.com', message: 'x' });
    expect((await fetch(`${mailbox.url}/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await messages()).toEqual([]);
  });

  it('says so on the page while nothing has arrived', async () => {
    const page = await (await fetch(mailbox.url)).text();
    expect(page).toContain('Nothing has arrived yet');
  });

  it('shows what arrived, newest first', async () => {
    await post('/form', { email: 'a@example.com', subject: 'First', message: 'x' });
    await post('/form', { email: 'a@example.com', subject: 'Second', message: 'x' });
    const page = await (await fetch(mailbox.url)).text();
    expect(page.indexOf('Second')).toBeGreaterThan(0);
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  });
});
