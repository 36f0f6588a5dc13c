import type { Mood } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';

interface MoodNoteProps {
  readonly mood: Mood;
  readonly onRemove: () => void;
}

/** The mood that goes with the request, unless the member removes it. */
export function MoodNote({ mood, onRemove }: MoodNoteProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <MoodMark mood={mood} size={32} />
      <Typography sx={{ flex: 1 }}>
        Feeling {MOOD_WORDS[mood].title.toLowerCase()}. Your companion will see this.
      </Typography>
      <Button
        onClick={onRemove}
        aria-label="Remove the mood from your request"
        sx={{ minHeight: 44 }}
      >
        Remove
      </Button>
    </Box>
  );
}
