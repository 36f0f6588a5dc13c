import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canPlaySound, playRing, setRingsHere } from '../../lib/ring';
import { useRingsHere } from '../hooks/rings-here';

interface RingChoiceProps {
  /** The button that turns it on. */
  readonly label: string;
  /** The effect while it is on, and while it is off. */
  readonly on: string;
  readonly off: string;
}

/** Lets this device ring. Browsers play a sound only after a press. */
export function RingChoice({ label, on, off }: RingChoiceProps) {
  const rings = useRingsHere();
  if (!canPlaySound()) return null;
  return (
    <Stack sx={{ gap: 1, mt: 2, alignItems: 'flex-start' }}>
      {rings ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={playRing} sx={{ minHeight: 44 }}>
            Play the sound
          </Button>
          <Button onClick={() => setRingsHere(false)} sx={{ minHeight: 44 }}>
            Stop ringing here
          </Button>
        </Stack>
      ) : (
        <Button
          variant="outlined"
          startIcon={<NotificationsActiveOutlined />}
          onClick={() => {
            setRingsHere(true);
            playRing();
          }}
          sx={{ minHeight: 44 }}
        >
          {label}
        </Button>
      )}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {rings ? `${on} Press anything after a reload, or your browser stays silent.` : off}
      </Typography>
    </Stack>
  );
}
