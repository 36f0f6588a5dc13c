import type { Auth } from 'firebase-admin/auth';
import { mailDeps, type NotifyDeps } from '../mail/mail-params';
import { authentication } from '../platform/auth';

/** The needs of an act on a person: whether they are staff, and how to tell them. */
export interface ActDeps extends NotifyDeps {
  readonly auth: Auth;
}

export function actDeps(): ActDeps {
  return { auth: authentication(), ...mailDeps() };
}
