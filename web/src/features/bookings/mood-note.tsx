import { LIMITS } from '@hearthkin/domain/account/fields';
import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';

function sentenceOf(mood: Mood): string {
  return `I’m feeling ${MOOD_WORDS[mood].title.toLowerCase()}.`;
}

function moodIn(notes: string): Mood | undefined {
  return MOODS.find((mood) => notes.includes(sentenceOf(mood)));
}

function withoutMood(notes: string, mood: Mood): string {
  return notes.replace(sentenceOf(mood), '').trim();
}

/** The note with the mood from the link at its start, in place of an earlier one. */
export function withMood(notes: string, mood: Mood | null): string {
  const earlier = moodIn(notes);
  if (mood === null || mood === earlier) return notes;
  const rest = earlier === undefined ? notes : withoutMood(notes, earlier);
  const all = `${sentenceOf(mood)} ${rest}`.trim();
  return all.length > LIMITS.notes ? notes : all;
}

interface MoodNoteProps {
  readonly notes: string;
  readonly onChange: (notes: string) => void;
}

/** Says that a mood is in the note, and takes it out. */
export function MoodNote({ notes, onChange }: MoodNoteProps) {
  const mood = moodIn(notes);
  if (mood === undefined) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <MoodMark mood={mood} size={32} />
      <Typography sx={{ flex: 1 }}>
        Feeling {MOOD_WORDS[mood].title.toLowerCase()}. It’s in your note.
      </Typography>
      <Button
        onClick={() => onChange(withoutMood(notes, mood))}
        aria-label="Remove the mood from your note"
        sx={{ minHeight: 44 }}
      >
        Remove
      </Button>
    </Box>
  );
}
