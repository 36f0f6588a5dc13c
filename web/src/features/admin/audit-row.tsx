import { type AuditEntry, STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from './format-date-time';
import { PersonName } from './person-name';

export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { act, by, at, target, note } = entry;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {STAFF_ACTS[act]}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        <PersonName uid={by} />, {formatDateTime(at)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {target}
      </Typography>
      {note !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
