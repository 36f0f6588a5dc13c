import { describe, expect, it } from 'vitest';
import { type Mail, MailError, type MailSender, sendAwaited, sendMail } from './mail';

const mail: Mail = {
  to: 'sam@hearthkin.test',
  toName: 'Sam',
  subject: 'Hello',
  text: 'Hello Sam',
  html: '<p>Hello Sam</p>',
};

function sender(name: string, refusal: MailError | null, sent: string[] = []): MailSender {
  return {
    name,
    send: async (_, id) => {
      sent.push(`${name} ${id}`);
      if (refusal !== null) throw refusal;
    },
  };
}

const refusing = (status: number, isFinal = false) =>
  sender('refusing', new MailError(status, { isFinal }));

describe('sendMail', () => {
  it('uses the second sender only if the first refuses, with the same id', async () => {
    const sent: string[] = [];
    const fallback = sender('fallback', null, sent);
    await expect(sendMail([sender('primary', null, sent), fallback], mail, 'a')).resolves.toBe(
      'primary',
    );
    const broken = sender('primary', new MailError(429), sent);
    await expect(sendMail([broken, fallback], mail, 'b')).resolves.toBe('fallback');
    expect(sent).toEqual(['primary a', 'primary b', 'fallback b']);
  });

  it('fails with the first error if all refuse', async () => {
    await expect(sendMail([refusing(403), refusing(0)], mail, 'a')).rejects.toMatchObject({
      message: 'Blocked by a block list',
      status: 403,
    });
  });

  it('fails for good only if no sender may take it later', async () => {
    const outcomeOf = (senders: MailSender[]) => sendMail(senders, mail, 'a');
    await expect(outcomeOf([refusing(400, true)])).rejects.toMatchObject({ isFinal: true });
    await expect(outcomeOf([refusing(400, true), refusing(0)])).rejects.toMatchObject({
      isFinal: false,
    });
    await expect(outcomeOf([refusing(400, true), refusing(422, true)])).rejects.toMatchObject({
      isFinal: true,
    });
  });

  it('says so when no sender is configured', async () => {
    await expect(sendMail([], mail, 'a')).resolves.toBeNull();
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

describe('an email that a person waits for', () => {
  it('has another id each time', async () => {
    const sent: string[] = [];
    for (let time = 0; time < 2; time += 1)
      await sendAwaited([sender('primary', null, sent)], mail);
    expect(new Set(sent).size).toBe(2);
  });

  it('fails with a code and the status of the first sender, or without a sender', async () => {
    await expect(sendAwaited([refusing(429, true), refusing(0)], mail)).rejects.toMatchObject({
      code: 'sender-failed',
      details: { status: 429 },
    });
    await expect(sendAwaited([], mail)).rejects.toMatchObject({ code: 'sender-failed' });
  });
});
