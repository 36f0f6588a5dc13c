import type { StoryForm } from '@hearthkin/domain/community/story';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '../../ui/forms/text-field';

interface TextLineProps {
  readonly control: Control<StoryForm>;
  readonly name: 'title' | 'authorName' | 'triggerWarningText';
  readonly label: string;
  readonly hint?: string;
  /** The most characters there may be. */
  readonly most: number;
  readonly isRequired?: boolean;
  readonly disabled: boolean;
}

export function TextLine(props: TextLineProps) {
  const { control, name, label, hint, most, isRequired = false, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      fullWidth
      autoComplete="off"
      disabled={disabled}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ htmlInput: { maxLength: most, 'aria-required': isRequired } }}
    />
  );
}
