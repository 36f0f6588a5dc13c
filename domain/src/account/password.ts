import * as z from 'zod/mini';

/** One thing a password must have, with how a checklist names it. */
export interface PasswordRequirement {
  readonly id: 'length' | 'upper' | 'lower' | 'digit';
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

const MIN_PASSWORD = 8;

/** Longest password accepted, in UTF-16 units; far below what the identity service takes. */
export const MAX_PASSWORD = 256;

/** What every new password must have (specification 1, section 5, "Reset password"). */
export const PASSWORD_REQUIREMENTS: readonly PasswordRequirement[] = [
  {
    id: 'length',
    label: `At least ${MIN_PASSWORD} characters`,
    // Letters as people count them: an emoji is one, though it takes two units.
    isMet: (password) => [...password].length >= MIN_PASSWORD,
  },
  { id: 'upper', label: 'One uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'One lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { id: 'digit', label: 'One number', isMet: (password) => /\d/.test(password) },
];

/** Whether a password has all that is asked of it. */
export function meetsRequirements(password: string): boolean {
  return PASSWORD_REQUIREMENTS.every(({ isMet }) => isMet(password));
}

/** What people read about a new password that does not do (specification 1, section 5). */
export const PASSWORD_MESSAGES = {
  missing: 'Please enter a new password',
  weak: 'Please ensure your password meets all requirements',
  different: "Passwords don't match",
  tooLong: `Please use at most ${MAX_PASSWORD} characters`,
} as const;

/** A new password. Half of a surrogate pair is no text, and no service could keep it. */
export const newPasswordSchema = z.string().check(
  z.minLength(1, PASSWORD_MESSAGES.missing),
  z.maxLength(MAX_PASSWORD, PASSWORD_MESSAGES.tooLong),
  z.refine((password) => !/\p{Cs}/u.test(password), PASSWORD_MESSAGES.weak),
  z.refine(meetsRequirements, PASSWORD_MESSAGES.weak),
);
