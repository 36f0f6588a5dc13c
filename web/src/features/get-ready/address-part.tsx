import { addressEdit, PROFILE_MESSAGES } from '@hearthkin/domain/account/profile-edits';
import { locationOf } from '@hearthkin/domain/account/signup';
import { addressSchema } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSave } from '../../data/accounts/use-save';
import { sessionDraft } from '../../lib/session-draft';
import { AddressFields } from '../../ui/forms/address-fields';
import { PartForm, usePartDraft } from './part-form';
import type { PartProps } from './parts';

const drafts = sessionDraft('ready-address', addressSchema);

/** The address, as in sign-up. */
export function AddressPart({ owner, account }: PartProps) {
  const country = account.address.country || 'United States';
  const first = { ...account.address, country };
  const { draft, change, drop } = usePartDraft(drafts, owner.uid, first);
  const { save, isBusy, failure } = useSave(drop);
  const [isChecked, setChecked] = useState(false);
  const edit = addressEdit.safeParse({ address: draft });
  return (
    <PartForm
      title="Where do you live?"
      why="It sets your local crisis lines. Others only see your city and state."
      problem={edit.success ? null : PROFILE_MESSAGES.address}
      isBusy={isBusy}
      failure={failure}
      onTry={() => setChecked(true)}
      onSave={() => {
        if (!edit.success) return;
        const { address } = edit.data;
        void save((store) => store.saveAccount(owner, { address, location: locationOf(address) }));
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        <AddressFields value={draft} onChange={change} isChecked={isChecked} disabled={isBusy} />
      </Box>
    </PartForm>
  );
}
