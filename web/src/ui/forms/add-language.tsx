import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { useState } from 'react';
import { late } from '../late';
import type { AddLanguageProps, LanguageAdderProps } from './language-adder';
import { TextField } from './text-field';

const LanguageAdder = late<LanguageAdderProps>(
  async () => (await import('./language-adder')).LanguageAdder,
  { isOptional: true, fallback: PlainField },
);

/** Adds one language after another. A plain field accepts typing until the list has loaded. */
export function AddLanguage(props: AddLanguageProps) {
  const [wasFocused, setWasFocused] = useState(false);
  return <LanguageAdder {...props} wasFocused={wasFocused} onFocusChange={setWasFocused} />;
}

function PlainField({ label, typed, disabled, onType, onFocusChange }: LanguageAdderProps) {
  return (
    <TextField
      label={label}
      value={typed}
      disabled={disabled}
      onChange={(event) => {
        onType(event.target.value);
        onFocusChange(true);
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      slotProps={{
        htmlInput: { role: 'combobox', 'aria-expanded': false },
        // Same position as the list's arrow.
        input: { endAdornment: <ArrowDropDown color="action" sx={{ marginInlineEnd: '-5px' }} /> },
      }}
    />
  );
}
