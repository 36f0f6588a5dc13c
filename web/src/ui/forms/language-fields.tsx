import type { Languages } from '@hearthkin/domain/foundation/fields';
import { LANGUAGES, type Language } from '@hearthkin/domain/foundation/languages';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { AddLanguage } from './add-language';
import { SelectField } from './select-field';

interface LanguageFieldsProps {
  readonly value: Languages;
  readonly onChange: (languages: Languages) => void;
  readonly disabled?: boolean;
}

/** The native language and any number of secondary ones. */
export function LanguageFields({ value, onChange, disabled = false }: LanguageFieldsProps) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <SelectField
        label="Native language"
        value={value.native}
        disabled={disabled}
        onChange={(event) => {
          const native = LANGUAGES.find((language) => language === event.target.value);
          if (native) onChange(withNative(value, native));
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {language}
          </option>
        ))}
      </SelectField>
      <AddLanguage
        label="Add another language"
        options={addable(value)}
        typed={typed}
        onType={setTyped}
        onAdd={(language) => onChange(withSecondary(value, language))}
        disabled={disabled}
      />
      {value.secondary.length > 0 && (
        <Box
          component="ul"
          aria-label="Other languages"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {value.secondary.map((language) => {
            const remove = () => onChange(withoutSecondary(value, language));
            return (
              <li key={language}>
                <Chip
                  label={language}
                  aria-label={`Remove ${language}`}
                  disabled={disabled}
                  onClick={remove}
                  onDelete={remove}
                />
              </li>
            );
          })}
        </Box>
      )}
    </>
  );
}

/** The languages that can still be added. */
function addable({ native, secondary }: Languages): Language[] {
  return LANGUAGES.filter((language) => language !== native && !secondary.includes(language));
}

/** Sets the native language and removes it from the secondary ones. */
function withNative({ secondary }: Languages, native: Language): Languages {
  return { native, secondary: secondary.filter((language) => language !== native) };
}

/** Adds a secondary language if that is allowed. */
function withSecondary(languages: Languages, language: Language): Languages {
  if (!addable(languages).includes(language)) return languages;
  return { ...languages, secondary: [...languages.secondary, language] };
}

function withoutSecondary(languages: Languages, language: Language): Languages {
  return { ...languages, secondary: languages.secondary.filter((other) => other !== language) };
}
