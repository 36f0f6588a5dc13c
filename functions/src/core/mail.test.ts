import { describe, expect, it } from 'vitest';
import { type Mail, MailError, type MailSender, sendMail } from './mail';

const mail: Mail = {
  to: 'sam@hearthkin.test',
  toName: 'Sam',
  subject: 'Hello',
  text: 'Hello Sam',
  html: '<p>Hello Sam</p>',
};

function sender(name: string, status: number | null, sent: string[]): MailSender {
  return {
    name,
    send: async () => {
      sent.push(name);
      if (status !== null) throw new MailError(status);
    },
  };
}

describe('sendMail', () => {
  it('uses the second sender only if the first refuses', async () => {
    const sent: string[] = [];
    await expect(
      sendMail([sender('primary', null, sent), sender('fallback', null, sent)], mail),
    ).resolves.toBe('primary');
    await expect(
      sendMail([sender('primary', 429, sent), sender('fallback', null, sent)], mail),
    ).resolves.toBe('fallback');
    expect(sent).toEqual(['primary', 'primary', 'fallback']);
  });

  it('fails with the first error if both refuse', async () => {
    const senders = [sender('primary', 403, []), sender('fallback', 0, [])];
    await expect(sendMail(senders, mail)).rejects.toMatchObject({
      code: 'sender-failed',
      message: 'Blocked by a block list',
      details: { status: 403 },
    });
  });

  it('says so when no sender is configured', async () => {
    await expect(sendMail([], mail)).resolves.toBeNull();
  });

  it('names the problem of every known status', () => {
    const problems = [451, 403, 429, 0, 500].map((status) => new MailError(status).message);
    expect(problems).toEqual([
      'Blocked: headless browser',
      'Blocked by a block list',
      'Throttled: too many requests',
      'Network Error',
      'The email service answered 500',
    ]);
  });
});
