import { useSyncExternalStore } from 'react';

/** A code that was sent for a sign-in's second step. */
export interface SecondCode<Result = void> {
  /** Which phone got it, as its owner knows it. */
  readonly sentTo: string;
  /** The code itself in the local suite; null in production. */
  readonly localCode: string | null;
  /** @throws PhoneError for a code that can be corrected. Anything else ends the sign-in. */
  readonly confirm: (code: string) => Promise<Result>;
}

/** A sign-in that waits for the code of its second step. */
export interface SecondStep {
  /** Sends a code, or another one. @throws PhoneError */
  readonly send: () => Promise<SecondCode>;
  readonly cancel: () => void;
}

let step: SecondStep | null = null;
const listeners = new Set<() => void>();

function publish(next: SecondStep | null): void {
  step = next;
  for (const listener of listeners) listener();
}

/** The owner closed the dialog instead of entering the code. */
export class SecondStepCancelled extends Error {
  override readonly name = 'SecondStepCancelled';
}

/** Asks for the code, in a dialog over the page. @throws SecondStepCancelled, or as `confirm`. */
export function askForCode<Result>(send: () => Promise<SecondCode<Result>>): Promise<Result> {
  step?.cancel();
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      publish(null);
      reject(error);
    };
    const confirmWith = async (sent: SecondCode<Result>, code: string) => {
      try {
        const result = await sent.confirm(code);
        publish(null);
        resolve(result);
      } catch (error) {
        if (error instanceof Error && error.name === 'PhoneError') throw error;
        fail(error);
      }
    };
    publish({
      send: async () => {
        const sent = await send();
        return { ...sent, confirm: (code) => confirmWith(sent, code) };
      },
      cancel: () => fail(new SecondStepCancelled()),
    });
  });
}

/** The sign-in that waits for a code; null when none does. */
export function useSecondStep(): SecondStep | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => step,
    () => null,
  );
}
