import { BOOKING_NOTE_MAX } from '@hearthkin/domain/admin/booking-note';
import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { call } from '../../firebase/call';
import { ReasonDialog } from '../../ui/dialogs/late-dialogs';
import { CaseSection } from './case-section';
import { formatDateTime } from './format-date-time';
import { TeamName } from './person-name';
import { useStaffAct } from './use-staff-act';

interface CaseNotesProps {
  readonly bookingId: string;
  readonly notes: StaffBooking['notes'];
  readonly onChanged: () => void;
}

/** What staff noted about a booking, in time order. */
export function CaseNotes({ bookingId, notes, onChanged }: CaseNotesProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <CaseSection title="Notes of our team">
      {notes.length === 0 && <Typography>Nothing noted yet.</Typography>}
      <Stack component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {notes.map(({ id, text, by, at }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
              <TeamName uid={by} />, {formatDateTime(at)}
            </Typography>
          </Box>
        ))}
      </Stack>
      <Button variant="outlined" onClick={() => setWriting(true)} sx={{ mt: 1.5 }}>
        Add a note
      </Button>
      {isWriting && (
        <NoteDialog
          bookingId={bookingId}
          onClose={() => setWriting(false)}
          onDone={() => {
            setWriting(false);
            onChanged();
          }}
        />
      )}
    </CaseSection>
  );
}

interface NoteDialogProps {
  readonly bookingId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function NoteDialog({ bookingId, onClose, onDone }: NoteDialogProps) {
  const { run, isBusy, failure } = useStaffAct(onDone);
  /** Repeated until an answer comes, unless the words change. */
  const sent = useRef({ text: '', requestId: '' });
  const note = (text: string) => {
    if (sent.current.text !== text) sent.current = { text, requestId: crypto.randomUUID() };
    return call('noteBooking', { bookingId, ...sent.current });
  };
  return (
    <ReasonDialog
      draftId={`booking-note/${bookingId}`}
      title="Add a note?"
      intro="Only our team reads it. It is deleted when the member or the companion deletes their account. It can’t be changed."
      label="Note"
      helperText="Say “the member” and “the companion”: no names, addresses or numbers."
      maxLength={BOOKING_NOTE_MAX}
      submitLabel="Add note"
      busyLabel="Adding..."
      color="primary"
      isBusy={isBusy}
      failure={failure}
      onSubmit={(text) => void run(() => note(text))}
      onClose={onClose}
    />
  );
}
