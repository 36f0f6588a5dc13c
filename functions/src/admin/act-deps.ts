import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../core/auth';
import { mailDeps, type NotifyDeps } from '../core/mail-params';

/** The needs of an act on a person: whether they are staff, and how to tell them. */
export interface ActDeps extends NotifyDeps {
  readonly auth: Auth;
}

export function actDeps(): ActDeps {
  return { auth: authentication(), ...mailDeps() };
}
