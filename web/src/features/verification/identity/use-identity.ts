import type { CheckIdentityResult } from '@hearthkin/domain/verification/identity-check';
import { useRef } from 'react';
import { call } from '../../../firebase/call';
import { checkInput, type UploadedPhotos } from './identity-state';
import type { SelfieFrames } from './live-selfie';
import { useIdentityCheck } from './use-identity-check';
import { useIdentityPhotos } from './use-identity-photos';

interface IdentityOptions {
  readonly uid: string;
  /** The photos that were uploaded before; the page keeps them, so that a reload loses nothing. */
  readonly saved: UploadedPhotos;
  readonly save: (photos: UploadedPhotos) => void;
  /** Whether the person agreed to have their face compared and kept. */
  readonly consents: boolean;
  /** Whether the page has refused a birth date under the minimum age. */
  readonly ageDoubted?: boolean;
  /** Called once the photos match, or wait for our team. */
  readonly onAnswer: (result: CheckIdentityResult) => void;
}

/** An identity check: ID photo, selfie and their comparison. `IdentityPanel` shows it. */
export function useIdentity(options: IdentityOptions) {
  const { uid, saved, save, consents, ageDoubted = false, onAnswer } = options;
  const { photos, slots, choose, takeSelfie, clear } = useIdentityPhotos({ uid, saved, save });
  const { state, check, reset } = useIdentityCheck(onAnswer);
  /** The challenge of the selfie that is being taken. */
  const challenge = useRef('');
  const input = checkInput(photos, ageDoubted);
  const isChecking = state.status === 'checking';
  return {
    slots,
    state,
    isChecking,
    consents,
    canVerify: input !== null,
    choose,
    beginSelfie: async () => {
      const begun = await call('startSelfie', {});
      challenge.current = begun.challenge;
      return begun.firstTurn;
    },
    takeSelfie: (frames: SelfieFrames) => takeSelfie(challenge.current, frames),
    /** Compares the photos, if all are there. */
    verify: () => {
      if (consents && input !== null && !isChecking) void check(input);
    },
    /** Begins again, with the photo that was good. */
    tryAgain: () => {
      if (state.status === 'failed') clear(state.spoiled);
      reset();
    },
  };
}

export type Identity = ReturnType<typeof useIdentity>;
