import { randomBytes } from 'node:crypto';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import {
  type SelfieChallenge,
  SIDES,
  type Side,
} from '@hearthkin/domain/verification/selfie-challenge';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { forgetAttempts, isWithinLimit } from '../platform/rate-limit';
import { readSignedToken, signedToken } from '../platform/signed-token';

/** The time for which a challenge is good; its use is counted for as long, so a second one always finds the first. */
const { windowMs: GOOD_FOR_MS } = RATE_LIMITS.selfieAnswers;

/** The person of the selfie, the first side, the beginning in milliseconds, and a number that makes two differ. */
const contentSchema = z.tuple([z.string(), z.enum(SIDES), z.number(), z.string()]);

/** A challenge for this person. Nothing is stored for it before it is used. */
export function newChallenge(
  uid: string,
  firstTurn: Side,
  { key, now }: { readonly key: string; readonly now: Date },
): SelfieChallenge {
  const content = [uid, firstTurn, now.getTime(), randomBytes(9).toString('base64url')];
  return { challenge: signedToken('selfie', JSON.stringify(content), key), firstTurn };
}

/**
 * Uses a challenge up, whatever its pictures show; `returnChallenge` gives it back where they weren't compared.
 * @returns the side it asks for first; null if it isn't this person's, is over or was used.
 */
export async function spendChallenge(
  db: Firestore,
  challenge: string,
  { uid, key, now }: { readonly uid: string; readonly key: string; readonly now: Date },
): Promise<Side | null> {
  const content = readSignedToken('selfie', challenge, key);
  if (content === null) return null;
  const [owner, firstTurn, startedAt] = contentSchema.parse(JSON.parse(content));
  if (owner !== uid || now.getTime() - startedAt >= GOOD_FOR_MS) return null;
  return (await isWithinLimit(db, 'selfieAnswers', challenge, now)) ? firstTurn : null;
}

/** Gives a challenge back whose pictures were fine as far as they were looked at, and weren't compared. */
export function returnChallenge(db: Firestore, challenge: string): Promise<void> {
  return forgetAttempts(db, 'selfieAnswers', challenge);
}
