import { SIGN_IN_REFUSALS, type SignInRefusal } from '@hearthkin/domain/account/sign-in-refusals';

/** The reason why our server refused a sign-in; null for other errors. The SDK has it in its message only. */
export function refusalIn(error: unknown): SignInRefusal | null {
  if (!(error instanceof Error)) return null;
  return SIGN_IN_REFUSALS.find((refusal) => error.message.includes(refusal)) ?? null;
}
