import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import type {
  CheckIdentityInput,
  CheckIdentityResult,
} from '@hearthkin/domain/verification/identity-check';
import {
  IDENTITY_PHOTOS,
  identitySentence,
  isIdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { errorSentence } from '../../lib/error-sentence';

export type CheckState =
  | { readonly status: 'idle' | 'checking' | 'passed' }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** Whether other photos may help. If not, the same ones are sent again. */
      readonly needsNewPhotos: boolean;
    };

/**
 * Compares the photos.
 * @param onAnswer called once they match, or wait for our team.
 */
export function useIdentityCheck(onAnswer: (result: CheckIdentityResult) => void) {
  const [state, setState] = useState<CheckState>({ status: 'idle' });

  async function check(input: CheckIdentityInput): Promise<void> {
    setState({ status: 'checking' });
    try {
      onAnswer(await call('checkIdentity', input));
      setState({ status: 'passed' });
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return { state, check, reset: () => setState({ status: 'idle' }) };
}

function failureOf(error: unknown): CheckState {
  if (!(error instanceof CallError)) {
    console.warn('The identity check failed', error);
    return { status: 'failed', message: ERROR_MESSAGES.internal, needsNewPhotos: false };
  }
  const { reason, photo } = error.details;
  if (!isIdentityReason(reason)) {
    return { status: 'failed', message: errorSentence(error), needsNewPhotos: false };
  }
  const about = IDENTITY_PHOTOS.find((name) => name === photo) ?? null;
  return { status: 'failed', message: identitySentence(reason, about), needsNewPhotos: true };
}
