import { AppError } from '@hearthkin/domain/foundation/errors';
import { ALL_ON, type Pausable, type SwitchName } from '@hearthkin/domain/foundation/switches';
import type { Firestore } from 'firebase-admin/firestore';
import { siteSwitches } from './records/collections';

/** The time for which an instance goes by what it has read. */
export const SWITCHES_KEPT_MS = 30_000;

type States = Readonly<Record<SwitchName, boolean>>;

const kept = new WeakMap<Firestore, { readonly states: Promise<States>; readonly readAt: Date }>();

/**
 * Whether something is on, as the switches were at most `SWITCHES_KEPT_MS` ago. Without the document, all is on.
 * @throws AppError `unreadable`, which the log has, if the document doesn't fit; what the database throws.
 */
export async function isOn(db: Firestore, name: SwitchName, now: Date): Promise<boolean> {
  const last = kept.get(db);
  const age = last === undefined ? Number.NaN : now.getTime() - last.readAt.getTime();
  if (last !== undefined && age >= 0 && age < SWITCHES_KEPT_MS) return (await last.states)[name];
  const states = readStates(db);
  const next = { states, readAt: now };
  kept.set(db, next);
  try {
    return (await states)[name];
  } catch (error) {
    // A failed read isn't kept.
    if (kept.get(db) === next) kept.delete(db);
    throw error;
  }
}

async function readStates(db: Firestore): Promise<States> {
  return (await siteSwitches(db).get()).data() ?? ALL_ON;
}

/** @throws AppError `paused` while operators have switched it off; as `isOn`. */
export async function requireOn(db: Firestore, name: Pausable, now: Date): Promise<void> {
  if (!(await isOn(db, name, now))) throw new AppError('paused', name);
}
