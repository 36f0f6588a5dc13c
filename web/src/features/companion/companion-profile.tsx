import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId } from 'react';
import type { Companion, LiveCompanion } from '../../data/companions/companion-queries';
import { formatDay, ownTimeZone } from '../../lib/format';
import type { BookingIntent } from '../../lib/paths';
import { NamedSection, useIsNamed } from '../../ui/layout/named-section';
import { WhenSeen } from '../../ui/layout/when-seen';
import { ReportButton, type ReportChoice, type ReportChoices } from '../safety/public';
import { About } from './about';
import { Availability } from './availability';
import { type BadgeId, badgesOf } from './badges';
import { BookingPanel } from './booking-panel';
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
  return (
    <Box sx={PAGE}>
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

/** The meaning of each badge, and the day when it was given. */
function CheckedCard({ companion }: { readonly companion: Companion }) {
  const { badges, badgesGivenAt } = companion;
  const shown = badgesOf(badges);
  if (shown.length === 0) return null;
  return (
    <SideCard title="What we checked">
      <Stack component="ul" sx={{ gap: 1.75, p: 0, m: 0, listStyle: 'none' }}>
        {shown.map(({ id, label, checked, icon }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5 }}>
            <Box aria-hidden sx={{ display: 'flex', color: 'success.main', pt: 0.25 }}>
              {icon}
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {checked}
              </Typography>
              <CheckedOn id={id} given={badgesGivenAt[id]} />
            </div>
          </Box>
        ))}
      </Stack>
    </SideCard>
  );
}

interface CheckedOnProps {
  readonly id: BadgeId;
  readonly given: Date | null;
}

/** The date of a badge; nothing when unknown. */
function CheckedOn({ id, given }: CheckedOnProps) {
  if (given === null) return null;
  // That of a report is a day, which is the same everywhere.
  const isReport = id === 'background';
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {isReport ? 'Report of' : 'Checked on'}{' '}
      <time dateTime={given.toISOString()}>
        {formatDay(given, isReport ? 'UTC' : ownTimeZone())}
      </time>
    </Typography>
  );
}

interface SideCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

function SideCard({ title, children }: SideCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
