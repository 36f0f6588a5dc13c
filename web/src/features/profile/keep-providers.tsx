import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

interface KeepProvidersProps {
  readonly providers: readonly ProviderId[];
  readonly kept: readonly ProviderId[];
  readonly onChange: (kept: ProviderId[]) => void;
}

/** Asks which providers may go on signing in; the others are removed. */
export function KeepProviders({ providers, kept, onChange }: KeepProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Also keep signing in with</FormLabel>
      <FormGroup>
        {providers.map((provider) => (
          <FormControlLabel
            key={provider}
            label={PROVIDER_NAMES[provider]}
            control={
              <Checkbox
                checked={kept.includes(provider)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...kept, provider] : kept.filter((one) => one !== provider),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0 }}>
        Check what is yours. We’ll remove the rest. You can add it again later.
      </FormHelperText>
    </FormControl>
  );
}
