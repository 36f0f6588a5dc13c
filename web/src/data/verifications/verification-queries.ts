import { verificationSchema } from '@hearthkin/domain/verification/verification';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { document, source } from '../kit/queries';

const verifications = source('verifications', documentsOf(verificationSchema));

export type Verification = z.infer<typeof verificationSchema>;

/** A user's own verification; null before the first check or submission. */
export const verification = (uid: string) => document(`verification/${uid}`, verifications, uid);
