import { afterEach, describe, expect, it, vi } from 'vitest';
import { actionAt, composeMail } from './compose-mail';
import type { MailContent } from './mail-content';

afterEach(() => vi.unstubAllEnvs());

const sam = { to: 'sam@hearthkin.test', toName: 'Sam' };

const content: MailContent = {
  subject: 'A session',
  parts: [
    'Maya R. asks you for a session.',
    { facts: ['Coffee & Walk, 2 h', 'Where: Public Garden'] },
    { label: 'See this booking', url: 'https://hearthkin.test/my-bookings/b-1?a=1&b=2' },
    'They wrote: first line\nsecond line',
  ],
};

const reason = {
  sentence: 'You get this because you want mails about your bookings.',
  unsubscribeLink: 'https://hearthkin.test/unsubscribe?token=t&x=1',
};

/** The words a reader sees, in order, and the links. */
function shownIn(html: string): { words: string; links: string[] } {
  const body = html.slice(html.indexOf('<body'));
  const plain = (text: string) =>
    text
      .replace(/&(lt|gt|quot|#39);/g, (_, name: string) => PLAIN[name] ?? '')
      .replaceAll('&amp;', '&');
  const words = plain(body.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => plain(url));
  return { words, links };
}
const PLAIN: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'" };

describe('an email', () => {
  it('has a greeting, the parts in order, and the reason at the end', () => {
    expect(composeMail(sam, content, reason)).toMatchObject({
      ...sam,
      subject: 'A session',
      unsubscribeLink: reason.unsubscribeLink,
      text: `Hello Sam,

Maya R. asks you for a session.

Coffee & Walk, 2 h
Where: Public Garden

See this booking: https://hearthkin.test/my-bookings/b-1?a=1&b=2

They wrote: first line
second line

Hearthkin
Run by Made-up Example Ltd., 1 Nowhere Street, 00000 Exampletown. Represented by Erin Example. Contact: operator@hearthkin.example

You get this because you want mails about your bookings.
Unsubscribe: https://hearthkin.test/unsubscribe?token=t&x=1`,
    });
  });

  it('has the same content in HTML and plain text', () => {
    const { text, html } = composeMail(sam, content, reason);
    const { words, links } = shownIn(html);
    const told = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replace(/: https:.*/, ''));
    let from = 0;
    for (const line of told) {
      // The product's name is at the top, too.
      const at = words.indexOf(line, from);
      expect(at, line).toBeGreaterThanOrEqual(from);
      from = at + line.length;
    }
    expect(words).toBe(['Hearthkin', ...told].join(' '));
    expect(links).toEqual(text.match(/https:\S+/g));
  });

  it('names who runs the site, as the deployment says', () => {
    vi.stubEnv('OPERATOR_NAME', 'Hearth & Kin GmbH');
    vi.stubEnv('OPERATOR_ADDRESS', '1 Main Street, 10115 Berlin');
    vi.stubEnv('OPERATOR_REPRESENTATIVE', 'Ada Lind');
    vi.stubEnv('OPERATOR_EMAIL', 'office@hearthkin.test');
    const { text, html } = composeMail(sam, content);
    const words =
      'Run by Hearth & Kin GmbH, 1 Main Street, 10115 Berlin. Represented by Ada Lind. Contact: office@hearthkin.test';
    expect(text).toContain(words);
    expect(shownIn(html).words).toContain(words);
  });

  it('has no unsubscribe link if it cannot be muted', () => {
    const mail = composeMail({ ...sam, toName: '' }, content);
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.text).toMatch(/\n\nHearthkin\nRun by .*$/);
    expect(mail).not.toHaveProperty('unsubscribeLink');
    expect(mail.text + mail.html).not.toContain('Unsubscribe');
  });

  it('has the reason even if the site’s URL is not configured', () => {
    const mail = composeMail(sam, content, { ...reason, unsubscribeLink: null });
    for (const version of [mail.text, mail.html]) {
      expect(version).toContain(reason.sentence);
      expect(version).not.toContain('Unsubscribe');
    }
    expect(actionAt('', '/messages', 'Read')).toEqual([]);
    const url = 'https://hearthkin.test/messages';
    expect(actionAt('https://hearthkin.test', '/messages', 'Read')).toEqual([
      { label: 'Read', url },
    ]);
  });

  it('shows what people wrote, escaped', () => {
    const evil = `<script>alert("1")</script> & 'x' <img src=x onerror=a>`;
    const { html, text } = composeMail(
      { to: sam.to, toName: evil },
      {
        subject: evil,
        parts: [evil, { facts: [evil] }, { label: evil, url: `https://hearthkin.test/"${evil}` }],
      },
      { sentence: evil, unsubscribeLink: `https://hearthkin.test/"${evil}` },
    );
    expect(html).not.toMatch(/<(script|img)/);
    expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)).toHaveLength(8);
    expect(shownIn(html).links).toEqual(Array(2).fill(`https://hearthkin.test/"${evil}`));
    expect(text).toContain(evil);
  });

  it('makes no link of what people wrote, and keeps names in one line', () => {
    const name = 'Support\nhttps://evil.example/pay \u202e';
    const { subject, text, html } = composeMail(
      { to: sam.to, toName: name },
      { subject: name, parts: [`${name} wrote`, { facts: [name] }] },
    );
    expect(subject).toBe('Support https: //evil. example/pay  ');
    for (const version of [subject, text, html]) {
      expect(version).not.toMatch(/https:\/\/evil|evil\.example|\u202e/);
    }
  });

  it('is a complete document that loads nothing', () => {
    const { html } = composeMail(sam, content, reason);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/);
    expect(html).toContain('<title>A session</title>');
    expect(html).not.toMatch(/src=|url\(|@import|<link|<style|<script|background=/);
  });
});
