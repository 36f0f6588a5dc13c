import { signInWaysSchema } from '@hearthkin/domain/account/sign-in-ways';
import type * as z from 'zod/mini';
import { documentsOf } from '../../../data/kit/documents';
import { document, mapped, source } from '../../../data/kit/queries';

const signIns = documentsOf(signInWaysSchema);

export type SignInWays = z.infer<typeof signInWaysSchema>;

/** The ways into the user's account; null for an account older than these lists. */
export const signInWays = (uid: string) =>
  mapped(
    document(`sign-in-ways/${uid}`, source(`users/${uid}/private`, signIns), 'signIn'),
    (found) => found?.data ?? null,
  );
