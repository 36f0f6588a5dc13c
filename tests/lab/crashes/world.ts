import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { movementObject } from '@hearthkin/emulators/payments/objects/balance-transaction';
import { emptyState, type State } from '@hearthkin/emulators/payments/state';
import type { Firestore } from 'firebase-admin/firestore';
import { syncPayoutAccount } from '../../../functions/src/payment/sync-payout-account';
import { companions, users } from '../../../functions/src/platform/records/collections';
import { FAR_AHEAD } from '../../functions/booking-requests';
import type { Received } from '../../payments/receiver';
import { type Scene, startScene } from '../../payments/scene';
import { adminAuth } from '../../support/admin';
import { companionAccount, companionDocument, memberDocument, newId } from '../../support/builders';
import { mailQueue } from '../../support/mail-queue';
import { Process, type Trouble } from './process';

export const OWN_FUNDS_MINOR = 1_000_000;

/** What a member has asked for, and what they see of it. */
export interface OwnRequest {
  readonly memberId: string;
  request: CreateBookingInput;
  /** The page where they can pay; null as long as none was shown. */
  page: string | null;
}

interface People {
  readonly members?: number;
  /** Whether the companion can be paid from the beginning. */
  readonly hasAccount?: boolean;
}

/**
 * A companion and some members in a database of their own, with a payment provider of their own. Nothing
 * runs by itself, and no time passes but what is told to.
 */
export class World {
  readonly db: Firestore;
  readonly scene: Scene;
  readonly companionId = newId('companion');
  readonly memberIds: readonly string[];
  readonly requests: OwnRequest[] = [];
  /** Webhooks that came. */
  readonly heard: Received[] = [];
  /** The page of the plan that a member was shown last. */
  readonly planPages = new Map<string, string>();
  #now = FAR_AHEAD;
  #hours = 0;

  private constructor(db: Firestore, scene: Scene, members: number) {
    this.db = db;
    this.scene = scene;
    this.memberIds = Array.from({ length: members }, () => newId('member'));
  }

  /** @param db empty. */
  static async open(db: Firestore, { members = 1, hasAccount = true }: People = {}) {
    const from = { state: JSON.stringify(stateAt(FAR_AHEAD)), now: FAR_AHEAD };
    const world = new World(db, await startScene(from), members);
    await world.scene.control('PUT', 'webhooks', { mode: 'hold' });
    await world.#writePeople(hasAccount);
    return world;
  }

  async #writePeople(hasAccount: boolean): Promise<void> {
    const { db, companionId, now } = this;
    const account = companionAccount(companionId);
    const listing = companionDocument(account, { minimumSession: 0.5 });
    const batch = db.batch();
    batch.set(users(db).doc(companionId), account);
    batch.set(companions(db).doc(companionId), listing);
    for (const uid of this.memberIds) batch.set(users(db).doc(uid), memberDocument(uid));
    await batch.commit();
    if (!hasAccount) return;
    const uids = [companionId];
    const made = await this.scene.control('POST', 'accounts', { uids });
    const accountId = (made as Record<string, string>)[companionId] ?? '';
    const { provider } = this.scene;
    await syncPayoutAccount({ db, provider, now }, companionId, accountId);
  }

  get now(): Date {
    return this.#now;
  }

  /** Lets time pass, at the provider too, which counts whole hours. */
  async pass(ms: number): Promise<void> {
    this.#now = new Date(this.#now.getTime() + ms);
    const hours = Math.floor((this.#now.getTime() - FAR_AHEAD.getTime()) / HOUR_MS);
    if (hours === this.#hours) return;
    await this.scene.control('POST', 'advance', { hours: hours - this.#hours });
    this.#hours = hours;
  }

  process(trouble: Trouble | null = null): Process {
    return new Process(this.db, this.scene.provider, trouble);
  }

  /** What the provider has. */
  state(): State {
    return JSON.parse(this.scene.payments.state());
  }

  /** What the provider tells since it was asked last. */
  async told(): Promise<Received[]> {
    await this.scene.control('POST', 'webhooks/deliver', {});
    return this.scene.receiver.received.splice(0);
  }

  close(): Promise<void> {
    return this.scene.close();
  }
}

/** A provider at an instant, where we have enough for the discounts that we bear. */
function stateAt(instant: Date): State {
  const created = Math.floor(instant.getTime() / 1000);
  const funds = movementObject({
    id: 'txn_of_our_own',
    created,
    amount: OWN_FUNDS_MINOR,
    currency: 'eur',
    fee: 0,
    source: null,
    type: 'topup',
  });
  return {
    ...emptyState('http://127.0.0.1'),
    movements: { [funds.id]: funds },
  };
}

/** The dependencies of functions in a process. These people have no sign-in, no files and get no mail. */
export function depsOf(at: Process) {
  return {
    provider: at.provider,
    auth: adminAuth,
    deleteFolder: async () => {},
    queue: mailQueue(),
    siteUrl: 'http://site.test',
    linkKey: 'key',
    peopleKey: 'key',
  };
}
