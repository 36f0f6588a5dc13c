import { randomInt } from 'node:crypto';
import { SIDES } from '@hearthkin/domain/verification/selfie-challenge';
import { defineCallable } from '../platform/callable';
import { peopleKey } from '../platform/people/people-key';
import { countAttempt } from '../platform/rate-limit';
import { newChallenge } from './selfie-challenge';

/**
 * Begins a live selfie: draws to which side the caller turns their head first.
 * @throws AppError `rate-limited`
 */
export const startSelfie = defineCallable('startSelfie', {
  // During sign-up there is a sign-in by phone, and no account yet.
  access: { for: 'person', standing: 'newcomer', why: 'It is what verifies.' },
  secrets: [peopleKey],
  deps: () => ({ key: peopleKey.value(), draw: randomInt }),
  handler: async ({ db, caller, now }, { key, draw }) => {
    await countAttempt(db, 'selfieStarts', caller.uid, now);
    return newChallenge(caller.uid, SIDES[draw(2)] ?? 'left', { key, now });
  },
});
