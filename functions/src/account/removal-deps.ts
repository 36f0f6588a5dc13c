import { authentication } from '../core/auth';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { peopleKey } from '../core/people-key';
import { deleteFolder } from '../core/storage';
import { paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import type { RemovalDeps } from './remove-account';

/** The secrets of every function that removes accounts. */
export const removalSecrets = [...mailSecrets, ...paymentSecrets, peopleKey];

/** The dependencies of this deployment. Call it only in a function with `removalSecrets`. */
export function removalDeps(): RemovalDeps {
  return {
    auth: authentication(),
    deleteFolder,
    peopleKey: peopleKey.value(),
    ...mailDeps(),
    ...paymentDeps(),
  };
}
