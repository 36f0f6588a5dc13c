import { isUiCached } from './archives';
import type { Emulator } from './emulator-config';
import type { Service } from './ports';

/** Leaves out of a wish list what this machine cannot start. */
export function availableEmulators(wanted: readonly Emulator[]): Emulator[] {
  return wanted.filter((emulator) => emulator !== 'ui' || isUiCached());
}

/** Which ports a suite of these emulators takes, its mailbox included. */
export function suiteServices(emulators: readonly Emulator[]): Service[] {
  const services: Service[] = ['hub', 'logging', 'mailbox', ...emulators];
  if (emulators.includes('firestore')) services.push('firestoreWebsocket');
  if (emulators.includes('functions')) services.push('eventarc', 'tasks');
  return services;
}
