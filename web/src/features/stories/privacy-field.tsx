import { PRIVACY_LEVELS } from '@hearthkin/domain/community/story';
import type { StoryForm } from '@hearthkin/domain/community/story-form';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { PRIVACY_WORDS } from './story-words';

interface PrivacyFieldProps {
  readonly control: Control<StoryForm>;
  readonly disabled: boolean;
}

export function PrivacyField({ control, disabled }: PrivacyFieldProps) {
  const id = useId();
  const { field } = useController({ control, name: 'privacyLevel' });
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id}>Who can read it?</FormLabel>
      <RadioGroup aria-labelledby={id} value={field.value} onChange={field.onChange}>
        {PRIVACY_LEVELS.map((level) => (
          <FormControlLabel
            key={level}
            value={level}
            control={<Radio sx={{ mt: -1.125 }} />}
            sx={{ alignItems: 'flex-start', mt: 1.5 }}
            label={
              <>
                {PRIVACY_WORDS[level].label}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {` – ${PRIVACY_WORDS[level].text}`}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
