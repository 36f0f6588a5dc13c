import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import { balances } from '@hearthkin/domain/payment/balance';
import type { LedgerEntry, Payment, Payout } from '@hearthkin/domain/payment/ledger';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../lib/format';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { CaseMoneyActs } from './case-money-acts';
import { CaseSection } from './case-section';

const PAYMENT_WORDS: Readonly<Record<Payment['status'], string>> = {
  held: 'held',
  disputed: 'on hold for a claim',
  released: 'released',
  refunded: 'refunded in full',
  'partly-refunded': 'partly refunded',
  authorized: 'authorized, not charged',
  unpaid: 'not paid: the charge failed',
  voided: 'released, nothing charged',
};

type Kind = LedgerEntry['kind'];
type Account = LedgerEntry['lines'][number]['account'];

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  hold: 'Held',
  release: 'Released',
  refund: 'Refunded',
  split: 'Shared out',
  payout: 'Paid out',
  reversal: 'Reversed',
  chargeback: 'Returned to the member by their bank',
};

const ACCOUNT_WORDS: Readonly<Record<Account, string>> = {
  member: 'Member',
  credit: 'Session credit',
  escrow: 'Escrow',
  settlement: 'Settlement',
  companion: 'Companion',
  platform: 'Hearthkin',
  processor: 'Processing',
  bank: 'Companion’s bank',
};

interface CaseMoneyProps extends Pick<StaffBooking, 'payment' | 'payout'> {
  readonly bookingId: string;
  readonly onChanged: (sentence: string) => void;
}

/** The amounts that were held, refunded and paid, entry by entry, with the balance of each account. */
export function CaseMoney({ bookingId, payment, payout, onChanged }: CaseMoneyProps) {
  return (
    <CaseSection title="Money">
      {payment === null ? (
        <Typography>There is no payment that can be read.</Typography>
      ) : (
        <>
          <FactList
            facts={[
              ['Payment', `${formatMoney(payment.totalMinor)}, ${PAYMENT_WORDS[payment.status]}`],
              ['Refunded', payment.refundedMinor === 0 ? '' : formatMoney(payment.refundedMinor)],
              ['Payout', payout === null ? 'None' : payoutWords(payout)],
            ]}
          />
          <CaseMoneyActs
            bookingId={bookingId}
            payment={payment}
            payout={payout}
            onChanged={onChanged}
          />
          <Ledger entries={[...payment.entries, ...(payout?.entries ?? [])]} />
        </>
      )}
    </CaseSection>
  );
}

/** "€48.00, due Tue, Nov 24, 9:05 AM" */
function payoutWords({ payoutMinor, status, dueAt, paidAt }: Payout): string {
  const amount = formatMoney(payoutMinor);
  if (status === 'frozen') return `${amount}, on hold for a claim or a bank`;
  if (status === 'held') return `${amount}, stopped by our team`;
  if (status === 'waiting') return `${amount}, waits for the companion’s payout account`;
  if (status === 'reversed') return 'None, after a claim';
  return status === 'paid' && paidAt !== null
    ? `${amount}, paid ${formatDateTime(paidAt)}`
    : `${amount}, due ${formatDateTime(dueAt)}`;
}

const CELLS = {
  mt: 2,
  '& th, & td': { px: 0.5, verticalAlign: 'top', borderBottom: 0 },
  '& tr:has(> th[scope=rowgroup]) > *': { borderTop: 1, borderColor: 'divider' },
  '& td:last-of-type, & thead th:last-of-type': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tfoot td, & tfoot th': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 600 },
} as const;

/** Entries with their lines, whose amounts sum to zero, and the balances after them. */
function Ledger({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <Typography sx={{ mt: 2 }}>No money has moved.</Typography>;
  const held = balances(entries);
  const touched = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)));
  return (
    <Table size="small" aria-label="Ledger" sx={CELLS}>
      <TableHead>
        <TableRow>
          {['Entry', 'Account', 'Amount'].map((label) => (
            <TableCell key={label} scope="col">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map(({ kind, at, lines }) => (
          <Lines
            key={`${kind} ${at.getTime()}`}
            label={KIND_WORDS[kind]}
            when={formatDateTime(at)}
            lines={lines}
          />
        ))}
      </TableBody>
      <TableFooter>
        <Lines
          label="Balance"
          lines={[...touched].map((account) => ({ account, amountMinor: held[account] }))}
        />
      </TableFooter>
    </Table>
  );
}

interface LinesProps {
  readonly label: string;
  readonly when?: string;
  readonly lines: LedgerEntry['lines'];
}

function Lines({ label, when, lines }: LinesProps) {
  return lines.map(({ account, amountMinor }, index) => (
    <TableRow key={account}>
      {index === 0 && (
        <TableCell component="th" scope="rowgroup" rowSpan={lines.length}>
          {label}
          {when !== undefined && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {when}
            </Typography>
          )}
        </TableCell>
      )}
      <TableCell>{ACCOUNT_WORDS[account]}</TableCell>
      <TableCell>{formatMoney(amountMinor)}</TableCell>
    </TableRow>
  ));
}
