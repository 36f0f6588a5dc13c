import {
  type AddressEdit,
  addressEdit,
  PROFILE_MESSAGES,
} from '@hearthkin/domain/account/profile-edits';
import { locationOf } from '@hearthkin/domain/account/signup';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { Controller, useForm } from 'react-hook-form';
import { useSave } from '../../../data/accounts/use-save';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { AddressFields } from '../../../ui/forms/address-fields';
import type { EditProps } from './edit-dialogs';

/** Edits the address. The public location is derived from it. */
export function AddressDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('Your address is saved.'));
  const { control, handleSubmit, formState } = useForm<AddressEdit>({
    resolver: zodResolver(addressEdit),
    defaultValues: { address: account.address },
  });
  // The country field can't show an error of its own.
  const lacksCountry =
    formState.errors.address?.country === undefined ? null : PROFILE_MESSAGES.address;
  return (
    <FormDialog
      isLong
      title="Your address"
      intro="It sets your local crisis lines. Others only see your city and state."
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={failure ?? lacksCountry}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit(({ address }) =>
          save((store) => store.saveAccount(owner, { address, location: locationOf(address) })),
        )(event)
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <Controller
          name="address"
          control={control}
          render={({ field }) => (
            <AddressFields
              value={field.value}
              onChange={field.onChange}
              isChecked={formState.isSubmitted}
              disabled={isBusy}
            />
          )}
        />
      </Box>
    </FormDialog>
  );
}
