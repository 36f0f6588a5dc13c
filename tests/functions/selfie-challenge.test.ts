import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { expect, it } from 'vitest';
import {
  newChallenge,
  returnChallenge,
  spendChallenge,
} from '../../functions/src/identity/selfie-challenge';
import { startSelfie } from '../../functions/src/identity/start-selfie';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';

const KEY = 'a key';
const NOW = new Date('2090-06-01T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

const spend = (challenge: string, uid: string, now = NOW, key = KEY) =>
  spendChallenge(adminDb, challenge, { uid, key, now });

it('tells the side it asks for first, once', async () => {
  const uid = newId('newcomer');
  for (const side of ['left', 'right'] as const) {
    const { challenge, firstTurn } = newChallenge(uid, side, { key: KEY, now: NOW });
    expect(firstTurn).toBe(side);
    expect(await spend(challenge, uid)).toBe(side);
    expect(await spend(challenge, uid)).toBeNull();
    // Also at the last moment at which it would be good.
    expect(await spend(challenge, uid, after(15 * MINUTE_MS - 1))).toBeNull();
  }
});

it('is good again when it was given back', async () => {
  const uid = newId('newcomer');
  const { challenge } = newChallenge(uid, 'left', { key: KEY, now: NOW });
  expect(await spend(challenge, uid)).toBe('left');
  await returnChallenge(adminDb, challenge);
  expect(await spend(challenge, uid, after(MINUTE_MS))).toBe('left');
  expect(await spend(challenge, uid, after(MINUTE_MS))).toBeNull();
});

it('is good for one of two that use it at once', async () => {
  const uid = newId('newcomer');
  const { challenge } = newChallenge(uid, 'left', { key: KEY, now: NOW });
  const sides = await Promise.all([spend(challenge, uid), spend(challenge, uid)]);
  expect(sides.filter((side) => side === 'left').length).toBeLessThanOrEqual(1);
  expect(await spend(challenge, uid)).toBeNull();
});

it('is good for fifteen minutes, and each draw is another', async () => {
  const uid = newId('newcomer');
  const [one, other] = [1, 2].map(() => newChallenge(uid, 'right', { key: KEY, now: NOW }));
  expect(await spend(one?.challenge ?? '', uid, after(15 * MINUTE_MS))).toBeNull();
  expect(await spend(one?.challenge ?? '', uid, after(15 * MINUTE_MS - 1))).toBe('right');
  expect(await spend(other?.challenge ?? '', uid)).toBe('right');
});

it('is no one else’s, and only we can make it', async () => {
  const uid = newId('newcomer');
  const { challenge } = newChallenge(uid, 'left', { key: KEY, now: NOW });
  expect(await spend(challenge, newId('stranger'))).toBeNull();
  expect(await spend(challenge, uid, NOW, 'another key')).toBeNull();
  const [payload = '', signature = ''] = challenge.split('.');
  const turned = Buffer.from(payload, 'base64url').toString().replace('left', 'right');
  const forged = `${Buffer.from(turned).toString('base64url')}.${signature}`;
  expect(await spend(forged, uid)).toBeNull();
  expect(await spend('', uid)).toBeNull();
  expect(await spend(challenge, uid)).toBe('left');
});

it('draws each side', async () => {
  const caller = {
    uid: newId('newcomer'),
    userType: null,
    staffRefusal: 'forbidden' as const,
    signedInAt: null,
  };
  const begin = (drawn: number) =>
    startSelfie.handler(
      { input: {}, caller, network: '127.0.0.1', now: NOW, db: adminDb },
      { key: KEY, draw: () => drawn },
    );
  expect((await begin(0)).firstTurn).toBe('left');
  expect((await begin(1)).firstTurn).toBe('right');
});
