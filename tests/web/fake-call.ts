import type { CallableName } from '@hearthkin/domain/callables';
import { vi } from 'vitest';
import type * as Call from '../../web/src/firebase/call';
import { CallError } from '../../web/src/lib/call-error';
import { setWorld, type World } from './world';

/** Replaces callable functions; each test sets the response. An address is free unless it says so. */
export const call = vi.fn<typeof Call.call>(
  async (name) => (name === 'checkEmail' ? { isTaken: false } : undefined) as never,
);

/** The inputs that a function was sent, in order. */
export function inputsOf(name: CallableName): readonly object[] {
  return call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
}

export function refuse(...args: ConstructorParameters<typeof CallError>): void {
  call.mockRejectedValueOnce(new CallError(...args));
}

/** Answers the next call, after it has changed the world as the function would. */
export function answer(result: object, change: Partial<World>): void {
  call.mockImplementationOnce(async () => {
    setWorld(change);
    return result as never;
  });
}

/** Holds the next call until the test answers it with what it returns. */
export function holdCall() {
  let arrive: (result: Awaited<ReturnType<typeof Call.call>>) => void = () => {};
  call.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  return arrive;
}
