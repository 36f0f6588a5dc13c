import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../../data/kit/live-query';
import { trustedContact } from '../../../data/sessions/session-queries';
import { call } from '../../../firebase/call';
import { formatDate, ownTimeZone } from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/late-dialogs';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';
import { NamedSection } from '../../../ui/layout/named-section';

const ContactDialog = late(
  async () => (await import('./trusted-contact-dialog')).TrustedContactDialog,
  { isRare: true },
);

interface TrustedContactSectionProps {
  readonly uid: string;
  readonly onMessage: (sentence: string) => void;
}

/** The contact whom the person wants told about their in-person sessions: add, ask again, replace, remove. */
export function TrustedContactSection({ uid, onMessage }: TrustedContactSectionProps) {
  const read = useLive(trustedContact(uid));
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
      <NamedSection id="trusted-contact" title="Trusted contact">
        <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
          Someone we may tell when and where you meet in person, and alert if something seems wrong.
          The person you meet never sees who it is.
        </Typography>
        <Box sx={{ mt: 2 }}>
          {read.status === 'failed' && <LoadFailed retry={read.retry} />}
          {read.status === 'loading' && (
            <Skeleton
              variant="rounded"
              height={64}
              role="status"
              aria-label="Loading your contact"
            />
          )}
          {read.status === 'ready' && read.data === null && (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              Add a trusted contact
            </Button>
          )}
          {read.status === 'ready' && read.data !== null && (
            <Contact contact={read.data} onReplace={() => setAsking(true)} onMessage={onMessage} />
          )}
        </Box>
      </NamedSection>
      {isAsking && <ContactDialog onClose={close} onMessage={onMessage} />}
    </Card>
  );
}

const STATES: Readonly<
  Record<TrustedContact['status'], { label: string; color: ChipProps['color'] }>
> = {
  waiting: { label: 'Waiting for their answer', color: 'default' },
  confirmed: { label: 'Confirmed', color: 'success' },
  declined: { label: 'Declined', color: 'warning' },
};

interface ContactProps extends Pick<TrustedContactSectionProps, 'onMessage'> {
  readonly contact: TrustedContact;
  readonly onReplace: () => void;
}

function Contact({ contact, onReplace, onMessage }: ContactProps) {
  const { name, email, status } = contact;
  const [isRemoving, setRemoving] = useState(false);
  const asking = useAction(() => onMessage(`We’ve emailed ${name} again.`));
  const removing = useAction(() => {
    setRemoving(false);
    onMessage(`${name} is no longer your trusted contact.`);
  });
  const state = STATES[status];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Chip size="small" variant="outlined" label={state.label} color={state.color} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email}, {sinceWords(contact)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {status === 'waiting' && (
          <Button
            variant="outlined"
            disabled={asking.isBusy}
            onClick={() => void asking.run(() => call('resendTrustedContact', {}))}
          >
            {asking.isBusy ? 'Sending...' : 'Send the email again'}
          </Button>
        )}
        <Button variant="outlined" onClick={onReplace}>
          Choose someone else
        </Button>
        <Button color="error" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </Box>
      {asking.failure !== null && (
        <Alert severity="error" onClose={asking.clear} sx={{ mt: 1.5 }}>
          {asking.failure}
        </Alert>
      )}
      {isRemoving && (
        <FormDialog
          title={`Remove ${name}?`}
          intro="We won’t tell them about your sessions, and won’t alert them. Their link stops working."
          isDirty={false}
          isBusy={removing.isBusy}
          failure={removing.failure}
          submitLabel="Remove contact"
          busyLabel="Removing..."
          cancelLabel="Keep contact"
          color="error"
          onSubmit={() => void removing.run(() => call('removeTrustedContact', {}))}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function sinceWords({ status, invitedAt, answeredAt }: TrustedContact): string {
  const day = (instant: Date) => formatDate(instant, ownTimeZone());
  return status === 'waiting' || answeredAt === null
    ? `asked ${day(invitedAt)}`
    : `${STATES[status].label.toLowerCase()} ${day(answeredAt)}`;
}
