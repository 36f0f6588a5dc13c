import { type ReadNotes, STAFF_NOTE_MAX } from '@hearthkin/domain/admin/staff-note';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { useAction } from '../../../ui/hooks/use-action';
import { useRequestId } from '../../../ui/hooks/use-request-id';
import { formatDateTime } from '../format-date-time';
import { TeamName } from './person-name';

interface StaffNotesProps {
  readonly notes: ReadNotes;
  /** The id of the thing that they are about. */
  readonly draftId: string;
  /** The time at which a note is deleted. */
  readonly goes: string;
  /** Stores a note; the same request id again stores it once. */
  readonly add: (note: NewNote) => Promise<unknown>;
  readonly onChanged: () => void;
}

interface NewNote {
  readonly text: string;
  readonly requestId: string;
}

/** The notes of staff about a booking or a person, in time order, with a button for another. */
export function StaffNotes({ notes, ...dialog }: StaffNotesProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
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
      {isWriting && <NoteDialog {...dialog} onClose={() => setWriting(false)} />}
    </>
  );
}

interface NoteDialogProps extends Omit<StaffNotesProps, 'notes'> {
  readonly onClose: () => void;
}

function NoteDialog({ draftId, goes, add, onChanged, onClose }: NoteDialogProps) {
  const { run, isBusy, failure } = useAction(() => {
    onClose();
    onChanged();
  });
  const requestIdFor = useRequestId();
  const note = (text: string) => add({ text, requestId: requestIdFor({ text }) });
  return (
    <ReasonDialog
      draftId={draftId}
      title="Add a note?"
      intro={`Only our team reads it. It is deleted when ${goes}. It can’t be changed.`}
      label="Note"
      helperText="Say “the member” and “the companion”: no names, addresses or numbers."
      maxLength={STAFF_NOTE_MAX}
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
