import { describe, expect, it } from 'vitest';
import { EMAIL_MESSAGES, typedEmailInput } from './email';

const parse = (email: string) => typedEmailInput.safeParse({ email });

describe('a typed address', () => {
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
