import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { useState } from 'react';
import { late } from '../late';
import type { AddLanguageProps, LanguageAdderProps } from './language-adder';
import { TextField } from './text-field';

const LanguageAdder = late<LanguageAdderProps>(
  async () => (await import('./language-adder')).LanguageAdder,
  { isOptional: true, meanwhile: PlainField },
);

/** A field that takes one language after another. Typing need not wait for the code of its list. */
export function AddLanguage(props: AddLanguageProps) {
  const [isBegun, setBegun] = useState(false);
  return <LanguageAdder {...props} isBegun={isBegun} onBegin={setBegun} />;
}

function PlainField({ label, typed, disabled, onType, onBegin }: LanguageAdderProps) {
  return (
    <TextField
      label={label}
      value={typed}
      disabled={disabled}
      onChange={(event) => {
        onType(event.target.value);
        onBegin(true);
      }}
      onFocus={() => onBegin(true)}
      onBlur={() => onBegin(false)}
      slotProps={{
        htmlInput: { role: 'combobox', 'aria-expanded': false },
        // Where the list has its own.
        input: { endAdornment: <ArrowDropDown color="action" sx={{ marginInlineEnd: '-5px' }} /> },
      }}
    />
  );
}
