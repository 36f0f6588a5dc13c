import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo, useRef } from 'react';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { ReportButton } from '../../data/reports/report-button';
import type { ReportChoice, ReportChoices } from '../../data/reports/report-place';
import { type BookingIntent, companionPath } from '../../lib/paths';
import { useKeepView } from '../../session/use-keep-view';
import { NamedSection, useIsNamed } from '../../ui/layout/named-section';
import { WhenSeen } from '../../ui/layout/when-seen';
import { About } from './about';
import { Availability } from './availability';
import { BookingPanel } from './booking-panel';
import { CheckedCard } from './checked-card';
import { CompanionHeader } from './companion-header';
import { ReviewsPanel } from './reviews-panel';
import { Together } from './together';
import type { Viewer } from './viewer';

export interface CompanionProfileProps {
  readonly companionId: string;
  readonly companion: LiveCompanion;
  readonly viewer: Viewer;
  /** The visitor's choices, passed on to the booking page. */
  readonly intent: BookingIntent;
}

/** All that a companion's page says of them. A preview shows it of a listing that isn't saved. */
export const CompanionProfile = memo(function CompanionProfile(props: CompanionProfileProps) {
  const { companionId, companion, viewer } = props;
  const { displayName, ratingCount } = companion;
  const place = useRef<HTMLDivElement>(null);
  useKeepView(place, companionPath(companionId), viewer === 'member' && companion.listed);
  return (
    <Box ref={place} sx={PAGE}>
      <Box sx={{ order: 1, minWidth: 0, gridColumn: 1, gridRow: { md: 1 } }}>
        <CompanionHeader companion={companion} />
      </Box>
      {/* First in the tab order, because the week's hours are many links. */}
      <Stack
        sx={{
          gridColumn: 2,
          gridRow: { md: '1 / 3' },
          display: { xs: 'contents', md: 'flex' },
          position: 'sticky',
          top: 'calc(var(--header, 68px) + 24px)',
          gap: 3,
        }}
      >
        <BookingPanel {...props} />
        <Box sx={{ order: 4 }}>
          <CheckedCard companion={companion} />
        </Box>
      </Stack>
      <Stack sx={{ order: 3, gap: 5, minWidth: 0, gridColumn: 1, gridRow: { md: 2 } }}>
        <NamedSection id="about" title={`About ${displayName}`}>
          <About companion={companion} />
        </NamedSection>
        <NamedSection id="together" title="What you could do together">
          <Together {...props} />
        </NamedSection>
        <NamedSection id="availability" title={`When ${displayName} is free`}>
          <WhenSeen height={260} isWanted={useIsNamed('availability')}>
            <Availability {...props} />
          </WhenSeen>
        </NamedSection>
        <NamedSection id="reviews" title={ratingCount > 0 ? `Reviews (${ratingCount})` : 'Reviews'}>
          <WhenSeen height={320} isWanted={useIsNamed('reviews')}>
            <ReviewsPanel {...props} />
          </WhenSeen>
        </NamedSection>
        {viewer !== 'self' && viewer !== 'staff' && (
          <div>
            <ReportButton
              title={`Report ${displayName}`}
              choices={reportable(companionId, companion)}
            />
          </div>
        )}
      </Stack>
    </Box>
  );
});

/** The parts of a companion's page that can be reported. */
function reportable(companionId: string, { photo, video, cover }: LiveCompanion): ReportChoices {
  const shown = [
    ['Their photo', photo],
    ['Their video', video],
    ['The picture at the top', cover],
  ] as const;
  const files = shown.flatMap(([label, file]): ReportChoice[] =>
    file === null ? [] : [{ place: { kind: 'photo', uid: companionId, photo: file }, label }],
  );
  return [
    { place: { kind: 'profile', companionId }, label: 'Their profile' },
    { place: { kind: 'listing', companionId }, label: 'What they offer' },
    ...files,
  ];
}

/** The profile, and beside it the booking panel; on a phone all in one column. */
const PAGE = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gridTemplateRows: 'auto 1fr',
  alignItems: { md: 'start' },
  columnGap: 5,
  rowGap: { xs: 4, md: 5 },
} as const;
