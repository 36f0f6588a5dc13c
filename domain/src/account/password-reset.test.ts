import { describe, expect, it } from 'vitest';
import { EMAIL_MESSAGES, typedEmailInput } from './password-reset';
import { mailFailureMessage } from './password-reset-messages';

const parse = (email: string) => typedEmailInput.safeParse({ email });

describe('the address of a reset request', () => {
  it('is trimmed and lowercased', () => {
    expect(parse('  Sam.Porter@Example.TEST ').data).toEqual({ email: 'sam.porter@example.test' });
  });

  it.each([
    ['', EMAIL_MESSAGES.missing],
    ['   ', EMAIL_MESSAGES.missing],
    ['sam', EMAIL_MESSAGES.invalid],
    ['sam@example', EMAIL_MESSAGES.invalid],
    [`${'a'.repeat(250)}@example.test`, EMAIL_MESSAGES.invalid],
  ])('is refused as "%s", with the specified message', (email, sentence) => {
    expect(parse(email).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});

describe('an email that was not sent', () => {
  it('is explained by the service’s status, with a general message for unknown ones', () => {
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
