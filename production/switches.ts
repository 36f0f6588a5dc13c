import { ALL_ON, type Switches, type SwitchName } from '@hearthkin/domain/foundation/switches';
import type { Firestore } from 'firebase-admin/firestore';

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
    const switches: Switches = { payments, signUps, talkNow, appCheck, changedAt: now };
    tx.set(ref, switches);
    return switches;
  });
}
