import * as z from 'zod/mini';

/** One requirement for a password, with its label in the checklist. */
export interface PasswordRequirement {
  readonly id: 'length' | 'upper' | 'lower' | 'digit';
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

const MIN_PASSWORD = 8;

/** Maximum password length in UTF-16 units, well below the limit of Firebase Auth. */
export const MAX_PASSWORD = 256;

/** The requirements for a new password (specification 1, section 5, "Reset password"). */
export const PASSWORD_REQUIREMENTS: readonly PasswordRequirement[] = [
  {
    id: 'length',
    label: `At least ${MIN_PASSWORD} characters`,
    // Counts characters, so that an emoji is one although it takes two UTF-16 units.
    isMet: (password) => [...password].length >= MIN_PASSWORD,
  },
  { id: 'upper', label: 'One uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'One lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { id: 'digit', label: 'One number', isMet: (password) => /\d/.test(password) },
];

/** Whether a password meets all requirements. */
export function meetsRequirements(password: string): boolean {
  return PASSWORD_REQUIREMENTS.every(({ isMet }) => isMet(password));
}

/** Sentences about an invalid new password (specification 1, section 5). */
export const PASSWORD_MESSAGES = {
  missing: 'Please enter a new password',
  weak: 'Please ensure your password meets all requirements',
  different: "Passwords don't match",
  same: 'Please choose a password you don’t use now',
  tooLong: `Please use at most ${MAX_PASSWORD} characters`,
} as const;

/** A new password, composed as NFKC (RFC 8265, section 4.2). A lone surrogate is not valid text, and no service could store it. */
export const newPasswordSchema = z.string().check(
  z.overwrite((password) => password.normalize('NFKC')),
  z.minLength(1, PASSWORD_MESSAGES.missing),
  z.maxLength(MAX_PASSWORD, PASSWORD_MESSAGES.tooLong),
  z.refine((password) => !/\p{Cs}/u.test(password), PASSWORD_MESSAGES.weak),
  z.refine(meetsRequirements, PASSWORD_MESSAGES.weak),
);
