import { BadRequest } from './message';

/** The failures that the site has sentences for; 0 drops the connection. */
const HTTP_KINDS = [0, 403, 429, 451];

/** How each sender can fail. Over SMTP for now (4xx) or for good (5xx), when it names the recipient. */
const KINDS = {
  smtp: [0, 421, 451, 550],
  primary: HTTP_KINDS,
  fallback: HTTP_KINDS,
} as const satisfies Record<string, readonly number[]>;

export type Sender = keyof typeof KINDS;

const SENDERS = Object.keys(KINDS) as Sender[];

/** The failures of each sender; null means it works. */
export type Failures = Readonly<Record<Sender, number | null>>;

export const NO_FAILURES: Failures = { smtp: null, primary: null, fallback: null };

/** Parses `PUT /failures`. A sender that isn't named stays as it is. */
export function readFailures(fields: Record<string, unknown>, before: Failures): Failures {
  const unknown = Object.keys(fields).find((name) => !SENDERS.some((sender) => sender === name));
  if (unknown) throw new BadRequest(`There is no sender "${unknown}": ${SENDERS.join(', ')}.`);
  const after = { ...before };
  for (const sender of SENDERS) {
    if (fields[sender] !== undefined) after[sender] = kind(sender, fields[sender]);
  }
  return after;
}

function kind(sender: Sender, value: unknown): number | null {
  if (value === null) return null;
  const kinds: readonly number[] = KINDS[sender];
  const found = kinds.find((known) => known === value);
  if (found === undefined) {
    throw new BadRequest(`The ${sender} sender fails with ${kinds.join(', ')} or null.`);
  }
  return found;
}
