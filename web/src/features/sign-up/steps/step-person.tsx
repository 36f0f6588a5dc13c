import { LIMITS } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import { TextField } from '../../../ui/forms/text-field';
import { useLeft } from '../../../ui/hooks/use-left';
import { PhoneField } from '../../phone/public';
import { ProfilePhotoField } from '../profile-photo-field';
import { useSignUp } from '../sign-up-context';
import { nameProblem } from './step-checks';
import { StepFrame } from './step-frame';

export function StepPerson() {
  const { draft, change, wasTried } = useSignUp();
  const { hasLeft, leave } = useLeft<'firstName' | 'lastName' | 'phone'>();
  const problemOf = (field: 'firstName' | 'lastName') => {
    const isShown = wasTried || (hasLeft(field) && draft[field].trim() !== '');
    return isShown ? nameProblem(draft, field) : null;
  };
  const [first, last] = [problemOf('firstName'), problemOf('lastName')];
  return (
    <StepFrame intro="Others see your first name and last initial. Your number stays private.">
      <ProfilePhotoField />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextField
          label="First name"
          value={draft.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
          autoComplete="given-name"
          onBlur={() => leave('firstName')}
          error={first !== null}
          helperText={first ?? ' '}
          slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS.name } }}
        />
        <TextField
          label="Last name (optional)"
          value={draft.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
          autoComplete="family-name"
          onBlur={() => leave('lastName')}
          error={last !== null}
          helperText={last ?? ' '}
          slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        />
      </Box>
      <PhoneField
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        isChecked={wasTried || (hasLeft('phone') && draft.phone.national !== '')}
        onLeave={() => leave('phone')}
      />
    </StepFrame>
  );
}
