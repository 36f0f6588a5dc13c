import type { Language } from '@hearthkin/domain/foundation/languages';
import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from './text-field';

export interface AddLanguageProps {
  readonly label: string;
  readonly options: readonly Language[];
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onAdd: (language: Language) => void;
  readonly disabled: boolean;
}

export interface LanguageAdderProps extends AddLanguageProps {
  /** Whether the field had focus before this component loaded. */
  readonly wasFocused: boolean;
  readonly onFocusChange: (wasFocused: boolean) => void;
}

/** An autocomplete of languages. */
export function LanguageAdder(props: LanguageAdderProps) {
  const { label, options, typed, onType, onAdd, disabled, wasFocused } = props;
  return (
    <Autocomplete<Language>
      options={options}
      value={null}
      inputValue={typed}
      disabled={disabled}
      onInputChange={(_event, text, reason) => {
        // Keep what was typed before this component loaded.
        if (reason !== 'reset') onType(reason === 'input' ? text : '');
      }}
      onChange={(_event, language) => {
        if (language !== null) onAdd(language);
      }}
      autoHighlight
      blurOnSelect
      openOnFocus={wasFocused}
      renderInput={(params) => <TextField {...params} autoFocus={wasFocused} label={label} />}
    />
  );
}
