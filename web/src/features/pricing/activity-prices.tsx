import { ACTIVITY_IDS, type ActivityId, activityOf } from '@hearthkin/domain/foundation/activities';
import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import { MINOR_PER_MAJOR, percentOfMinor } from '@hearthkin/domain/foundation/money';
import { HAPPY_HOUR_PERCENT, isHappyHour } from '@hearthkin/domain/pricing/happy-hour';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney, ownTimeZone } from '../../lib/format';
import { browsePath } from '../../lib/paths';
import { useNow } from '../../ui/hooks/clock';
import { useIsHydrated } from '../../ui/hooks/hydrated';
import { CardGrid } from '../../ui/layout/card-grid';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

/** Prices per activity at the default rate, discounted in Happy Hour. */
export function ActivityPrices() {
  const isHydrated = useIsHydrated();
  const now = useNow();
  // Prerendering doesn't know the reader's time zone.
  const isHappy = isHydrated && isHappyHour(now, ownTimeZone());
  return (
    <Box component="section" aria-labelledby="per-session">
      <Typography variant="h2" id="per-session">
        Pay per session
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, maxWidth: '70ch' }}>
        Per hour, with a companion whose rate is{' '}
        {formatMoney(DEFAULT_HOURLY_RATE * MINOR_PER_MAJOR)}. Companions set their own rates.
        {isHappy &&
          ' The lower price is for sessions that start in Happy Hour, on the companion’s clock, with companions who offer it.'}
      </Typography>
      <CardGrid columns={{ sm: 2, md: 3 }}>
        {ACTIVITY_IDS.map((id) => (
          <ActivityPrice key={id} id={id} isHappy={isHappy} />
        ))}
      </CardGrid>
    </Box>
  );
}

function ActivityPrice({ id, isHappy }: { readonly id: ActivityId; readonly isHappy: boolean }) {
  const listMinor = activityRateMinor(id, DEFAULT_HOURLY_RATE);
  const { name } = activityOf(id);
  return (
    <Card
      component="li"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, p: 2 }}
    >
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography>
          <strong>
            {formatMoney(isHappy ? percentOfMinor(listMinor, 100 - HAPPY_HOUR_PERCENT) : listMinor)}
          </strong>{' '}
          an hour{' '}
          {isHappy && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <VisuallyHidden>instead of </VisuallyHidden>
              <s>{formatMoney(listMinor)}</s>
            </Box>
          )}
        </Typography>
      </div>
      <Button
        component={Link}
        to={browsePath({ activity: id })}
        aria-label={`Find a companion for ${name}`}
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        Find
      </Button>
    </Card>
  );
}
