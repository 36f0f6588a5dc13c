import { createHmac } from 'node:crypto';
import type { IceServer } from '@hearthkin/domain/booking/room-signal';
import { defineSecret, defineString } from 'firebase-functions/params';
import { logger } from '../platform/logger';

const stunUrls = defineString('STUN_URLS', {
  default: '',
  description: 'STUN servers, separated by commas: stun:stun.example:3478. Empty: none.',
});
const turnUrls = defineString('TURN_URLS', {
  default: '',
  description:
    'TURN servers, separated by commas: turn:turn.example:3478?transport=udp,turns:… Empty: no relay.',
});

/** Shared with the TURN servers: it makes the passwords that they accept. */
export const turnSecret = defineSecret('TURN_SECRET');

/** The servers by which two browsers find or reach each other. */
export interface RelaySettings {
  readonly stunUrls: readonly string[];
  readonly turnUrls: readonly string[];
  readonly secret: string;
}

let hasWarned = false;

/**
 * The settings of this deployment. Call it only in a function with `turnSecret`. Without TURN
 * servers the log says so, once for each instance.
 */
export function relaySettings(): RelaySettings {
  const settings = {
    stunUrls: listed(stunUrls.value()),
    turnUrls: listed(turnUrls.value()),
    secret: turnSecret.value(),
  };
  if (settings.turnUrls.length === 0 && !hasWarned) {
    hasWarned = true;
    logger.warn('There is no TURN server: sessions connect directly or not at all');
  }
  return settings;
}

/** The addresses in a setting. */
export function listed(setting: string): string[] {
  return setting
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
}

/**
 * The servers for one person, until an instant. The password is made by the TURN REST scheme
 * (draft-uberti-behave-turn-rest): the server computes it again from the name, which holds its end.
 */
export function iceServersFor(
  { stunUrls, turnUrls, secret }: RelaySettings,
  uid: string,
  until: Date,
): IceServer[] {
  const username = `${Math.floor(until.getTime() / 1000)}:${uid}`;
  const stun = { urls: [...stunUrls] };
  const turn = { urls: [...turnUrls], username, credential: passwordOf(username, secret) };
  return [stun, turn].filter(({ urls }) => urls.length > 0);
}

/** HMAC-SHA1 of the name, in base64. */
export function passwordOf(username: string, secret: string): string {
  return createHmac('sha1', secret).update(username).digest('base64');
}
