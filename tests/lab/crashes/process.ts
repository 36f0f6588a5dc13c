import type { Firestore } from 'firebase-admin/firestore';
import type {
  ListedSpan,
  PaymentProvider,
} from '../../../functions/src/payment/provider/payment-provider';

/** The process is gone: what it would have done afterwards isn't done. */
export class ProcessEnded extends Error {}

/** The provider couldn't be reached, or its answer was lost. */
export class ProviderFailed extends Error {}

/**
 * What goes wrong in a process. It ends before a step: the same as after the step before, whose answer it no
 * longer sees. Or one call to the provider fails, before or after its effect, and the process goes on.
 */
export type Trouble =
  | { readonly kind: 'ends'; readonly beforeStep: number }
  | { readonly kind: 'fails'; readonly step: number; readonly how: 'before' | 'after' };

/** A commit, or a call to the provider that reads or acts. */
export type Step = 'commit' | 'read' | 'act';

const READS: ReadonlySet<keyof PaymentProvider> = new Set([
  'readCheckout',
  'readPayment',
  'transfersOf',
  'readAccount',
  'readSubscription',
  'paidMonths',
  'planOfPayment',
]);

/** How the library sends everything but reads. */
interface Sender {
  request(method: string, request: { readonly writes?: readonly unknown[] }): Promise<unknown>;
}

/** A process of functions, with its own handles of the database and the provider, whose steps are counted. */
export class Process {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly #trouble: Trouble | null;
  readonly #steps: Step[] = [];
  #isEnded = false;

  constructor(db: Firestore, provider: PaymentProvider, trouble: Trouble | null = null) {
    this.#trouble = trouble;
    this.db = this.#watched(db);
    this.provider = this.#asked(provider);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Commits and calls to the provider so far. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** What only reads our own database goes on after the end: it changes nothing. */
  #step(kind: Step): void {
    const { length } = this.#steps;
    const trouble = this.#trouble;
    if (trouble?.kind === 'ends' && trouble.beforeStep === length) this.#isEnded = true;
    if (this.#isEnded) throw new ProcessEnded('The process has ended');
    this.#steps.push(kind);
  }

  /** The same database, with the one method overridden through which commits go. */
  #watched(db: Firestore): Firestore {
    const sender = db as Firestore & Sender;
    const request: Sender['request'] = async (method, sent, ...rest) => {
      if ((sent.writes?.length ?? 0) > 0) this.#step('commit');
      return Reflect.apply(sender.request, sender, [method, sent, ...rest]);
    };
    return Object.assign(Object.create(db) as Firestore, { request });
  }

  #asked(provider: PaymentProvider): PaymentProvider {
    const one = async (kind: Step, ask: () => Promise<unknown>): Promise<unknown> => {
      const call = this.#steps.length;
      this.#step(kind);
      const trouble = this.#trouble;
      const how = trouble?.kind === 'fails' && trouble.step === call ? trouble.how : null;
      if (how === 'before') throw new ProviderFailed('No connection');
      const answer = await ask();
      if (how === 'after') throw new ProviderFailed('No answer');
      return answer;
    };
    return new Proxy(provider, {
      get: (target, name: keyof PaymentProvider) => {
        // Only checks a signature.
        if (name === 'readEvent') return target.readEvent;
        if (name === 'paymentsIn' || name === 'chargebacksIn') {
          return (span: ListedSpan) => pages<unknown>(one, target[name](span));
        }
        const method = target[name];
        const kind = READS.has(name) ? 'read' : 'act';
        return (...args: unknown[]) => one(kind, () => Reflect.apply(method, target, args));
      },
    });
  }
}

async function* pages<Page>(
  one: (kind: Step, ask: () => Promise<unknown>) => Promise<unknown>,
  list: AsyncIterable<Page>,
): AsyncGenerator<Page> {
  await one('read', async () => undefined);
  yield* list;
}
