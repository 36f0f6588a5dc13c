import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { dateFormat } from '@hearthkin/domain/foundation/formats';
import type { Statement, StatementSums } from '@hearthkin/domain/payment/statement';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../lib/format';

interface StatementSheetProps {
  readonly name: string;
  readonly year: string;
  readonly statement: Statement;
}

/** A year's sessions, prices and pay by month, with their sums. */
export function StatementSheet({ name, year, statement }: StatementSheetProps) {
  const { months, total } = statement;
  return (
    <Card
      component="article"
      aria-label={`Statement ${year}`}
      sx={{ p: { xs: 2, sm: 3 }, '@media print': { border: 0, boxShadow: 'none', p: 0 } }}
    >
      <Typography variant="h2" component="p">
        {PRODUCT_NAME}
      </Typography>
      <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Earnings in {year}, in euros</Typography>
      <Typography sx={{ mt: 2 }}>
        <Box component="strong" sx={{ fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(total.netMinor)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          for you, of {formatMoney(total.grossMinor)} at list price
        </Box>
      </Typography>
      <Box sx={{ overflowX: 'auto', mt: 2 }} tabIndex={0} role="region" aria-label="Months">
        <Table size="small" sx={TABLE}>
          <TableHead>
            <TableRow>
              {['Month', 'Sessions', 'List price', 'Your offers', 'Our fee', 'For you'].map(
                (label) => (
                  <TableCell key={label} scope="col">
                    {label}
                  </TableCell>
                ),
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map(({ month, ...sums }) => (
              <SumsRow key={month} label={monthName(month)} sums={sums} />
            ))}
          </TableBody>
          <TableFooter>
            <SumsRow label={`All of ${year}`} sums={total} />
          </TableFooter>
        </Table>
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        A session counts in its month on your clock. Late cancellations count with the part that was
        kept. Members’ plan and loyalty discounts don’t lower your pay, so they aren’t listed.
      </Typography>
    </Card>
  );
}

function SumsRow({ label, sums }: { readonly label: string; readonly sums: StatementSums }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell>{sums.sessions}</TableCell>
      <TableCell>{formatMoney(sums.grossMinor)}</TableCell>
      <TableCell>{less(sums.offersMinor)}</TableCell>
      <TableCell>{less(sums.feeMinor)}</TableCell>
      <TableCell>
        <strong>{formatMoney(sums.netMinor)}</strong>
      </TableCell>
    </TableRow>
  );
}

function less(minor: number): string {
  return minor === 0 ? formatMoney(0) : `−${formatMoney(minor)}`;
}

/** "January" */
function monthName(month: string): string {
  return dateFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

const TABLE = {
  '& th, & td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tr > :not(:first-of-type)': { textAlign: 'end' },
  '& tfoot th, & tfoot td': { color: 'text.primary', fontWeight: 700, fontSize: 'inherit' },
} as const;
