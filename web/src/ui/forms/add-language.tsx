import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { latePart, usePart } from '../later/use-part';
import type { AddLanguageProps } from './language-adder';

const languageAdder = latePart(async () => (await import('./language-adder')).LanguageAdder);

/** A field that takes one language after another. Its list is a late part, but typing need not wait for it. */
export function AddLanguage(props: AddLanguageProps) {
  const [isBegun, setBegun] = useState(false);
  const Adder = usePart(languageAdder, isBegun, () => setBegun(false));
  if (Adder !== null) return <Adder {...props} isBegun={isBegun} />;
  return (
    <TextField
      label={props.label}
      value={props.typed}
      disabled={props.disabled}
      onChange={(event) => {
        props.onType(event.target.value);
        setBegun(true);
      }}
      onFocus={() => setBegun(true)}
      onBlur={() => setBegun(false)}
      slotProps={{
        htmlInput: { role: 'combobox', 'aria-expanded': false },
        // Where the list has its own.
        input: { endAdornment: <ArrowDropDown color="action" sx={{ marginInlineEnd: '-5px' }} /> },
      }}
    />
  );
}
