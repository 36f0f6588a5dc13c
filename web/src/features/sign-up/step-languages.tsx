import { LANGUAGES, type Language } from '@hearthkin/domain/account/languages';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { addable, withNative, withoutSecondary, withSecondary } from './language-choice';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';

export function StepLanguages() {
  const {
    draft: { languages },
    change,
  } = useSignUp();
  const [typed, setTyped] = useState('');
  return (
    <StepFrame intro="People find it easier to talk in a language of their own.">
      <TextField
        select
        label="Native language"
        value={languages.native}
        onChange={(event) => {
          const native = LANGUAGES.find((language) => language === event.target.value);
          if (native) change({ languages: withNative(languages, native) });
        }}
      >
        {LANGUAGES.map((language) => (
          <MenuItem key={language} value={language}>
            {language}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete<Language>
        options={addable(languages)}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, language) => {
          if (language !== null) change({ languages: withSecondary(languages, language) });
        }}
        autoHighlight
        blurOnSelect
        renderInput={(params) => <TextField {...params} label="Add another language" />}
      />
      {languages.secondary.length > 0 && (
        <Box
          component="ul"
          aria-label="Other languages"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {languages.secondary.map((language) => {
            const remove = () => change({ languages: withoutSecondary(languages, language) });
            return (
              <li key={language}>
                <Chip
                  label={language}
                  aria-label={`Remove ${language}`}
                  onClick={remove}
                  onDelete={remove}
                />
              </li>
            );
          })}
        </Box>
      )}
    </StepFrame>
  );
}
