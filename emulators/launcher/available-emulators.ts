import { isUiCached } from './archives';
import type { Emulator } from './emulator-config';
import type { Service } from './ports';

/** The requested emulators that this machine can start. */
export function availableEmulators(wanted: readonly Emulator[]): Emulator[] {
  return wanted.filter((emulator) => emulator !== 'ui' || isUiCached());
}

/**
 * The services of a suite that need a port, including the mailbox.
 * @param hasTestPayments whether the stand-in for Stripe runs.
 */
export function suiteServices(emulators: readonly Emulator[], hasTestPayments: boolean): Service[] {
  const services: Service[] = ['hub', 'logging', 'mailbox', 'smtp', ...emulators];
  if (hasTestPayments) services.push('payments');
  if (emulators.includes('firestore')) services.push('firestoreWebsocket');
  if (emulators.includes('functions')) services.push('eventarc', 'tasks');
  return services;
}
