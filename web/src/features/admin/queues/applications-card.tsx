import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { APPLICATION_NOTES_MAX, EXPERIENCES } from '@hearthkin/domain/companion/application';
import { minutesOf } from '@hearthkin/domain/companion/availability';
import type { ReturnField } from '@hearthkin/domain/companion/onboarding';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Application } from '../../../data/applications/application-queries';
import { call } from '../../../firebase/call';
import { formatMoney, formatTimeOfDay, weekdayNames } from '../../../lib/format';
import { TRAIT_LABELS } from '../../../lib/trait-words';
import { ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { PersonLink } from '../people/person-name';
import { BeforeApproval } from './before-approval';
import { CardActions } from './card-actions';
import { CheckboxList } from './checkbox-list';
import { BackgroundCheckDialog } from './dialogs/background-check-dialog';
import { OrderCheckDialog } from './dialogs/order-check-dialog';

/** One application with its decision buttons. */
function ApplicationCard({ item: { id: uid, data }, onDecided }: QueueCardProps<Application>) {
  const { form } = data;
  const name = form === null ? UNKNOWN_USER : `${form.firstName} ${form.lastName}`.trim();
  const [asks, setAsks] = useState<'order' | 'accept' | 'return' | null>(null);
  const [fields, setFields] = useState<readonly ReturnField[]>([]);
  const isReturn = asks === 'return';
  const { run, isBusy, failure, close } = useDecision(
    () => {
      setAsks(null);
      onDecided(
        isReturn ? `${name}’s application was sent back.` : `${name}’s application is approved.`,
      );
    },
    onDecided,
    () => setAsks(null),
  );
  const dialog = { isBusy, failure, onClose: close };
  return (
    <Card component="article" aria-label={`Application of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <PersonLink uid={uid} name={name} />
      </Typography>
      {data.submittedAt !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Submitted {formatDateTime(data.submittedAt)}
        </Typography>
      )}
      {form !== null && <ApplicationFacts form={form} earlier={data.earlierForm} />}
      <BeforeApproval uid={uid} order={data.checkOrder} onOrder={() => setAsks('order')} />
      <CardActions queue="applications">
        <Button variant="outlined" color="error" onClick={() => setAsks('return')}>
          Send back
        </Button>
        <Button variant="contained" onClick={() => setAsks('accept')}>
          Approve
        </Button>
      </CardActions>
      {asks === 'order' && (
        <OrderCheckDialog
          uid={uid}
          name={name}
          onClose={() => setAsks(null)}
          onDone={() => setAsks(null)}
        />
      )}
      {asks === 'accept' && (
        <BackgroundCheckDialog
          {...dialog}
          uid={uid}
          order={data.checkOrder}
          title={`Approve ${name}’s application?`}
          intro="Only with the report of a background check in front of you. They get its badge and an email. With approved documents and a photo they are listed from now on."
          submitLabel="Approve"
          busyLabel="Approving..."
          onSubmit={(check) =>
            run(() => call('reviewApplication', { uid, decision: 'accepted', check }))
          }
        />
      )}
      {isReturn && (
        <ReasonDialog
          {...dialog}
          draftId={`application/${uid}`}
          title={`Send back ${name}’s application?`}
          intro="They get an email that leads to what you choose, with your note beside it."
          label="What is missing"
          saved={REASON_TEMPLATES.application}
          helperText="The companion reads this."
          maxLength={APPLICATION_NOTES_MAX}
          submitLabel="Send back"
          busyLabel="Sending back..."
          canSubmit={fields.length > 0}
          onSubmit={(notes) =>
            void run(async () => {
              await call('reviewApplication', {
                uid,
                decision: 'returned',
                notes,
                fields: [...fields],
              });
            })
          }
        >
          <CheckboxList
            label="What is it about?"
            options={RETURN_LABELS}
            chosen={fields}
            onChange={setFields}
            disabled={isBusy}
          />
        </ReasonDialog>
      )}
    </Card>
  );
}

/** The subjects of a return, as staff choose them. */
const RETURN_LABELS: Readonly<Record<ReturnField, string>> = {
  bio: 'Bio',
  traits: 'Traits',
  supportStyles: 'Support styles',
  experience: 'Experience and background',
  rate: 'Rate',
  hours: 'Hours',
  activities: 'Activities',
};

interface ApplicationFactsProps {
  readonly form: Form;
  /** The answers that our team sent back; null for a first time. */
  readonly earlier: Form | null;
}

/** The answers, each that has changed since our team sent them back with the earlier one. */
function ApplicationFacts({ form, earlier }: ApplicationFactsProps) {
  const before = new Map(earlier === null ? [] : factsIn(earlier));
  const isSame = earlier !== null && factsIn(form).every(([term, now]) => before.get(term) === now);
  return (
    <>
      {isSame && (
        <Alert severity="warning" role="note" sx={{ mb: 1.5 }}>
          Nothing has changed since our team sent it back.
        </Alert>
      )}
      <FactList
        facts={factsIn(form).map(([term, now]) => {
          const old = before.get(term);
          if (old === undefined || old === now) return [term, now];
          return [
            `${term}, changed`,
            <>
              {now || 'Nothing'}
              <Typography
                component="del"
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {old || 'Nothing'}
              </Typography>
            </>,
          ];
        })}
      />
    </>
  );
}

function factsIn(form: Form): readonly (readonly [string, string])[] {
  return [
    ['Location', form.location],
    ['Experience', EXPERIENCES[form.hasExperience]],
    ['Background', form.background],
    ['Bio', form.bio],
    ['Traits', form.personalityTraits.map((trait) => TRAIT_LABELS[trait]).join(', ')],
    ['Support styles', form.supportStyles.map((style) => SUPPORT_STYLES[style]).join(', ')],
    ['Activities', form.activities.map((id) => activityOf(id).name).join(', ')],
    ['Available', hoursWords(form)],
    [
      'Rate and hours',
      `${formatMoney(form.hourlyRate * MINOR_PER_MAJOR)} an hour, ${form.weeklyHours} h a week`,
    ],
  ];
}

export const view: QueueView<'applications'> = {
  empty: {
    icon: <VolunteerActivismOutlined />,
    title: 'No applications to review',
    text: 'New ones appear here automatically.',
  },
  Card: ApplicationCard,
  head: [
    'First name',
    'Last name',
    'Location',
    'Submitted (UTC)',
    'Experience',
    'Rate',
    'Hours a week',
  ],
  row: ({ form, submittedAt }) => [
    form?.firstName,
    form?.lastName,
    form?.location,
    submittedAt,
    form?.hasExperience,
    form?.hourlyRate,
    form?.weeklyHours,
  ],
};

type Form = NonNullable<Application['form']>;

/** A day a line: "Mon 9 AM – 6 PM". */
function hoursWords({ weeklyAvailability: week }: Form): string {
  if (week === null) return 'Any time';
  const names = weekdayNames(1);
  return WEEKDAYS.flatMap((day, index) => {
    const hours = (week[day] ?? []).map(
      ({ start, end }) =>
        `${formatTimeOfDay(minutesOf(start))} – ${formatTimeOfDay(minutesOf(end))}`,
    );
    return hours.length === 0 ? [] : [`${names[index]?.[1]} ${hours.join(', ')}`];
  }).join('\n');
}
