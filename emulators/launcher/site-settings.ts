import type { Emulator } from './emulator-config';
import type { Ports } from './ports';

/** Support of a local suite; its mail arrives in the mailbox, and nobody has such a number. */
export const SUPPORT_EMAIL = 'support@hearthkin.test';
const SUPPORT_PHONE = '+1 202-555-0142';

/**
 * What the site is built with to talk to a local suite, as VITE_EMULATORS (without it the site
 * talks to the real project), and how to reach support.
 */
export function siteEnvironment(
  projectId: string,
  ports: Ports,
  emulators: readonly Emulator[],
): Record<string, string> {
  const { auth, firestore, functions, mailbox } = ports;
  const storage = emulators.includes('storage') ? ports.storage : null;
  return {
    VITE_EMULATORS: JSON.stringify({ projectId, auth, firestore, functions, storage, mailbox }),
    VITE_SUPPORT_EMAIL: SUPPORT_EMAIL,
    VITE_SUPPORT_PHONE: SUPPORT_PHONE,
  };
}
