import type { Language } from '@hearthkin/domain/account/languages';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

/** What a field takes that adds one language after another. */
export interface AddLanguageProps {
  readonly label: string;
  readonly options: readonly Language[];
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onAdd: (language: Language) => void;
  readonly disabled: boolean;
}

interface LanguageAdderProps extends AddLanguageProps {
  /** Whether somebody was in the field before this was there. */
  readonly isBegun: boolean;
}

/** A language, found by a part of its name. */
export function LanguageAdder(props: LanguageAdderProps) {
  const { label, options, typed, onType, onAdd, disabled, isBegun } = props;
  return (
    <Autocomplete<Language>
      options={options}
      value={null}
      inputValue={typed}
      disabled={disabled}
      onInputChange={(_event, text, reason) => {
        // What was typed before this was there stays.
        if (reason !== 'reset') onType(reason === 'input' ? text : '');
      }}
      onChange={(_event, language) => {
        if (language !== null) onAdd(language);
      }}
      autoHighlight
      blurOnSelect
      openOnFocus={isBegun}
      renderInput={(params) => <TextField {...params} autoFocus={isBegun} label={label} />}
    />
  );
}
