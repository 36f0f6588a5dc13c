/** The password of every sample account, on local machines only. */
export const SAMPLE_PASSWORD = 'Hearth-2024';

/** One sign-in per role, and a second one for staff, who delete accounts in twos. */
export const SAMPLE_EMAILS = {
  member: 'member@hearthkin.test',
  companion: 'companion@hearthkin.test',
  admin: 'admin@hearthkin.test',
  colleague: 'admin2@hearthkin.test',
} as const;

const signIn = <Role extends keyof typeof SAMPLE_EMAILS>(role: Role) => ({
  role,
  email: SAMPLE_EMAILS[role],
  password: SAMPLE_PASSWORD,
});

export const sampleSignIns = [
  signIn('member'),
  signIn('companion'),
  signIn('admin'),
  signIn('colleague'),
] as const;
