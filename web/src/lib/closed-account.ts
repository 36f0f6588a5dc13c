/** Said of a sign-in that is disabled: by our team, or while its deletion goes on. Sign-in can’t tell which. */
export const ACCOUNT_CLOSED =
  'This account has been suspended, or was just deleted. Didn’t delete it? Please contact support.';
