import type { StoryForm } from '@hearthkin/domain/community/story';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId } from 'react';
import { type Control, useController } from 'react-hook-form';

interface CheckboxFieldProps {
  readonly control: Control<StoryForm>;
  readonly name: 'isAnonymous' | 'allowContacts' | 'triggerWarning' | 'agreeToGuidelines';
  readonly label: ReactNode;
  readonly hint?: string;
  readonly disabled: boolean;
}

/** A checkbox with a hint or error. */
export function CheckboxField({ control, name, label, hint, disabled }: CheckboxFieldProps) {
  const hintId = useId();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...input } = field;
  const words = fieldState.error?.message ?? hint;
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            {...input}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: { ref, ...(words !== undefined && { 'aria-describedby': hintId }) },
            }}
          />
        }
      />
      {words !== undefined && (
        <FormHelperText
          id={hintId}
          error={fieldState.error !== undefined}
          sx={{ mt: -0.5, marginInlineStart: 4, fontSize: '0.875rem' }}
        >
          {words}
        </FormHelperText>
      )}
    </Box>
  );
}
