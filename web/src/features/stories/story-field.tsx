import { STORY_LIMITS, type StoryForm } from '@hearthkin/domain/community/story';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '../../ui/forms/text-field';

interface StoryFieldProps {
  readonly control: Control<StoryForm>;
  readonly disabled: boolean;
}

/** The story's text with a character count. */
export function StoryField({ control, disabled }: StoryFieldProps) {
  const { field, fieldState } = useController({ control, name: 'story' });
  const { ref, ...input } = field;
  const { length } = field.value.trim();
  const count = `${length.toLocaleString('en')} / 2,000 characters`;
  const missing = STORY_LIMITS.storyMin - length;
  const hint = missing > 0 ? `${count}, ${missing} more to go` : count;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label="Your story"
      multiline
      minRows={8}
      maxRows={24}
      fullWidth
      disabled={disabled}
      error={fieldState.error !== undefined}
      helperText={
        fieldState.error?.message === undefined ? hint : `${fieldState.error.message} (${count})`
      }
      slotProps={{ htmlInput: { maxLength: STORY_LIMITS.story, 'aria-required': true } }}
    />
  );
}
