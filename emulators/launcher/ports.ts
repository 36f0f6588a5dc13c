/**
 * Every port of the suite at offset 0. The Firebase ones are the defaults, so that tools find them.
 * A suite is moved by adding one offset to all of them.
 */
export const BASE_PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  hosting: 5000,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
  ui: 4000,
  mailbox: 8025,
  payments: 8026,
  smtp: 8027,
  site: 5173,
} as const;

export type Service = keyof typeof BASE_PORTS;
export type Ports = Record<Service, number>;

export const SERVICES = Object.keys(BASE_PORTS) as Service[];

/** The largest offset that keeps every port below 65536. */
export const MAX_OFFSET = 65535 - Math.max(...Object.values(BASE_PORTS));

/** Service names in messages. */
export const SERVICE_NAMES: Record<Service, string> = {
  auth: 'Auth emulator',
  functions: 'Functions emulator',
  firestore: 'Firestore emulator',
  firestoreWebsocket: 'Firestore request log',
  storage: 'Storage emulator',
  hosting: 'Hosting emulator',
  eventarc: 'Eventarc emulator',
  tasks: 'Tasks emulator',
  hub: 'emulator hub',
  logging: 'emulator log server',
  ui: 'Emulator UI',
  mailbox: 'mailbox',
  payments: 'test payments',
  smtp: 'mailbox (SMTP)',
  site: 'site',
};

/** The ports of a suite at an offset. */
export function portsAt(offset: number): Ports {
  return Object.fromEntries(
    SERVICES.map((service) => [service, BASE_PORTS[service] + offset]),
  ) as Ports;
}
