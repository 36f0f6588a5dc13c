import { monthSchema } from '@hearthkin/domain/foundation/schemas';
import { monthsFrom, utcDay } from '@hearthkin/domain/foundation/time';
import type { FiguresAnswer } from '@hearthkin/domain/insights/figures';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../data/kit/live-query';
import { formatMonth } from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';
import { staffViewPath } from '../../../lib/staff-views';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { FLIP_IN_RTL } from '../../../ui/layout/flip-in-rtl';
import { FOUNDED_YEAR } from '../../../ui/layout/founded-year';
import { monthFigures } from '../admin-queries';
import { RefreshButton } from '../inbox/refresh-button';
import { SectionHeading } from '../section-heading';
import { FIGURE_GROUPS } from './figure-groups';

/** A month's money, sessions, cancellations and no-shows, beside the month before. */
export function FiguresView() {
  const current = utcDay(useNow()).slice(0, 7);
  const first = `${FOUNDED_YEAR}-01`;
  const [query] = useSearchParams();
  const asked = monthSchema.safeParse(query.get('month'));
  const month =
    asked.success && asked.data >= first && asked.data <= current ? asked.data : current;
  const read = useLive(monthFigures(month));
  const title = formatMonth(month, 'long');
  return (
    <Box component="section" aria-labelledby="figures">
      <SectionHeading id="figures" title={title}>
        <MonthLink month={month > first ? monthsFrom(month, -1) : null} label="Month before">
          <ChevronLeftRounded sx={FLIP_IN_RTL} />
        </MonthLink>
        <MonthLink month={month < current ? monthsFrom(month, 1) : null} label="Month after">
          <ChevronRightRounded sx={FLIP_IN_RTL} />
        </MonthLink>
        <RefreshButton read={read} />
      </SectionHeading>
      {!arePaymentsLive() && (
        <Alert severity="info" role="note" sx={{ mb: 3 }}>
          Payments aren’t live. Amounts are only written down, and no money has moved.
        </Alert>
      )}
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <Box role="status" aria-busy aria-label={`Loading the figures of ${title}`}>
          <Skeleton variant="rounded" height={480} />
        </Box>
      )}
      {read.status === 'ready' && (
        <Stack sx={{ gap: 4 }}>
          {FIGURE_GROUPS.map((group) => (
            <Group key={group.title} {...group} month={month} figures={read.data} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface MonthLinkProps {
  /** Null where there is none to go to. */
  readonly month: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

function MonthLink({ month, label, children }: MonthLinkProps) {
  if (month === null) {
    return (
      <IconButton disabled aria-label={label}>
        {children}
      </IconButton>
    );
  }
  return (
    <IconButton
      component={Link}
      to={`${staffViewPath('figures')}&month=${month}`}
      aria-label={`${label}: ${formatMonth(month, 'long')}`}
    >
      {children}
    </IconButton>
  );
}

type GroupProps = (typeof FIGURE_GROUPS)[number] & {
  readonly month: string;
  readonly figures: FiguresAnswer;
};

function Group({ title, text, rows, month, figures }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5, maxWidth: '72ch' }}>
        {text}
      </Typography>
      <Card sx={{ px: { xs: 2, sm: 2.5 } }}>
        <Box component="table" aria-labelledby={id} sx={TABLE}>
          <thead>
            <tr>
              <td />
              <th scope="col">{formatMonth(month, 'short')}</th>
              <th scope="col">{formatMonth(monthsFrom(month, -1), 'short')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, words }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{words(figures.month)}</td>
                <td>{words(figures.before)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Card>
    </section>
  );
}

const TABLE = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1.25,
    px: 0,
    paddingInlineStart: 2,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { textAlign: 'start', fontWeight: 400 },
  '& thead th': { width: { sm: 150 }, typography: 'body2', color: 'text.secondary' },
  '& tbody td': { whiteSpace: 'nowrap' },
  '& tbody td:nth-of-type(1)': { fontWeight: 650 },
  '& tbody td:nth-of-type(2)': { color: 'text.secondary' },
} as const;
