import type { Payout } from '@hearthkin/domain/payment/ledger';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { PAYOUTS_PAGE, payoutPages } from '../../data/earnings/earnings-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { formatDay, formatMoney, ownTimeZone } from '../../lib/format';
import { bookingPath, PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { useNow } from '../../ui/hooks/clock';
import { CsvExport } from '../export/public';
import { memberNames, payoutCsv } from './payout-csv';
import { payoutState, STATE_WORDS } from './payout-state';
import { activityWords, bearerWords, priceWords } from './payout-words';

/** Payouts per read when exporting. */
const EXPORT_PAGE = 200;

const csvWithNames = async (payouts: readonly Doc<Payout>[], now: Date) =>
  payoutCsv(payouts, await memberNames(payouts), now);

/** All payouts, latest first, page by page. */
export function PayoutList({ uid }: { readonly uid: string }) {
  const now = useNow();
  const read = useLive(payoutPages(uid, PAYOUTS_PAGE));
  const items = read.status === 'ready' ? read.data.items : [];
  const members = items.map(({ data }) => data.spenderId);
  const people = useLatest(useLive(profilesOf([...new Set(members)])));
  const nameOf = ({ spenderId }: Payout) => publicPerson(people, spenderId)?.name ?? null;

  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <PayoutSkeletons />;
  if (items.length === 0) {
    return (
      <EmptyState
        scene="calendar"
        title="No payouts yet"
        text="Payouts show up here after your first session."
      >
        <Button component={RouterLink} to={PATHS.myBookings} variant="contained">
          See your bookings
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box component="section" aria-labelledby="payouts">
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
      >
        <Typography variant="h2" id="payouts">
          Payouts
        </Typography>
        <CsvExport
          things="payouts"
          list={{ name: 'payouts', pages: () => payoutPages(uid, EXPORT_PAGE), csv: csvWithNames }}
        />
      </Stack>
      <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, mt: 2, listStyle: 'none' }}>
        {items.map((payout) => (
          <li key={payout.id}>
            <PayoutRow payout={payout} name={nameOf(payout.data)} now={now} />
          </li>
        ))}
      </Stack>
      {read.data.hasMore && (
        <LoadMore
          state={read.data.more}
          onMore={read.more}
          what="payouts"
          label="Show more payouts"
        />
      )}
    </Box>
  );
}

interface PayoutRowProps {
  readonly payout: Doc<Payout>;
  readonly name: string | null;
  readonly now: Date;
}

/** The companion's pay for a session, large, and how it comes about, small. */
function PayoutRow({ payout: { id, data }, name, now }: PayoutRowProps) {
  const state = payoutState(data, now);
  const { label, color } = STATE_WORDS[state];
  const due = formatDay(data.dueAt, ownTimeZone());
  const { session } = data;
  return (
    <Card component="article" aria-label={`Payout for ${name ?? 'a session'}`} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatMoney(data.payoutMinor)}
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {activityWords(data)} with{' '}
            {name === null ? (
              <Skeleton component="span" width={90} sx={{ display: 'inline-block' }} />
            ) : (
              <Link component={RouterLink} to={bookingPath(id)} color="inherit">
                {name}
              </Link>
            )}
          </Typography>
          {session !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDay(session.startsAt, session.timeZone)}
            </Typography>
          )}
        </Box>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5, minWidth: '7rem', textAlign: 'end' }}>
          <Chip size="small" label={label} color={color} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {WHEN[state](due, formatDay(data.paidAt ?? data.dueAt, ownTimeZone()))}
          </Typography>
        </Stack>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {[priceWords(data), ...bearerWords(data)].join(' · ')}
      </Typography>
    </Card>
  );
}

/** The time at which the pay is due, or why it isn't. */
const WHEN: Readonly<
  Record<ReturnType<typeof payoutState>, (due: string, paid: string) => string>
> = {
  pending: (due) => `Due on ${due}`,
  due: (due) => `Due since ${due}`,
  sending: () => 'To your payout account',
  waiting: () => 'Until your payout account is ready',
  paid: (_, paid) => `Sent on ${paid}`,
  written: () => 'Before payments went live',
  'on-hold': () => 'Until it’s decided',
  stopped: () => 'While our team reviews it',
  refunded: () => 'By the decision about a claim',
};

function PayoutSkeletons() {
  return (
    <Stack sx={{ gap: 1.5 }} role="status" aria-busy aria-label="Loading payouts">
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={104} />
    </Stack>
  );
}
