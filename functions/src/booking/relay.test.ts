import { describe, expect, it } from 'vitest';
import { iceServersFor, listed, passwordOf } from './relay';

const UNTIL = new Date('2026-06-08T15:15:00Z');
const STUN = ['stun:stun.example:3478'];
const TURN = ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'];
const settings = { stunUrls: STUN, turnUrls: TURN, secret: 'north' };

describe('a password for a TURN server', () => {
  it('is the HMAC-SHA1 of the name (RFC 2202, test case 2)', () => {
    const digest = Buffer.from('effcdf6ae5eb2fa2d27416d5f184df9c259a7c79', 'hex');
    expect(passwordOf('what do ya want for nothing?', 'Jefe')).toBe(digest.toString('base64'));
  });

  it('is what OpenSSL makes of the end and the person', () => {
    // printf '1780931700:sam' | openssl dgst -sha1 -hmac north -binary | base64
    expect(iceServersFor(settings, 'sam', UNTIL)).toEqual([
      { urls: STUN },
      { urls: TURN, username: '1780931700:sam', credential: 'TQ4fjWbMR8amkuP5z70ivGyzQLg=' },
    ]);
  });
});

describe('the servers for a session', () => {
  it('are those that are set', () => {
    const withoutTurn = { ...settings, turnUrls: [] };
    expect(iceServersFor(withoutTurn, 'sam', UNTIL)).toEqual([{ urls: STUN }]);
    expect(iceServersFor({ ...withoutTurn, stunUrls: [] }, 'sam', UNTIL)).toEqual([]);
    expect(iceServersFor({ ...settings, stunUrls: [] }, 'sam', UNTIL)).toHaveLength(1);
  });

  it('are separated by commas', () => {
    expect(listed(`${TURN[0]}, ${TURN[1]},`)).toEqual(TURN);
    expect(listed('')).toEqual([]);
  });
});
