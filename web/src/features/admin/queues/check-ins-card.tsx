import type { User } from '@hearthkin/domain/account/user';
import { AUDIT_NOTE_MAX } from '@hearthkin/domain/admin/audit';
import type { StaffCheckIn } from '@hearthkin/domain/admin/queue-items';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { CHECK_IN_REASONS, type CheckIn } from '@hearthkin/domain/safety/check-in';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { dayFacts, optionalTime } from '../bookings/day-facts';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { PersonLink } from '../people/person-name';
import { staffBookingPath } from '../staff-paths';
import { CardActions } from './card-actions';

const CONTACT: Readonly<Record<CheckIn['contact'], string>> = {
  none: 'None who has confirmed',
  telling: 'An email was on its way. It may not have arrived',
  told: 'Told by email',
  failed: 'We couldn’t send the email',
};

/** A side of an in-person session that asked for help, or didn't say that they are all right. */
function CheckInCard({ item: { id, data }, onDecided }: QueueCardProps<StaffCheckIn>) {
  const {
    person,
    other,
    personDay,
    otherDay,
    booking,
    reason,
    raisedAt,
    askedAt,
    clearedAt,
    contact,
  } = data;
  const [isClosing, setClosing] = useState(false);
  const saving = useDecision(
    () => {
      setClosing(false);
      onDecided('The check-in is looked after.', true);
    },
    onDecided,
    () => setClosing(false),
  );
  const name = nameOf(person);
  return (
    <Card component="article" aria-label={`Check-in of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere', ...(reason === 'help' && ALARM) }}>
        {reason === null ? 'Check-in' : CHECK_IN_REASONS[reason]}: {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {raisedAt !== null && `Since ${formatDateTime(raisedAt)}`}
        {askedAt !== null && `, asked ${formatDateTime(askedAt)}`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
        <Part title="Needs us" facts={[...peopleFacts(data.uid, person), ...dayFacts(personDay)]} />
        <Part
          title="The other side"
          facts={[...peopleFacts(data.otherUid, other), ...dayFacts(otherDay)]}
        />
        <Part
          title="The session"
          facts={[
            ['What', booking === null ? 'Not readable' : activityOf(booking.activity).name],
            ['Where', booking?.location ?? ''],
            ['Starts', optionalTime(booking?.startsAt)],
            ['Ends', optionalTime(booking?.endsAt)],
            ['Trusted contact', CONTACT[contact]],
            ['Says they’re all right', optionalTime(clearedAt)],
          ]}
        />
      </Box>
      <CardActions queue="check-ins">
        <Button component={Link} to={staffBookingPath(data.bookingId)}>
          See the booking
        </Button>
        {person !== null && (
          <Button variant="outlined" href={`tel:${person.phone}`}>
            Call {person.firstName}
          </Button>
        )}
        <Button variant="contained" onClick={() => setClosing(true)}>
          Looked after
        </Button>
      </CardActions>
      {isClosing && (
        <ReasonDialog
          draftId={`check-in/${id}`}
          title="Is it looked after?"
          intro="You know that the person is safe, or someone else is helping. It leaves this list."
          saved={REASON_TEMPLATES.checkIn}
          helperText="What was done. It stays in the audit log. No names or addresses."
          maxLength={AUDIT_NOTE_MAX}
          submitLabel="Looked after"
          busyLabel="One moment..."
          isBusy={saving.isBusy}
          failure={saving.failure}
          onSubmit={(note) => void saving.run(() => call('closeCheckIn', { checkInId: id, note }))}
          onClose={saving.close}
        />
      )}
    </Card>
  );
}

const ALARM = { color: 'error.main' } as const;

type Facts = readonly (readonly [string, ReactNode])[];

function Part({ title, facts }: { readonly title: string; readonly facts: Facts }) {
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="h3" component="h4">
        {title}
      </Typography>
      <FactList facts={facts} />
    </Stack>
  );
}

function nameOf(person: User | null): string {
  return person === null ? 'a deleted account' : `${person.firstName} ${person.lastName}`;
}

function peopleFacts(uid: string, person: User | null): Facts {
  const name = nameOf(person);
  return [
    ['Name', person === null ? name : <PersonLink key="name" uid={uid} name={name} />],
    ['Phone', person?.phone ?? ''],
    ['Email', person?.email ?? ''],
  ];
}

export const view: QueueView<'check-ins'> = {
  empty: {
    icon: <HealthAndSafetyOutlined />,
    title: 'Everyone is accounted for',
    text: 'Unanswered check-ins and calls for help show up here automatically.',
  },
  Card: CheckInCard,
  head: ['Reason', 'Since (UTC)', 'Asked (UTC)', 'Session ends (UTC)', 'Trusted contact'],
  row: ({ reason, raisedAt, askedAt, booking, contact }) => [
    reason,
    raisedAt,
    askedAt,
    booking?.endsAt,
    contact,
  ],
};
