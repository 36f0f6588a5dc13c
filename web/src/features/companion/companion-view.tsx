import { ACTIVITY_IDS, activityOf } from '@hearthkin/domain/booking/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { formatMoney } from '../../lib/format';
import type { BookingIntent } from '../../lib/paths';
import { useSession } from '../../session/session';
import { BookingCard } from './booking-card';
import { CheckedCard } from './checked-card';
import { COLUMNS } from './columns';
import { CompanionHeader } from './companion-header';
import { CompanionTabs } from './companion-tabs';
import { SideCard } from './side-card';
import { StructuredData } from './structured-data';
import type { Viewer } from './viewer';

export interface CompanionViewProps {
  readonly companionId: string;
  readonly companion: Companion;
  readonly viewer: Viewer;
  /** The visitor's choices, passed on to the booking page. */
  readonly intent: BookingIntent;
}

export function CompanionView(props: CompanionViewProps) {
  const { companionId, companion, viewer } = props;
  useViewCount(companionId, companion.listed, viewer);
  return (
    <Stack sx={{ gap: 3 }}>
      {companion.listed ? (
        <StructuredData companion={companion} />
      ) : (
        <Alert severity="info">
          This profile is not listed yet: only the companion and staff can see it.
        </Alert>
      )}
      <CompanionHeader companion={companion} />
      <Box sx={COLUMNS}>
        {/* First in the tab order, because the week's hours are many links. */}
        <Box sx={{ gridArea: 'book' }}>
          <BookingCard {...props} />
        </Box>
        <Box sx={{ gridArea: 'tabs', minWidth: 0 }}>
          <CompanionTabs {...props} />
        </Box>
        <Stack sx={{ gridArea: 'more', gap: 3 }}>
          <PriceCard hourlyRate={companion.hourlyRate} />
          <CheckedCard companion={companion} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** Counts a profile view, except by visitors and the companion. */
function useViewCount(companionId: string, isListed: boolean, viewer: Viewer): void {
  const session = useSession();
  const counts = isListed && viewer !== 'visitor' && viewer !== 'self';
  const viewerId = counts && session.status === 'signed-in' ? session.uid : null;
  useEffect(() => {
    if (viewerId === null) return;
    import('./profile-view-store').then(
      ({ countProfileView }) => countProfileView(companionId, viewerId, new Date()),
      // A failure doesn't matter.
      () => {},
    );
  }, [companionId, viewerId]);
}

/** The hourly price of every activity with this companion. */
function PriceCard({ hourlyRate }: { readonly hourlyRate: number }) {
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
