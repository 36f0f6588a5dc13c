import { LIMITS } from '@hearthkin/domain/account/fields';
import Box from '@mui/material/Box';
import { PhoneField } from '../../data/phone/phone-field';
import { TextField } from '../../ui/forms/text-field';
import { FINAL_MESSAGES } from './messages';
import { ProfilePhotoField } from './profile-photo-field';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';

export function StepPerson() {
  const { draft, change, wasTried } = useSignUp();
  const lacksName = wasTried && draft.firstName.trim() === '';
  return (
    <StepFrame intro="Others see your first name and last initial. Your number stays private.">
      <ProfilePhotoField />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextField
          label="First name"
          value={draft.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
          autoComplete="given-name"
          error={lacksName}
          helperText={lacksName ? FINAL_MESSAGES.firstName : undefined}
          slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS.name } }}
        />
        <TextField
          label="Last name (optional)"
          value={draft.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
          autoComplete="family-name"
          slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        />
      </Box>
      <PhoneField
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        isChecked={wasTried}
      />
    </StepFrame>
  );
}
