import type { Emulator } from './emulator-config';
import type { PaymentChoice } from './payment-choice';
import type { Ports } from './ports';

/** Support contacts of a local suite. The mailbox gets the email; the number is fictional. */
export const SUPPORT_EMAIL = 'support@hearthkin.test';
const SUPPORT_PHONE = '+1 202-555-0142';

/**
 * The site's build settings for a local suite: VITE_EMULATORS (without it the site uses the real
 * project) and the support contacts.
 */
export function siteEnvironment(
  projectId: string,
  ports: Ports,
  emulators: readonly Emulator[],
  payments: PaymentChoice = 'none',
): Record<string, string> {
  const { auth, firestore, functions, mailbox } = ports;
  const storage = emulators.includes('storage') ? ports.storage : null;
  return {
    VITE_EMULATORS: JSON.stringify({ projectId, auth, firestore, functions, storage, mailbox }),
    VITE_PAYMENTS: payments,
    VITE_SUPPORT_EMAIL: SUPPORT_EMAIL,
    VITE_SUPPORT_PHONE: SUPPORT_PHONE,
  };
}
