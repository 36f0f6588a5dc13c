import type { Emulator } from './emulator-config';
import type { Ports } from './ports';

/** What moves the money of a site: a payment provider, or nothing. */
export type Payments = 'none' | 'stripe';

/** Support contacts of a local suite. The mailbox gets the email; the number is fictional. */
export const SUPPORT_EMAIL = 'support@hearthkin.test';
const SUPPORT_PHONE = '+1 202-555-0142';

/**
 * The site's build settings for a local suite: VITE_EMULATORS (without it the site uses the real
 * project), the support contacts and whether payments are live.
 */
export function siteEnvironment(
  projectId: string,
  ports: Ports,
  emulators: readonly Emulator[],
  payments: Payments = 'none',
): Record<string, string> {
  const { auth, firestore, functions, mailbox } = ports;
  const storage = emulators.includes('storage') ? ports.storage : null;
  return {
    VITE_EMULATORS: JSON.stringify({ projectId, auth, firestore, functions, storage, mailbox }),
    VITE_SUPPORT_EMAIL: SUPPORT_EMAIL,
    VITE_SUPPORT_PHONE: SUPPORT_PHONE,
    VITE_PAYMENTS: payments,
  };
}
