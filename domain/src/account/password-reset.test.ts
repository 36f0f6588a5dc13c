import { describe, expect, it } from 'vitest';
import { EMAIL_MESSAGES, requestPasswordResetInput } from './password-reset';
import { mailFailureMessage } from './password-reset-messages';

const parse = (email: string) => requestPasswordResetInput.safeParse({ email });

describe('the address a person asks for', () => {
  it('is taken without the blanks around it and in lower case', () => {
    expect(parse('  Sam.Porter@Example.TEST ').data).toEqual({ email: 'sam.porter@example.test' });
  });

  it.each([
    ['', EMAIL_MESSAGES.missing],
    ['   ', EMAIL_MESSAGES.missing],
    ['sam', EMAIL_MESSAGES.invalid],
    ['sam@example', EMAIL_MESSAGES.invalid],
    [`${'a'.repeat(250)}@example.test`, EMAIL_MESSAGES.invalid],
  ])('is refused as "%s", in the specified words', (email, sentence) => {
    expect(parse(email).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});

describe('a mail that was not sent', () => {
  it('is explained by the status of the service, and in general where it is not known', () => {
    expect([0, 403, 429, 451, 500, undefined].map(mailFailureMessage)).toEqual([
      'Email service unavailable. Please try again later.',
      'Failed to send email',
      'Email service is currently unavailable. Please try again later.',
      'Email service error',
      'Failed to send email. Please try again.',
      'Failed to send email. Please try again.',
    ]);
  });
});
