import { RESET_DONE, RESET_WORD } from '@hearthkin/domain/admin/account-acts';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { Snackbar } from '../../ui/feedback/snackbar';
import { TextField } from '../../ui/forms/text-field';
import { useAction } from '../../ui/hooks/use-action';

/** Resets the database, in the local suite only. Apart from the rest, because nothing brings data back. */
export function ResetDatabase() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const { run, isBusy, failure, clear } = useAction(() => {
    setAsking(false);
    setMessage(RESET_DONE);
  });
  return (
    <Box component="section" aria-labelledby="local-data">
      <Typography id="local-data" variant="h2">
        Local data
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
        Delete all accounts of this local suite except your own, with everything they made.
      </Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteForeverOutlined />}
        onClick={() => {
          clear();
          setTyped('');
          setAsking(true);
        }}
      >
        Reset Database
      </Button>
      {isAsking && (
        <FormDialog
          title="Reset the database?"
          intro="This will delete ALL user accounts permanently, with every booking, message, event and file of this local suite. Only your own account stays. It can’t be undone."
          isDirty={false}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Reset Database"
          busyLabel="Resetting..."
          color="error"
          canSubmit={typed === RESET_WORD}
          onSubmit={() => void run(() => call('resetDatabase', { confirm: RESET_WORD }))}
          onClose={close}
        >
          <TextField
            label={`Type ${RESET_WORD} to confirm`}
            required
            fullWidth
            autoComplete="off"
            value={typed}
            disabled={isBusy}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormDialog>
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Box>
  );
}
