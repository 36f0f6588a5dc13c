// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../lib/call-error';
import {
  askForFreshSignIn,
  freshSignInRequest,
  subscribeToFreshSignInRequest,
} from '../lib/fresh-sign-in';
import { call } from './call';

const send = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./functions-client', () => ({ send }));

const TOO_OLD = new CallError('sign-in-too-old');

beforeEach(() => {
  send.mockReset();
});

/** Answers every request for a fresh sign-in until the returned function is called. */
function staffWho(signIn: boolean): () => void {
  return subscribeToFreshSignInRequest(() => freshSignInRequest()?.answer(signIn));
}

test('staff whose sign-in is too old sign in again, and the call is repeated', async () => {
  send.mockRejectedValueOnce(TOO_OLD).mockResolvedValue({ ok: true });
  const stop = staffWho(true);
  await expect(call('signOutEverywhere', {})).resolves.toEqual({ ok: true });
  expect(send).toHaveBeenCalledTimes(2);
  stop();
});

test('staff who cancel the sign-in get the refusal', async () => {
  send.mockRejectedValue(TOO_OLD);
  const stop = staffWho(false);
  await expect(call('signOutEverywhere', {})).rejects.toMatchObject({ code: 'sign-in-too-old' });
  expect(send).toHaveBeenCalledTimes(1);
  stop();
});

test('others get the refusal, and so do staff whose new sign-in doesn’t help', async () => {
  send.mockRejectedValue(TOO_OLD);
  await expect(call('signOutEverywhere', {})).rejects.toMatchObject({ code: 'sign-in-too-old' });
  expect(send).toHaveBeenCalledTimes(1);
  const stop = staffWho(true);
  await expect(call('signOutEverywhere', {})).rejects.toMatchObject({ code: 'sign-in-too-old' });
  expect(send).toHaveBeenCalledTimes(3);
  stop();
});

test('calls that wait at the same time ask once', async () => {
  let asked = 0;
  const stop = subscribeToFreshSignInRequest(() => {
    if (freshSignInRequest() !== null) asked += 1;
  });
  const both = [askForFreshSignIn(), askForFreshSignIn()];
  freshSignInRequest()?.answer(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(asked).toBe(1);
  stop();
});
