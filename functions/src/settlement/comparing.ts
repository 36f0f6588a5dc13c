import type { NotifyDeps } from '../mail/mail-params';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import type { PageDone, Span } from '../platform/sweeps/long-sweep';
import { processAll, SLOW } from '../platform/sweeps/process-each';
import type { Run } from '../platform/sweeps/sweep';

/** A comparison of our books with the provider's. */
export interface Comparing extends Run, Span {
  readonly provider: PaymentProvider;
  readonly since: Date;
  /** Resolves when the provider may be asked about another booking. */
  readonly mayAsk: () => Promise<void>;
  /** For what a member is told of their plan. */
  readonly mail: NotifyDeps;
}

export const COUNTED = ['compared', 'wrong', 'unknown', 'failed'] as const;
export type Counted = (typeof COUNTED)[number];

/** Bookings between two notes of how far the comparison is: what is compared again if the process ends. */
export const PAGE = 50;

/** The outcome of some bookings or payments, and the failed ones, by what the next comparison finds them. */
export type Compared = Omit<PageDone<Counted>, 'after'>;

interface ComparingEach<Item, Outcome extends string> {
  /** The log message for a failure. */
  readonly fault: string;
  /** The id by which the log names a failing item. */
  readonly pathOf: (item: Item) => string;
  /** The id by which the next comparison finds a failing item. */
  readonly nameOf: (item: Item) => string;
  readonly process: (item: Item) => Promise<Outcome>;
}

/** Asks the provider about each, as often as it may be asked. */
export async function askAbout<Item, Outcome extends string>(
  { mayAsk }: Comparing,
  items: readonly Item[],
  { fault, pathOf, nameOf, process }: ComparingEach<Item, Outcome>,
) {
  const failed: string[] = [];
  const ask = async (item: Item) => {
    await mayAsk();
    return process(item).catch((error: unknown) => {
      failed.push(nameOf(item));
      throw error;
    });
  };
  const count = await processAll(items, { fault, pathOf, process: ask }, SLOW);
  return { count, failed };
}
