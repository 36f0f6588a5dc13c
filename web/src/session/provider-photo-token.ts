import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { onUserChange } from '../lib/user-change';

/**
 * What Facebook gave this page at the sign-in, and asks for before it shows its picture of the person. Only in memory: after a
 * reload the picture isn't offered.
 */
let token: string | null = null;

export function rememberPhotoToken(given: string | null): void {
  token = given;
}

export function photoToken(): string | null {
  return token;
}

/** Whether the picture that a provider has of the person can be asked for. */
export function hasPhoto(provider: ProviderId): boolean {
  return provider === 'google.com' || token !== null;
}

onUserChange(() => rememberPhotoToken(null));
