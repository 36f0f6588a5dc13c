import { LIMITS } from '@hearthkin/domain/account/fields';
import type { Mood } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { REPLACE } from '../../lib/query-change';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS, moodFrom } from '../../ui/people/moods';

function sentenceOf(mood: Mood): string {
  return `I’m feeling ${MOOD_WORDS[mood].title.toLowerCase()}.`;
}

/** The note with the mood from the link at its start. */
export function withMood(notes: string, mood: Mood | null): string {
  if (mood === null || notes.includes(sentenceOf(mood))) return notes;
  const all = [sentenceOf(mood), notes].filter((text) => text !== '').join(' ');
  return all.length > LIMITS.notes ? notes : all;
}

interface MoodNoteProps {
  readonly notes: string;
  readonly onChange: (notes: string) => void;
}

/** Says that the mood from the link is in the note, and takes it out. */
export function MoodNote({ notes, onChange }: MoodNoteProps) {
  const [params, setParams] = useSearchParams();
  const mood = moodFrom(params.get('mood'));
  if (mood === null || !notes.includes(sentenceOf(mood))) return null;
  const remove = () => {
    onChange(notes.replace(sentenceOf(mood), '').trim());
    setParams((current) => {
      const rest = new URLSearchParams(current);
      rest.delete('mood');
      return rest;
    }, REPLACE);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <MoodMark mood={mood} size={32} />
      <Typography sx={{ flex: 1 }}>
        Feeling {MOOD_WORDS[mood].title.toLowerCase()}. It’s in your note.
      </Typography>
      <Button onClick={remove} aria-label="Remove the mood from your note" sx={{ minHeight: 44 }}>
        Remove
      </Button>
    </Box>
  );
}
