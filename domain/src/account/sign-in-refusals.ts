/**
 * The reason why a sign-in with the right credential is refused: it is none of the account's ways to sign in,
 * or its password or address was changed past the product. Auth passes these texts on to clients.
 */
export const SIGN_IN_REFUSALS = ['way-not-added', 'sign-in-changed'] as const;

export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];
