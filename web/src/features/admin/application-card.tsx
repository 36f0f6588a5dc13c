import { APPLICATION_NOTES_MAX, EXPERIENCES } from '@hearthkin/domain/companion/application';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Application } from '../../data/applications/application-queries';
import { call } from '../../firebase/call';
import { formatMoney } from '../../lib/format';
import { TRAIT_LABELS } from '../../lib/trait-words';
import { FormDialog, ReasonDialog } from '../../ui/dialogs/late-dialogs';
import { useAction } from '../../ui/hooks/use-action';
import { FactList } from './fact-list';
import { formatDateTime } from './format-date-time';
import type { QueueCardProps } from './queue';

/** One application with its decision buttons. */
export function ApplicationCard({
  item: { id: uid, data },
  onDecided,
}: QueueCardProps<Application>) {
  const name = `${data.form.firstName} ${data.form.lastName}`.trim();
  const [asks, setAsks] = useState<'accept' | 'return' | null>(null);
  const isReturn = asks === 'return';
  const close = () => setAsks(null);
  const { run, isBusy, failure } = useAction(() => {
    setAsks(null);
    onDecided(
      isReturn ? `${name}’s application was sent back.` : `${name}’s application is approved.`,
    );
  });
  const dialog = { isBusy, failure, onClose: close };
  return (
    <Card component="article" aria-label={`Application of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {data.submittedAt !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Submitted {formatDateTime(data.submittedAt)}
        </Typography>
      )}
      <ApplicationFacts form={data.form} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2.5 }}>
        <Button variant="outlined" color="error" onClick={() => setAsks('return')}>
          Send back
        </Button>
        <Button variant="contained" onClick={() => setAsks('accept')}>
          Approve
        </Button>
      </Box>
      {asks === 'accept' && (
        <FormDialog
          {...dialog}
          cancelLabel="Back"
          title={`Approve ${name}’s application?`}
          intro="Only once the background check is complete: they get its badge, with today’s date, and an email. With approved documents and a photo they are listed from now on."
          isDirty={false}
          submitLabel="Approve"
          busyLabel="Approving..."
          onSubmit={() =>
            void run(async () => {
              await call('reviewApplication', { uid, decision: 'accepted' });
            })
          }
        />
      )}
      {isReturn && (
        <ReasonDialog
          {...dialog}
          draftId={`application/${uid}`}
          title={`Send back ${name}’s application?`}
          intro="They get an email and can change it."
          label="What is missing"
          helperText="The companion reads this."
          maxLength={APPLICATION_NOTES_MAX}
          submitLabel="Send back"
          busyLabel="Sending back..."
          onSubmit={(notes) =>
            void run(async () => {
              await call('reviewApplication', { uid, decision: 'returned', notes });
            })
          }
        />
      )}
    </Card>
  );
}

function ApplicationFacts({ form }: { readonly form: Application['form'] }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Location', form.location],
    ['Experience', EXPERIENCES[form.hasExperience]],
    ['Background', form.background],
    ['Bio', form.bio],
    ['Traits', form.personalityTraits.map((trait) => TRAIT_LABELS[trait]).join(', ')],
    [
      'Rate and hours',
      `${formatMoney(form.hourlyRate * MINOR_PER_MAJOR)} an hour, ${form.weeklyHours} h a week`,
    ],
  ];
  return <FactList facts={facts} />;
}
