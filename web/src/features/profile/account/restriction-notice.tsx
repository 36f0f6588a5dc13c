import type { Restriction } from '@hearthkin/domain/account/restriction';
import { accountRestricted } from '@hearthkin/domain/news/words';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatDay, ownTimeZone } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';

interface RestrictionNoticeProps {
  readonly restriction: Restriction;
}

/** The end of the restriction by which our team keeps the person from meeting others, its limits, and the reason. */
export function RestrictionNotice({ restriction: { until, reason } }: RestrictionNoticeProps) {
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">Your account is restricted</AlertTitle>
      {accountRestricted(formatDay(until, ownTimeZone()))}
      {reason !== '' && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Reason: {reason}
        </Typography>
      )}
      <div>
        <Button
          component={Link}
          to={PATHS.contact}
          color="inherit"
          sx={{ minHeight: 44, marginInlineStart: -2 }}
        >
          Think this is a mistake? Contact us
        </Button>
      </div>
    </Alert>
  );
}
