import { LOOK_LIKE_MAX } from '@hearthkin/domain/booking/day-marks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextField } from '../../ui/forms/text-field';
import { useAction } from '../../ui/hooks/use-action';

const store = () => import('../../data/sessions/day-store');

interface LookLikeProps {
  readonly bookingId: string;
  readonly uid: string;
  /** The stored words; may be empty. */
  readonly said: string;
  /** The other side's. */
  readonly name: string;
}

/** A line by which the other side recognizes a person. */
export function LookLike({ bookingId, uid, said, name }: LookLikeProps) {
  // Null: as stored.
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isBusy, failure } = useAction(() => setTyped(null));
  const text = (typed ?? said).trim();
  const isChanged = typed !== null && text !== said;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy)
          void run(async () => (await store()).describeLook(bookingId, uid, text));
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="What will you look like?"
          fullWidth
          value={typed ?? said}
          onChange={(event) => setTyped(event.target.value)}
          helperText={`Optional, for ${name} only: “green coat”.`}
          slotProps={{ htmlInput: { maxLength: LOOK_LIKE_MAX } }}
        />
        {isChanged && (
          <Button type="submit" variant="outlined" disabled={isBusy} sx={{ minHeight: 56 }}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        )}
      </Box>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}
