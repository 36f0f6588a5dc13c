import type { Emulator } from './emulator-config';
import type { Ports } from './ports';

/**
 * What the site is built with to talk to a local suite, as VITE_EMULATORS. Without it the site
 * talks to the real project.
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
  };
}
