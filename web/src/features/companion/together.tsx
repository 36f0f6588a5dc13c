import {
  type ActivityId,
  activityOf,
  durationsFor,
  offeredActivities,
} from '@hearthkin/domain/foundation/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Companion } from '../../data/companions/companion-queries';
import { formatDuration, formatMoney } from '../../lib/format';
import { bookPath } from '../../lib/paths';
import { FLIP_IN_RTL } from '../../ui/layout/flip-in-rtl';
import type { CompanionProfileProps } from './companion-profile';
import { isAllowedToBook } from './viewer';

/** The activities with this companion, with the price per hour; each leads to its booking. */
export function Together({ companionId, companion, viewer, intent }: CompanionProfileProps) {
  const canBook = isAllowedToBook(viewer);
  return (
    <>
      <Box
        component="ul"
        aria-label="Activities"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1.25,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {offeredActivities(companion).map((id) => (
          <li key={id}>
            {canBook ? (
              <Box
                component={Link}
                // A chosen activity is not "talk right now".
                to={bookPath(companionId, { ...intent, type: null, activity: id })}
                sx={{ ...ROW, '&:hover': { borderColor: 'primary.main' } }}
              >
                <Words id={id} companion={companion} />
                <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary', ...FLIP_IN_RTL }} />
              </Box>
            ) : (
              <Box sx={ROW}>
                <Words id={id} companion={companion} />
              </Box>
            )}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Prices are per hour, before discounts.
      </Typography>
    </>
  );
}

interface WordsProps {
  readonly id: ActivityId;
  readonly companion: Companion;
}

function Words({ id, companion }: WordsProps) {
  const { name, virtual } = activityOf(id);
  const lengths = durationsFor(id, companion);
  const [shortest = 0] = lengths;
  const longest = lengths.at(-1) ?? shortest;
  return (
    <>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {name}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
        >
          {virtual ? 'Online' : 'In person'}, {formatDuration(shortest)}
          {longest > shortest && ` to ${formatDuration(longest)}`}
        </Box>
      </Box>
      <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(activityRateMinor(id, companion.hourlyRate))}
      </Box>
    </>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 1,
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
} as const;
