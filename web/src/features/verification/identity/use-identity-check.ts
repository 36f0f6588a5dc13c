import type { CallableInput } from '@hearthkin/domain/callables';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import type { CheckIdentityResult } from '@hearthkin/domain/verification/identity-check';
import {
  IDENTITY_PHOTOS,
  type IdentityPhoto,
  type IdentityReason,
  identitySentence,
  isIdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { CallError } from '../../../lib/call-error';
import { errorSentence } from '../../../lib/error-sentence';
import type { SlotName } from './use-identity-photos';

export type CheckState =
  | { readonly status: 'idle' | 'checking' | 'passed' }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** The photos that others may replace; none if the same ones are sent again. */
      readonly spoiled: readonly SlotName[];
    };

/**
 * Compares the photos.
 * @param onAnswer called once they match, or wait for our team.
 */
export function useIdentityCheck(onAnswer: (result: CheckIdentityResult) => void) {
  const [state, setState] = useState<CheckState>({ status: 'idle' });

  async function check(input: CallableInput<'checkIdentity'>): Promise<void> {
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
    return { status: 'failed', message: ERROR_MESSAGES.internal, spoiled: [] };
  }
  const { reason, photo } = error.details;
  if (!isIdentityReason(reason)) {
    return { status: 'failed', message: errorSentence(error), spoiled: [] };
  }
  const about = IDENTITY_PHOTOS.find((name) => name === photo) ?? null;
  return {
    status: 'failed',
    message: identitySentence(reason, about),
    spoiled: spoiledBy(reason, about),
  };
}

/** Reasons about the pictures of a selfie among themselves. */
const OF_SELFIE: readonly IdentityReason[] = [
  'selfie-expired',
  'selfie-unclear',
  'repeated-picture',
];

/** The photos to take again: the one that the refusal names, or both where the two don’t match. */
function spoiledBy(reason: IdentityReason, about: IdentityPhoto | null): readonly SlotName[] {
  if (about === 'idPhoto') return ['idPhoto'];
  return about !== null || OF_SELFIE.includes(reason) ? ['selfie'] : ['idPhoto', 'selfie'];
}
