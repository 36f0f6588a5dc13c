/** The sentence while too few companions have had a first month to say what is typical. */
export function UnknownMonth() {
  return 'We don’t know yet what is typical, and a first month may bring less.';
}
