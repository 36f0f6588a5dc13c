import type { SavedWords } from '@hearthkin/domain/support/saved-answers';
import { SelectField } from './select-field';

interface SavedWordsFieldProps {
  readonly label?: string;
  readonly words: readonly SavedWords[];
  /** The typed text, which stays. */
  readonly typed: string;
  readonly disabled: boolean;
  /** Gets the text with the chosen words below it. */
  readonly onChange: (text: string) => void;
}

/** Adds saved words below what is typed. */
export function SavedWordsField(props: SavedWordsFieldProps) {
  const { label = 'Start from saved words', words, typed, disabled, onChange } = props;
  return (
    <SelectField
      label={label}
      fullWidth
      value=""
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = words.find(({ id }) => id === target.value);
        const before = typed.trim();
        if (chosen === undefined) return;
        onChange(before === '' ? chosen.text : `${before}\n\n${chosen.text}`);
      }}
    >
      <option value="">Choose some to add them below</option>
      {words.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
