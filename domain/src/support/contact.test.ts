import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTACT_LIMITS,
  type ContactForm,
  contactFormSchema,
  contactSeverity,
  submitContactMessageInput,
} from './contact';

const FORM: ContactForm = {
  name: 'Sam Porter',
  email: 'sam@example.test',
  subject: 'My receipt',
  message: 'Where do I find it?\n\nThank you.',
};

/** The message for each invalid field. */
function messagesFor(change: Partial<ContactForm>): Record<string, string> {
  const { error } = contactFormSchema.safeParse({ ...FORM, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('a message to support', () => {
  it('keeps the text as written, with line breaks in the message', () => {
    expect(contactFormSchema.parse(FORM)).toEqual(FORM);
  });

  it('is trimmed, without line breaks in single-line fields', () => {
    const typed = {
      name: ' Sam\tPorter ',
      email: ' Sam@Example.TEST ',
      subject: '\nMy\r\nreceipt\u0000',
      message: `\n${FORM.message} `,
    };
    expect(contactFormSchema.parse(typed)).toEqual(FORM);
  });

  it.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email address'],
    ['subject', 'Please tell us what it’s about'],
    ['message', 'Please write your message'],
  ] as const)('without the field "%s" is refused with "%s"', (field, sentence) => {
    expect(messagesFor({ [field]: '' })).toEqual({ [field]: sentence });
    expect(messagesFor({ [field]: ' \n ' })).toEqual({ [field]: sentence });
  });

  it.each(['name', 'subject', 'message'] as const)(
    'needs a visible character in the field "%s", in any script',
    (field) => {
      for (const nothing of ['\u200b', '\u00a0\u2003', '\u2028', '\ud83d']) {
        expect(Object.keys(messagesFor({ [field]: nothing }))).toEqual([field]);
      }
      for (const something of ['é', '佐藤', '👍', 'نام\u200cها']) {
        expect(messagesFor({ [field]: something })).toEqual({});
      }
    },
  );

  it.each(['name', 'subject', 'message'] as const)(
    'may have the maximum length in the field "%s" and no more',
    (field) => {
      const most = 'x'.repeat(CONTACT_LIMITS[field]);
      expect(messagesFor({ [field]: ` ${most} ` })).toEqual({});
      expect(messagesFor({ [field]: `${most}x` })[field]).toContain('characters');
    },
  );

  it('needs an address that can be replied to', () => {
    const local = (length: number) => `${'x'.repeat(length - '@example.test'.length)}@example.test`;
    expect(messagesFor({ email: local(CONTACT_LIMITS.email) })).toEqual({});
    for (const email of [local(CONTACT_LIMITS.email + 1), 'sam', 'a@b', 'a@b.test, c@d.test']) {
      expect(messagesFor({ email })).toEqual({ email: 'Please enter a valid email address' });
    }
  });

  it('is sent with the id of the attempt, and with nothing else', () => {
    const input = { ...FORM, requestId: crypto.randomUUID() };
    expect(submitContactMessageInput.parse(input)).toEqual(input);
    for (const change of [{ requestId: 'again' }, { status: 'answered' }, { uid: 'another' }]) {
      expect(submitContactMessageInput.safeParse({ ...input, ...change }).success).toBe(false);
    }
  });

  it('is parsed the same way twice', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(fc.record({ name: text, subject: text, message: text }), (typed) => {
        const once = contactFormSchema.safeParse({ ...FORM, ...typed });
        if (!once.success) return;
        expect(contactFormSchema.parse(once.data)).toEqual(once.data);
        expect(once.data.subject).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe('the subject of a message', () => {
  it.each([
    'in danger',
    'I’m In Danger!',
    'They are under 18',
    'Under-18 companion',
    'someone under eighteen',
    'An underage member',
  ])('tells of danger: %s', (subject) => {
    expect(contactSeverity(subject)).toBe(0);
  });

  it.each(['My receipt', 'Is it dangerous?', 'Under 180 euros', 'Thunder 18'])(
    'is like others: %s',
    (subject) => {
      expect(contactSeverity(subject)).toBe(1);
    },
  );
});
