import { type Duty, nextDutyFrom, onDutyUntil } from '@hearthkin/domain/admin/duty';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { useSession } from '../../../session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { RingChoice } from '../../../ui/layout/ring-choice';
import { rota } from '../admin-queries';
import { TeamName } from '../people/person-name';
import { SectionHeading } from '../section-heading';

const DutyDialog = late(async () => (await import('./duty-dialog')).DutyDialog);

/** The staff who are on duty now, the next one, and the own times. */
export function DutyPanel() {
  const read = useLive(rota());
  const entries = useLatest(read);
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const uid = session.status === 'signed-in' ? session.uid : null;
  const own = entries.status === 'ready' ? entries.data.find(({ by }) => by === uid) : undefined;
  return (
    <Box component="section" aria-labelledby="on-duty">
      <SectionHeading id="on-duty" title="On duty">
        <Button
          variant="outlined"
          disabled={entries.status !== 'ready'}
          onClick={() => setOpen(true)}
        >
          Your times
        </Button>
      </SectionHeading>
      <Card sx={{ px: 2.5, py: 2 }}>
        {entries.status === 'loading' && <Skeleton width="60%" />}
        {entries.status === 'failed' && <LoadFailed retry={entries.retry} />}
        {entries.status === 'ready' && <NowAndNext entries={entries.data} />}
        <RingChoice
          label="Ring for danger"
          on="This device rings when someone may be in danger, until you open or silence it."
          off="Plays a sound on this device when someone may be in danger."
        />
      </Card>
      {isOpen && (
        <DutyDialog
          own={own ?? null}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            read.retry();
          }}
        />
      )}
    </Box>
  );
}

function NowAndNext({ entries }: { readonly entries: readonly Duty[] }) {
  const now = useNow();
  const zone = ownTimeZone();
  const present = entries.flatMap((duty) => {
    const until = onDutyUntil(duty, now);
    return until === null ? [] : [{ by: duty.by, until }];
  });
  const next = entries
    .flatMap((duty) => {
      const from = nextDutyFrom(duty, now);
      return from === null ? [] : [{ by: duty.by, from }];
    })
    .sort((one, other) => one.from.getTime() - other.from.getTime())
    .at(0);
  return (
    <>
      {present.length === 0 ? (
        <Alert severity="warning">
          No one is on duty now. People who call for help read that they shouldn’t wait for us.
        </Alert>
      ) : (
        <Box component="ul" aria-label="On duty now" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {present.map(({ by, until }) => (
            <Typography component="li" key={by}>
              <TeamName uid={by} />,{' '}
              {until.getTime() - now.getTime() > 6 * DAY_MS
                ? 'around the clock'
                : `until ${formatDate(until, zone)}, ${formatTime(until, zone)}`}
            </Typography>
          ))}
        </Box>
      )}
      {next !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Next: <TeamName uid={next.by} />, {formatDate(next.from, zone)},{' '}
          {formatTime(next.from, zone)}
        </Typography>
      )}
    </>
  );
}
