/** Said of a taken address where no one may learn who has an account. */
export const EMAIL_REFUSED =
  'We can’t create an account with this email. Use another one, or sign in if you’ve signed up before.';
