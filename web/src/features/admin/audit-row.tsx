import { type AuditEntry, STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from './format-date-time';
import { PersonName } from './person-name';

interface AuditRowProps {
  readonly entry: AuditEntry;
  /** What it was done to, where the screen isn't about that already. */
  readonly showsTarget: boolean;
}

/** One act of staff: what, who, when. */
export function AuditRow({ entry, showsTarget }: AuditRowProps) {
  const { act, kind, by, at, target, note, concerns } = entry;
  const people = kind === 'read' && concerns.length > 1 ? ` (${concerns.length} people)` : '';
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {STAFF_ACTS[act]}
        {people}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        <PersonName uid={by} />, {formatDateTime(at)}
      </Typography>
      {showsTarget && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {target}
        </Typography>
      )}
      {note !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
