import { LEDGER_ACCOUNTS, type LedgerEntry } from './ledger';

type Account = (typeof LEDGER_ACCOUNTS)[number];

/** What every account holds after some entries, in minor units; negative is what it gave. */
export function balances(entries: readonly LedgerEntry[]): Record<Account, number> {
  const sums = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0]));
  for (const { account, amountMinor } of entries.flatMap(({ lines }) => lines)) {
    sums[account] = (sums[account] ?? 0) + amountMinor;
  }
  return sums as Record<Account, number>;
}
