import { ACTIVITY_IDS, activityOf } from '@hearthkin/domain/booking/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../lib/format';
import { SideCard } from './side-card';

/** The hourly price of every activity with this companion. */
export function PriceCard({ hourlyRate }: { readonly hourlyRate: number }) {
  return (
    <SideCard title="Prices by activity">
      <Box component="dl" sx={{ m: 0 }}>
        {ACTIVITY_IDS.map((id) => (
          <Box
            key={id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box component="dt">{activityOf(id).name}</Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontWeight: 650,
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {formatMoney(activityRateMinor(id, hourlyRate))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        For an hour, before discounts.
      </Typography>
    </SideCard>
  );
}
