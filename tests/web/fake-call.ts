import type { CallableName } from '@hearthkin/domain/callables';
import { waitFor, type within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type * as Call from '../../web/src/firebase/call';
import { CallError } from '../../web/src/lib/call-error';
import type { Site } from './site';
import { setWorld, type World } from './world';

/** Replaces callable functions; each test sets the response. An address is free unless it says so. */
export const call = vi.fn<typeof Call.call>(
  async (name) => (name === 'checkEmail' ? { isTaken: false } : undefined) as never,
);

/** The inputs that a function was sent, in order. */
export function inputsOf(name: CallableName): readonly object[] {
  return call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
}

/** Expects this call among others. */
export function expectCall(name: CallableName, input: object): void {
  expect(call).toHaveBeenCalledWith(name, input);
}

/** Expects this call to be the latest one. */
export function expectLastCall(name: CallableName, input: object): void {
  expect(call).toHaveBeenLastCalledWith(name, input);
}

/** Expects this call to be the only one. */
export function expectOnlyCall(name: CallableName, input: object): void {
  expect(call).toHaveBeenCalledExactlyOnceWith(name, input);
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

/** Has the next call fail and the one after it succeed, as the function would. */
export function answerSecond(result: object, change: Partial<World>): void {
  refuse('unavailable');
  answer(result, change);
}

/** Sends a dialog that fails at first. Both calls are the same one, which is returned. */
export async function sendTwice(site: Site, dialog: ReturnType<typeof within>, button: string) {
  await site.pressIn(dialog, button);
  await dialog.findByRole('alert');
  await site.pressIn(dialog, button);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  const [first, second] = call.mock.calls;
  expect(second).toEqual(first);
  return second;
}
