/** Sentences about creating, reading and saving an account (specification 1, section 8). */
export const ACCOUNT_MESSAGES = {
  incomplete: 'Missing required fields.',
  notCreated: 'Failed to create account. Please try again.',
  notSaved: 'Failed to save user data.',
  notFound: 'User not found.',
  notRead: 'Failed to get user.',
} as const;
