import type { OpenReport } from '@hearthkin/domain/admin/queue-items';
import { canEndSo, type ReportPlace } from '@hearthkin/domain/safety/report';
import {
  OUTCOME_WORDS,
  REPORT_OUTCOMES,
  type ReportKind,
  type ReportOutcome,
} from '@hearthkin/domain/safety/report-outcomes';
import {
  REPORT_KIND_NAMES,
  REPORT_REASONS,
  SEVERITY_NAMES,
} from '@hearthkin/domain/safety/report-reasons';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { useLive } from '../../../data/kit/live-query';
import { activityPath, companionPath, eventPath, storyPath } from '../../../lib/paths';
import { WhenSeen } from '../../../ui/layout/when-seen';
import { ClaimPictures } from '../../bookings/public';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { PersonLink } from '../people/person-name';
import { RESTRICTION_EFFECT, SUSPENSION_EFFECT } from '../people/restriction-effect';
import { StaffMessages } from '../people/staff-messages';
import { staffBookingPath } from '../staff-paths';
import { CardActions } from './card-actions';
import { ReportDecisionDialog } from './dialogs/report-decision-dialog';
import { EarlierReports } from './earlier-reports';
import { ReportAhead } from './report-ahead';

const DONE: Readonly<Record<ReportOutcome, string>> = {
  kept: 'The report is closed.',
  removed: 'It is removed, and the report is closed.',
  'reply-removed': 'The answer is removed, and the report is closed.',
  warned: 'The warning is sent, and the report is closed.',
  restricted: 'They are restricted, and the report is closed.',
  suspended: 'They are suspended, and the report is closed.',
};

