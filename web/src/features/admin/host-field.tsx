import { queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { companionPages } from '../../data/companions/companion-list-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import { TextField } from '../../ui/forms/text-field';

interface Host {
  readonly id: string;
  readonly name: string;
}

interface HostFieldProps {
  /** Null before a choice. */
  readonly host: Host | null;
  readonly onChange: (host: Host | null) => void;
  readonly problem: string | undefined;
  readonly disabled: boolean;
}

/** Chooses the host by searching listed companions. */
export function HostField({ host, onChange, problem, disabled }: HostFieldProps) {
  const [text, setText] = useState('');
  const [token = null] = queryTokens(text === host?.name ? '' : text);
  const read = useLatest(
    useLive(companionPages({ sort: 'rating', token, cityKey: null, facets: [] })),
  );
  const found: readonly Host[] =
    read.status === 'ready'
      ? read.data.items.map(({ id, data }) => ({ id, name: data.displayName }))
      : [];
  return (
    <Autocomplete
      value={host}
      options={found}
      disabled={disabled}
      loading={read.status === 'loading'}
      // The query has already filtered.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, typed) => setText(typed)}
      noOptionsText={read.status === 'failed' ? 'Couldn’t be loaded' : 'No one found'}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Host"
          required
          error={problem !== undefined}
          helperText={problem === undefined ? 'A listed companion' : 'Please choose a companion'}
        />
      )}
    />
  );
}
