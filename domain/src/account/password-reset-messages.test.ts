import { describe, expect, it } from 'vitest';
import { mailFailureMessage } from './password-reset-messages';

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
