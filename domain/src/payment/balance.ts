import { LEDGER_ACCOUNTS, type LedgerEntry } from './ledger';

type Account = (typeof LEDGER_ACCOUNTS)[number];

/**
 * The balance of every account after some entries, in minor units. Negative: it gave more than it
 * got.
 */
export function balances(entries: readonly LedgerEntry[]): Record<Account, number> {
  const sums = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0]));
  for (const { account, amountMinor } of entries.flatMap(({ lines }) => lines)) {
    sums[account] = (sums[account] ?? 0) + amountMinor;
  }
  return sums as Record<Account, number>;
}
