import { REPORT_KIND_NAMES, REPORT_REASONS } from '@hearthkin/domain/safety/report-reasons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../data/kit/live-query';
import { reportsAbout } from '../admin-queries';
import { formatDateTime } from '../format-date-time';

/** The end of a report, as staff read it. */
export const REPORT_ENDS = {
  kept: 'closed without action',
  removed: 'removed',
  'reply-removed': 'answer removed',
  warned: 'warned',
  restricted: 'restricted',
  suspended: 'suspended',
} as const;

interface EarlierReportsProps {
  readonly uid: string;
  /** The report that is shown. */
  readonly except: string;
}

/** The other reports about a person, and how they ended. */
export function EarlierReports({ uid, except }: EarlierReportsProps) {
  const read = useLive(reportsAbout(uid));
  if (read.status === 'failed') {
    return (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        Earlier reports couldn’t be read.
      </Typography>
    );
  }
  if (read.status === 'loading') return null;
  const others = read.data.filter(({ id }) => id !== except);
  return (
    <Box sx={{ mt: 1.5, typography: 'body2', color: 'text.secondary' }}>
      {others.length === 0 ? (
        'No other reports about them.'
      ) : (
        <>
          The latest other reports about them:
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {others.map(({ id, kind, reason, createdAt, outcome }) => (
              <li key={id}>
                {REPORT_KIND_NAMES[kind]}: {REPORT_REASONS[reason].label},{' '}
                {formatDateTime(createdAt)}, {outcome === null ? 'open' : REPORT_ENDS[outcome]}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