/** A report: what was reported as it was then, who reported it about whom, and the decision. */
function ReportCard({ item: { id, data }, onDecided }: QueueCardProps<OpenReport>) {
  const { number, place, reporterId, reportedId, reason, severity, details, createdAt } = data;
  const people = useLive(profilesOf(reportedId === null ? [reporterId] : [reporterId, reportedId]));
  const nameOf = (uid: string) => publicPerson(people, uid)?.name ?? '…';
  const [asks, setAsks] = useState<ReportOutcome | null>(null);
  const outcomes = REPORT_OUTCOMES.filter((outcome) => canEndSo(data, outcome));
  const link = linkTo(place);
  return (
    <Card component="article" aria-label={`Report ${number}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1, minWidth: '16ch', overflowWrap: 'anywhere' }}>
          {REPORT_REASONS[reason].label}
        </Typography>
        <Chip
          size="small"
          label={SEVERITY_NAMES[severity]}
          color={severity === 0 ? 'error' : 'default'}
          variant={severity === 2 ? 'outlined' : 'filled'}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {REPORT_KIND_NAMES[place.kind]}, reported by <PersonLink uid={reporterId} />
        {reportedId !== null && (
          <>
            {' '}
            about <PersonLink uid={reportedId} />
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {number}, {formatDateTime(createdAt)}
      </Typography>
      {details !== '' && (
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      {severity === 0 && reportedId !== null && (
        <ReportAhead
          reportId={id}
          reporter={{ uid: reporterId, name: nameOf(reporterId), phone: data.reporterPhone }}
          reported={{ uid: reportedId, name: nameOf(reportedId) }}
        />
      )}
      <Box sx={{ mt: 1 }}>
        <ClaimPictures paths={data.pictures} from={nameOf(reporterId)} />
        {data.photo !== null && <ClaimPictures paths={[data.photo]} from="the profile" />}
      </Box>
      {data.facts.length > 0 && (
        <Box
          sx={{
            mt: 1.5,
            paddingInlineStart: 2,
            borderInlineStart: '3px solid',
            borderColor: 'divider',
            maxWidth: '72ch',
          }}
        >
          <FactList facts={data.facts.map(({ label, text }) => [label, text] as const)} />
        </Box>
      )}
      {(data.messages.length > 0 || place.kind === 'conversation') && (
        <StaffMessages messages={data.messages} nameOf={nameOf} />
      )}
      {link !== null && (
        <MuiLink component={Link} to={link} variant="body2" sx={{ display: 'block', mt: 1.5 }}>
          See it as it is now
        </MuiLink>
      )}
      {reportedId !== null && (
        <WhenSeen height={24}>
          <EarlierReports uid={reportedId} except={id} />
        </WhenSeen>
      )}
      <CardActions queue="reports">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'kept' ? 'text' : 'outlined'}
            color={outcome === 'kept' ? 'inherit' : 'error'}
            onClick={() => setAsks(outcome)}
            sx={{ minHeight: 44 }}
          >
            {actOf(outcome, place.kind)}
          </Button>
        ))}
      </CardActions>
      {asks !== null && (
        <ReportDecisionDialog
          reportId={id}
          outcome={asks}
          isDanger={severity === 0}
          act={actOf(asks, place.kind)}
          effect={effectOf(asks, place.kind)}
          reporterReads={OUTCOME_WORDS[asks]}
          onClose={() => setAsks(null)}
          done={DONE[asks]}
          onDecided={(sentence) => {
            setAsks(null);
            onDecided(sentence, sentence === DONE.kept);
          }}
        />
      )}
    </Card>
  );
}

const REMOVE: Readonly<Partial<Record<ReportKind, string>>> = {
  photo: 'Remove the photo',
  message: 'Remove the message',
  review: 'Remove the review',
  event: 'Cancel the event',
  activity: 'Cancel the activity',
  'activity-review': 'Remove the review',
  story: 'Take the story down',
};

function actOf(outcome: ReportOutcome, kind: ReportKind): string {
  if (outcome === 'kept') return 'Close without action';
  if (outcome === 'warned') return 'Warn them';
  if (outcome === 'restricted') return 'Restrict them';
  if (outcome === 'suspended') return 'Suspend them';
  return outcome === 'removed' ? (REMOVE[kind] ?? 'Remove it') : 'Remove only the answer';
}

const REMOVAL: Readonly<Partial<Record<ReportKind, string>>> = {
  photo: 'It’s gone from their profile at once. A companion without a photo isn’t listed.',
  message: 'It disappears for both of them. A “Message removed” note stays.',
  review:
    'The review is deleted, and the rating counts without it. We let its author and the companion know.',
  event: 'We let everyone who joined know. You can’t undo this.',
  activity: 'We let everyone who joined know. You can’t undo this.',
  'activity-review': 'The review is deleted, and its author can’t write another. We let them know.',
  story: 'It leaves the site. We let its author know, who can submit it again.',
};

function effectOf(outcome: ReportOutcome, kind: ReportKind): string {
  if (outcome === 'kept')
    return 'Nothing changes. We let the person who reported it know in 10 minutes, and until then you can undo it.';
  if (outcome === 'warned')
    return 'They read your reason in the app and by email. Nothing else changes.';
  if (outcome === 'restricted') return RESTRICTION_EFFECT;
  if (outcome === 'suspended') return SUSPENSION_EFFECT;
  if (outcome === 'removed') return REMOVAL[kind] ?? '';
  return 'The review stays, and the companion can’t answer it again. You can’t undo this.';
}

/** The page where staff see it on the site; null where they can't. */
function linkTo(place: ReportPlace): string | null {
  switch (place.kind) {
    case 'profile':
    case 'listing':
      return companionPath(place.companionId);
    case 'photo':
      return companionPath(place.uid);
    case 'review':
      return `${companionPath(place.companionId)}?tab=reviews`;
    case 'event':
      return eventPath(place.eventId);
    case 'activity':
    case 'activity-review':
      return activityPath(place.activityId);
    case 'story':
      return storyPath(place.storyId);
    case 'session':
      return staffBookingPath(place.bookingId);
    default:
      return null;
  }
}

export const view: QueueView<'reports'> = {
  empty: { icon: <FlagOutlined />, title: 'Nothing is reported' },
  Card: ReportCard,
  head: ['Number', 'About', 'Reason', 'Urgency', 'Details', 'Reported (UTC)'],
  row: ({ number, place, reason, severity, details, createdAt }) => [
    number,
    place.kind,
    reason,
    SEVERITY_NAMES[severity],
    details,
    createdAt,
  ],
};
