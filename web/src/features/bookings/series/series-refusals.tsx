import type { SeriesRefusal } from '@hearthkin/domain/booking/series';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { formatDate, ownTimeZone } from '../../../lib/format';

interface SeriesRefusalsProps {
  readonly refused: readonly SeriesRefusal[];
}

/** The sessions of a series that couldn't be answered with the others, each with the reason. */
export function SeriesRefusals({ refused }: SeriesRefusalsProps) {
  return (
    <Stack role="alert" sx={{ gap: 1, my: 1.5 }}>
      {refused.map(({ bookingId, startsAt, code }) => (
        <Alert key={bookingId} severity="warning" role="none">
          {`${formatDate(new Date(startsAt), ownTimeZone())} stays open. ${ERROR_MESSAGES[code]}`}
        </Alert>
      ))}
    </Stack>
  );
}
