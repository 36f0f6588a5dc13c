import { HOUR_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import {
  areOwnPhotos,
  IDENTITY_CHECKS_PER_HOUR,
} from '@hearthkin/domain/verification/identity-check';
import { identityAnswer } from '@hearthkin/domain/verification/identity-outcome';
import { defineCallable } from '../core/callable';
import { countAttempt } from '../core/rate-limit';
import { faceMatch } from './face-match';
import { loadPhotos, refusal } from './load-photos';
import { recordCheck } from './record-check';

const LIMIT = { scope: 'identity-check', max: IDENTITY_CHECKS_PER_HOUR, windowMs: HOUR_MS };

/**
 * Compares the caller's ID photo with their selfie and stores the outcome. Nothing of the pictures
 * is stored or logged.
 * @throws AppError `forbidden` for another person's files, `rate-limited`, or `invalid-input`,
 * `no-face` and `faces-differ` with `details.reason` and `details.photo`.
 */
export const checkIdentity = defineCallable('checkIdentity', {
  // During sign-up there is a sign-in by phone, and no account yet.
  access: 'signed-in',
  // The models and one comparison take about 600 MiB and a whole CPU.
  options: { memory: '1GiB', concurrency: 1, timeoutSeconds: 60 },
  handler: async (call) => {
    const { db, input, caller, now } = call;
    if (!areOwnPhotos(input, caller.uid)) throw new AppError('forbidden', 'Not their own pictures');
    await countAttempt(db, LIMIT, caller.uid, now);
    const { idPhoto, selfie } = await loadPhotos(input);
    const provider = await faceMatch();
    const match = await provider.compare(idPhoto, selfie);
    if (match.verdict === 'unusable') throw refusal(match);
    const check = await recordCheck(db, caller.uid, match, now);
    const answer = identityAnswer(check);
    if (answer !== null) return answer;
    // Unreachable: a match always passes.
    if (match.verdict === 'match') throw new Error('A match did not pass');
    throw refusal(match);
  },
});
