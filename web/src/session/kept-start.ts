import type { Interest } from '@hearthkin/domain/foundation/interests';
import { START_KEY } from '../firebase/device-files';
import { expectedUser } from './expected-user';

/** The beginning of the list of companions for its user, as far as the device has kept it. */
export interface ListStart {
  readonly uid: string;
  /** The key of their own city (`cityKeyOf`); null for companions everywhere. */
  readonly cityKey: string | null;
  readonly interests: readonly Interest[];
  /** The uids of people whom they block. */
  readonly blocked: readonly string[];
}

/** The expected user's; null while unknown. */
export function keptStart(): ListStart | null {
  const uid = expectedUser();
  if (uid === null) return null;
  try {
    const kept: ListStart | null = JSON.parse(localStorage.getItem(START_KEY) ?? 'null');
    return kept?.uid === uid ? kept : null;
  } catch {
    return null;
  }
}
