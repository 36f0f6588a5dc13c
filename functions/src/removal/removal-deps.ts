import { mailDeps, mailSecrets } from '../mail/mail-params';
import { paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { authentication } from '../platform/auth';
import { deleteFolder } from '../platform/files/storage';
import { peopleKey } from '../platform/people/people-key';
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
