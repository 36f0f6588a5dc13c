import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';
import { SelectField } from '../forms/select-field';
import { MOOD_WORDS, moodFrom } from './moods';

interface MoodFieldProps {
  /** Null if the companion isn't told. */
  readonly value: Mood | null;
  readonly disabled?: boolean;
  readonly onChange: (mood: Mood | null) => void;
}

/** The mood that goes with a request, if the member shares one. */
export function MoodField({ value, disabled = false, onChange }: MoodFieldProps) {
  return (
    <SelectField
      label="How you feel"
      value={value ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(moodFrom(target.value))}
      helperText={
        value === null
          ? 'Optional. Your companion won’t see how you feel.'
          : 'Optional. Your companion will see this.'
      }
      sx={{ maxWidth: 320 }}
    >
      <option value="">Don’t share</option>
      {MOODS.map((mood) => (
        <option key={mood} value={mood}>
          {MOOD_WORDS[mood].title}
        </option>
      ))}
    </SelectField>
  );
}
