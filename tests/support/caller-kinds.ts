/** The kinds of callers whom the doors of the server tell apart. */
export const CALLER_KINDS = [
  'visitor',
  'without account',
  'unverified',
  'verified',
  'restricted',
  'suspended',
  'deleted',
  'ended session',
  'staff',
] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];
