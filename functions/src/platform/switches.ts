import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  ALL_ON,
  isRestoring,
  type Pausable,
  type Switches,
  type SwitchName,
} from '@hearthkin/domain/foundation/switches';
import type { Firestore } from 'firebase-admin/firestore';
import { siteSwitches } from './records/collections';

/** The time for which an instance goes by what it has read. */
export const SWITCHES_KEPT_MS = 30_000;

type States = Readonly<Record<SwitchName, boolean>> & Pick<Switches, 'restore'>;

const kept = new WeakMap<Firestore, { readonly states: Promise<States>; readonly readAt: Date }>();

/**
 * The switches as they were at most `SWITCHES_KEPT_MS` ago. Without the document, all is on.
 * @throws AppError `unreadable`, which the log has, if the document doesn't fit; what the database throws.
 */
async function switches(db: Firestore, now: Date): Promise<States> {
  const last = kept.get(db);
  const age = last === undefined ? Number.NaN : now.getTime() - last.readAt.getTime();
  if (last !== undefined && age >= 0 && age < SWITCHES_KEPT_MS) return last.states;
  const states = readStates(db);
  const next = { states, readAt: now };
  kept.set(db, next);
  try {
    return await states;
  } catch (error) {
    // A failed read isn't kept.
    if (kept.get(db) === next) kept.delete(db);
    throw error;
  }
}

async function readStates(db: Firestore): Promise<States> {
  return (await siteSwitches(db).get()).data() ?? ALL_ON;
}

/** Whether something is on. @throws as `switches`. */
export async function isOn(db: Firestore, name: SwitchName, now: Date): Promise<boolean> {
  return (await switches(db, now))[name];
}

/** Whether what happens at a time belongs to a restore of the database. @throws as `switches`. */
export async function isOfRestore(db: Firestore, at: Date, now: Date): Promise<boolean> {
  return isRestoring(await switches(db, now), at);
}

/** @throws AppError `paused` while the database is brought back from a backup; as `switches`. */
export async function requireNoRestore(db: Firestore, now: Date): Promise<void> {
  if (await isOfRestore(db, now, now)) throw new AppError('paused', 'restore');
}

/** @throws AppError `paused` while operators have switched it off; as `switches`. */
export async function requireOn(db: Firestore, name: Pausable, now: Date): Promise<void> {
  if (!(await isOn(db, name, now))) throw new AppError('paused', name);
}
