import { activityPhase } from '@hearthkin/domain/community/activity';
import { planLineAt } from '@hearthkin/domain/community/plan-line';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Activity } from '../../data/activities/activity-queries';
import { companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { clocksDiffer, formatTime, ownTimeZone } from '../../lib/format';
import { companionPath } from '../../lib/paths';
import { signupIsIncomplete, useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useNow } from '../../ui/hooks/clock';
import { PageHeading } from '../../ui/layout/page-heading';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Rating } from '../../ui/people/rating';
import { ReportButton } from '../safety/public';
import { ActivityFacts } from './activity-facts';
import { ActivityReviews } from './activity-reviews';
import { Participants } from './participants';
import { PlacePanel } from './place-panel';
import { Section } from './section';
import { useOwnPlace } from './use-participants';

/** A group activity with its details, participants and reviews. */
export function ActivityView({ activity }: { readonly activity: Doc<Activity> }) {
  const { id, data } = activity;
  const now = useNow();
  const session = useSession();
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const place = useOwnPlace(id, uid);
  const seesNames = session.status === 'signed-in' && (session.isAdmin || uid === data.hostId);
  const [message, setMessage] = useState<string | null>(null);
  const phase = activityPhase(data, now);
  return (
    <>
      <Stack sx={{ gap: 2, mb: 3 }}>
        <PageHeading>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {data.title}
          </Box>
        </PageHeading>
        {phase === 'cancelled' && (
          <Alert severity="warning">
            This activity is canceled.{data.notes !== '' && ` ${data.notes}`}
          </Alert>
        )}
        {phase === 'hidden' && (
          <Alert severity="info">Only the host and our team can see this page.</Alert>
        )}
        {phase === 'over' && <Alert severity="info">This activity is over.</Alert>}
        <Tags tags={data.tags} />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 3, gridRow: 1, gridColumn: { md: 2 } }}>
          <ActivityFacts activity={activity} phase={phase} />
          <PlacePanel
            activity={activity}
            phase={phase}
            uid={uid}
            place={place}
            onMessage={setMessage}
          />
          <HostCard activity={data} />
        </Stack>
        <Stack sx={{ gap: 3.5, minWidth: 0, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
          <Section title="What we do">
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
              {data.description}
            </Typography>
          </Section>
          <TitledList
            title="Schedule"
            lines={data.schedule.map((line) => planLine(line, data))}
            isOrdered
          />
          <TitledList title="Benefits" lines={data.benefits} />
          <TitledList title="What to bring" lines={data.whatToBring} />
          <TitledList title="Requirements" lines={data.requirements} />
          {phase !== 'hidden' && (
            <>
              <Participants
                activity={activity}
                place={place}
                readerUid={seesNames ? session.uid : null}
              />
              <ActivityReviews
                activityId={id}
                uid={uid}
                mayReview={phase === 'over' && place.isIn === true}
                onMessage={setMessage}
              />
            </>
          )}
          {phase !== 'hidden' && uid !== data.hostId && (
            <div>
              <ReportButton
                title="Report this activity"
                choices={[
                  { place: { kind: 'activity', activityId: id }, label: 'The activity' },
                  { place: { kind: 'person', uid: data.hostId }, label: 'Its host' },
                ]}
              />
            </div>
          )}
        </Stack>
      </Box>
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label="Tags"
      sx={{ flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <Chip key={tag} component="li" size="small" label={tag} />
      ))}
    </Stack>
  );
}

/** A line of a plan, with its time on the reader's clock, and on that of the city where they differ. */
function planLine(line: Activity['schedule'][number], activity: Activity): string {
  const at = planLineAt(line, activity);
  if (at === null) return line.text;
  const own = ownTimeZone();
  const { timeZone, city } = activity;
  const there = formatTime(at, timeZone);
  return clocksDiffer(at, own, timeZone)
    ? `${formatTime(at, own)}, your time (${there} in ${city}): ${line.text}`
    : `${there}: ${line.text}`;
}

interface TitledListProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Renders an ordered list. */
  readonly isOrdered?: boolean;
}

/** A titled list; nothing when it is empty. */
function TitledList({ title, lines, isOrdered = false }: TitledListProps) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <Box
        component={isOrdered ? 'ol' : 'ul'}
        sx={{ m: 0, paddingInlineStart: 2.5, '& li': { py: 0.5, overflowWrap: 'anywhere' } }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Section>
  );
}

/** The host. The rating comes from their listing. */
function HostCard({ activity: { hostId, host } }: { readonly activity: Activity }) {
  const read = useLive(companion(hostId));
  const listing = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const { name, specialties, bio, yearsExperience } = host;
  return (
    <Card component="section" aria-label="Your host" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={name} photo={listing?.photo ?? null} size={56} />
        <div>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {listing?.listed === true ? (
              <MuiLink component={Link} to={companionPath(hostId)}>
                {name}
              </MuiLink>
            ) : (
              name
            )}
          </Typography>
          {listing !== null && (
            <Rating average={listing.ratingAverage} count={listing.ratingCount} />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {yearsExperience === 1 ? '1 year' : `${yearsExperience} years`} of experience
          </Typography>
        </div>
      </Stack>
      <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {bio}
      </Typography>
      {specialties.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label="Specialties"
          sx={{ flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, mt: 1.5, listStyle: 'none' }}
        >
          {specialties.map((specialty) => (
            <Chip key={specialty} component="li" size="small" label={specialty} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
