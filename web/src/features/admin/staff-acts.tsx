import type { AuditEntry, AuditKind } from '@hearthkin/domain/admin/audit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type LiveQuery, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { AuditRow } from './audit/audit-row';

type Entries = LiveQuery<readonly Doc<AuditEntry>[]>;

interface StaffActsProps {
  /** The latest entries of a kind about one thing. */
  readonly entriesOf: (kind: AuditKind) => Entries;
}

/** The acts of staff about an account or a booking; on request, who looked at it. */
export function StaffActs({ entriesOf }: StaffActsProps) {
  const [showsReads, setShowsReads] = useState(false);
  return (
    <>
      <ActList entries={entriesOf('decision')} title="Team actions" />
      {showsReads ? (
        <ActList entries={entriesOf('read')} title="Who looked" />
      ) : (
        <Button
          onClick={() => setShowsReads(true)}
          sx={{ alignSelf: 'start', marginInlineStart: -1 }}
        >
          Show who looked
        </Button>
      )}
    </>
  );
}

function ActList({ entries, title }: { readonly entries: Entries; readonly title: string }) {
  const id = useId();
  const acts = useLive(entries);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {acts.status === 'loading' && <Skeleton height={48} />}
      {acts.status === 'failed' && <LoadFailed retry={acts.retry} />}
      {acts.status === 'ready' && acts.data.length === 0 && <Typography>Nothing yet.</Typography>}
      {acts.status === 'ready' && (
        <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {acts.data.map(({ id: entry, data }) => (
            <AuditRow key={entry} entry={data} showsTarget={false} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
