import type { StaffAct } from '@hearthkin/domain/admin/audit';
import type {
  StaffAnswer,
  StaffReadInput,
  StaffReadName,
} from '@hearthkin/domain/admin/staff-reads';
import type { Auth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { Call } from '../platform/callable';
import { requireStaff } from '../platform/caller';
import { callerOfAct } from '../platform/recent-sign-in';
import { auditRead } from './audit';

/** One call of a read. */
export type StaffCall<Name extends StaffReadName> = Call<StaffReadInput<Name>>;

/** One call of a logged read, in the transaction that logs it. */
export type StaffReading<Name extends StaffReadName> = StaffCall<Name> & {
  readonly tx: Transaction;
};

export interface StaffReadDeps {
  /** The paths of all files in a folder of Storage. */
  readonly filesIn: (folder: string) => Promise<string[]>;
  readonly auth: Auth;
}

/** An answer, and how the log says that it was read. */
export interface LoggedAnswer<Answer> {
  /** Completes the answer after the transaction. */
  readonly answer: (deps: StaffReadDeps) => Answer | Promise<Answer>;
  /** The people whose data it has; without any there is no entry. */
  readonly people: readonly string[];
  readonly act: StaffAct;
  readonly target: string;
  /** Nothing of a person: not even what was searched for. Only a typed reason may name one. */
  readonly note: string;
}

/** Staff read with `admin`; `admin-act` also asks for a recent sign-in, as acts do. */
type StaffReadAccess = 'admin' | 'admin-act';

export interface StaffRead<Name extends StaffReadName> {
  readonly access: StaffReadAccess;
  readonly run: (call: StaffCall<Name>, deps: StaffReadDeps) => Promise<StaffAnswer<Name>>;
}

interface Definition<Name extends StaffReadName> {
  readonly access: StaffReadAccess;
  /** Reads in a transaction, and writes nothing. */
  readonly handler: (reading: StaffReading<Name>) => Promise<LoggedAnswer<StaffAnswer<Name>>>;
}

/**
 * Defines what staff read of people. An answer and its entry in the log are one transaction, so neither is without the
 * other, and an account that is being removed is either not in the answer or forgotten in the log afterwards.
 * @param _name gives input and answer their types.
 */
export function defineStaffRead<Name extends StaffReadName>(
  _name: Name,
  { access, handler }: Definition<Name>,
): StaffRead<Name> {
  return {
    access,
    run: async (call, deps) => {
      const { db, caller, now: at } = call;
      if (access === 'admin-act') requireStaff(await callerOfAct(db, deps.auth, caller, at));
      const { answer } = await db.runTransaction(async (tx) => {
        const read = await handler({ ...call, tx });
        const { act, target, note, people: concerns } = read;
        if (concerns.length > 0) {
          await auditRead(tx, db, { at, act, by: caller.uid, target, note, concerns });
        }
        return read;
      });
      return answer(deps);
    },
  };
}

/** Defines a read that isn't logged, because its answer has nothing of a person in it. */
export function defineUnloggedRead<Name extends StaffReadName>(
  _name: Name,
  run: StaffRead<Name>['run'],
): StaffRead<Name> {
  return { access: 'admin', run };
}
