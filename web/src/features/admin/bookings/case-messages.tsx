import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { ACT_REASON_MAX } from '@hearthkin/domain/admin/account-acts';
import type { StaffAnswer, StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import { MESSAGES_READ } from '@hearthkin/domain/messaging/evidence';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { useAction } from '../../../ui/hooks/use-action';
import { StaffMessages } from '../people/staff-messages';
import { readAsStaff } from '../read-as-staff';
import { sideName } from './booking-names';
import { CaseSection } from './case-section';

interface CaseMessagesProps {
  readonly bookingId: string;
  readonly found: StaffBooking;
}

/** The messages of the two to each other, once staff have said why they read them. */
export function CaseMessages({ bookingId, found: { booking, names } }: CaseMessagesProps) {
  const [messages, setMessages] = useState<StaffAnswer<'booking-messages'> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useAction(() => setAsking(false));
  const read = async (reason: string) => {
    setMessages(await readAsStaff({ what: 'booking-messages', bookingId, reason }));
  };
  const nameOf = (uid: string) => {
    if (uid === booking.spenderId) return sideName(names, 'spender');
    return uid === booking.earnerId ? sideName(names, 'earner') : UNKNOWN_USER;
  };
  return (
    <CaseSection title="Messages">
      {messages === null ? (
        <>
          <Typography>
            What the two wrote to each other is private. Reading it is recorded, with your reason.
          </Typography>
          <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
            Read messages
          </Button>
        </>
      ) : (
        <StaffMessages messages={messages} nameOf={nameOf} />
      )}
      {isAsking && (
        <ReasonDialog
          draftId={`booking-messages/${bookingId}`}
          title="Read their messages?"
          intro={`You see the last ${MESSAGES_READ} messages between the two. The audit log keeps for a year that you read them and why, and both see in their own data that our team did.`}
          helperText="Only our team reads this. No names of others."
          maxLength={ACT_REASON_MAX}
          submitLabel="Read messages"
          busyLabel="Reading..."
          color="primary"
          isBusy={isBusy}
          failure={failure}
          onSubmit={(reason) => void run(() => read(reason))}
          onClose={() => setAsking(false)}
        />
      )}
    </CaseSection>
  );
}
