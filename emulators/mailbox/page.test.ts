import { describe, expect, it } from 'vitest';
import type { Message } from './message';
import { mailboxPage, textToHtml } from './page';

const message: Message = {
  id: 7,
  receivedAt: '2026-03-01T10:00:00.000Z',
  via: 'primary',
  to: 'nora@example.com',
  toName: 'Nora',
  subject: 'Hello',
  body: 'Text',
  html: null,
  link: null,
  unsubscribeLink: null,
  messageId: null,
};

describe('the text of a mail', () => {
  it('escapes markup that a sender put into it', () => {
    expect(textToHtml('<img src=x onerror="alert(1)"> & more')).toBe(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more',
    );
  });

  it('makes an address clickable and leaves the full stop after it alone', () => {
    expect(textToHtml('Open http://127.0.0.1:5173/reset?a=1&b=2.')).toBe(
      'Open <a href="http://127.0.0.1:5173/reset?a=1&amp;b=2">http://127.0.0.1:5173/reset?a=1&amp;b=2</a>.',
    );
  });

  it('makes no link of a script', () => {
    expect(textToHtml('javascript:alert(1)')).toBe('javascript:alert(1)');
  });
});

describe('the page', () => {
  it('escapes the subject and the name', () => {
    const page = mailboxPage([{ ...message, subject: '<b>', toName: '"><script>' }]);
    expect(page).toContain('<h2 id="m7">&lt;b&gt;</h2>');
    expect(page).not.toContain('<script>');
  });

  it('shows a reset link that the text does not repeat', () => {
    const link = 'http://127.0.0.1:5173/reset';
    expect(mailboxPage([{ ...message, link }])).toContain(`<a href="${link}">`);
  });

  it('shows a reset link once when the text holds it', () => {
    const link = 'http://127.0.0.1:5173/reset';
    const page = mailboxPage([{ ...message, link, body: `Open ${link}` }]);
    expect(page.split(`<a href="${link}">`)).toHaveLength(2);
  });

  it('leads to the HTML of a mail that has one', () => {
    expect(mailboxPage([message])).not.toContain('As HTML');
    expect(mailboxPage([{ ...message, html: '<p>Text</p>' }])).toContain('href="/messages/7/html"');
  });

  it('counts one message in the singular', () => {
    expect(mailboxPage([message])).toContain('1 message,');
  });
});
