import { formatCount } from '@hearthkin/domain/foundation/formats';
import { payoutsNote } from '@hearthkin/domain/payment/payment-words';
import { statementOf } from '@hearthkin/domain/payment/statement';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { yearPayoutPages } from '../../data/earnings/earnings-queries';
import { fromServer, useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { PrintStyles } from '../../ui/layout/print-styles';
import { StatementSheet } from './statement-sheet';

/** A companion's printable statement of a year. */
export function StatementPage() {
  const { year = '' } = useParams();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const isYear = /^20\d{2}$/.test(year);
  const title = isYear ? `Statement ${year}` : 'Statement';
  return (
    <Page title={title} description="What you earned in a year." width="md">
      <PrintStyles />
      <Breadcrumb parents={[CRUMBS.earnings]} here={title} />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>{title}</PageHeading>
        {uid !== null && isYear && <YearStatement key={year} uid={uid} year={year} />}
        {!isYear && <NoStatement title="We can’t find this statement" text="Choose a year." />}
      </Stack>
    </Page>
  );
}

/** The most payouts that a browser adds up. */
const MAX_PAYOUTS = 5_000;

interface YearStatementProps {
  readonly uid: string;
  readonly year: string;
}

/** Reads all payouts, page by page, before it shows a sum. */
function YearStatement({ uid, year }: YearStatementProps) {
  const account = useLive(user(uid));
  const read = useLive(yearPayoutPages(uid, year));
  const pages = read.status === 'ready' ? read.data : null;
  const items = pages?.items ?? [];
  const isTooMany = items.length >= MAX_PAYOUTS;
  const isFresh = fromServer(read, null) !== null;
  // How many are read when the next page is needed; null when none is.
  const isNext = isFresh && pages?.hasMore === true && pages.more === 'idle' && !isTooMany;
  const next = isNext ? items.length : null;
  const { more } = read;
  useEffect(() => {
    if (next !== null) more();
  }, [next, more]);

  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (account.status === 'failed') return <LoadFailed retry={account.retry} />;
  if (pages?.more === 'failed') return <LoadFailed retry={more} />;
  if (isTooMany && pages?.hasMore) {
    return (
      <NoStatement
        title="There’s too much for one page"
        text={`You have more than ${formatCount(MAX_PAYOUTS)} payouts since the start of ${year}. The CSV under Earnings has all of them.`}
      />
    );
  }
  if (!isFresh || pages === null || pages.hasMore || account.status !== 'ready') {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <CircularProgress size={20} aria-label="Reading payouts" />
        <Typography role="status">
          {items.length === 1 ? '1 payout' : `${items.length} payouts`} read
        </Typography>
      </Stack>
    );
  }
  const payouts = items.flatMap(({ data }) => data.payout ?? []);
  const unread = items.length - payouts.length;
  const statement = statementOf(payouts, year);
  const owner = account.data?.data;
  const note = payoutsNote(arePaymentsLive());
  return (
    <>
      {unread > 0 && (
        <Alert severity="warning">
          We couldn’t read {unread === 1 ? 'one payout' : `${unread} payouts`}, so these sums may be
          too low. Please <Link to={PATHS.contact}>contact us</Link>.
        </Alert>
      )}
      {statement.total.sessions === 0 ? (
        <NoStatement title={`No paid sessions in ${year}`} text="Statements list paid sessions." />
      ) : (
        <>
          <StatementSheet
            name={`${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim()}
            year={year}
            statement={statement}
          />
          <Button
            variant="outlined"
            startIcon={<PrintOutlined />}
            onClick={() => window.print()}
            sx={{ displayPrint: 'none', alignSelf: 'flex-start' }}
          >
            Print
          </Button>
        </>
      )}
      {note !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
}

function NoStatement({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState scene="letter" title={title} text={text}>
      <Button component={Link} to={PATHS.earnings} variant="contained">
        See your earnings
      </Button>
    </EmptyState>
  );
}
