import { ALL_ON, type Switches, type SwitchName } from '@hearthkin/domain/foundation/switches';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** A switch's name; null for any other word. */
export function switchNamed(word: string): SwitchName | null {
  return (Object.keys(ALL_ON) as SwitchName[]).find((name) => name === word) ?? null;
}

/** Switches one thing on or off. The others stay as they are. */
export function setSwitch(db: Firestore, name: SwitchName, isOn: boolean, now: Date) {
  const ref = db.doc('site/switches');
  return db.runTransaction(async (tx) => {
    const stored = (await tx.get(ref)).data() ?? {};
    const states = { ...ALL_ON, ...stored, [name]: isOn };
    const { payments, signUps, talkNow, appCheck } = states;
    const { restore } = stored as Pick<Switches, 'restore'>;
    const switches: Switches = {
      payments,
      signUps,
      talkNow,
      appCheck,
      changedAt: now,
      ...(restore && { restore }),
    };
    tx.set(ref, switches);
    return switches;
  });
}

/**
 * Notes that a restore begins, by the clock of the database. One that broke off still goes on, with what it has written so far. The
 * switches stay as they are.
 * @param rules those that the site has now.
 * @returns those that it had when it was closed.
 */
export function noteRestore(db: Firestore, rules: string): Promise<string> {
  const ref = db.doc('site/switches');
  return db.runTransaction(async (tx) => {
    const stored = (await tx.get(ref)).data() ?? {};
    if (stored.restore?.until === null) return stored.restore.rules as string;
    const now = FieldValue.serverTimestamp();
    const restore = { from: now, until: null, rules };
    tx.set(ref, { ...ALL_ON, ...stored, restore, changedAt: now });
    return rules;
  });
}

/** Notes that the restore has ended. */
export async function endRestore(db: Firestore): Promise<void> {
  const now = FieldValue.serverTimestamp();
  await db.doc('site/switches').update({ 'restore.until': now, changedAt: now });
}
