import { displayNameOf } from '@hearthkin/domain/account/profile';
import {
  type BioEdit,
  bioEdit,
  type InterestsEdit,
  interestsEdit,
  type LanguagesEdit,
  languagesEdit,
  rateEdit,
  type SupportEdit,
  supportEdit,
} from '@hearthkin/domain/account/profile-edits';
import { losesBadge } from '@hearthkin/domain/account/shown-verified';
import { SUPPORT_PREFERENCES } from '@hearthkin/domain/companion/support-words';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { ProfileOwner } from '../../../data/accounts/profile-store';
import { useSave } from '../../../data/accounts/use-save';
import type { Companion } from '../../../data/companions/companion-queries';
import { useFirstMonths } from '../../../data/companions/use-first-months';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { ChoiceChips } from '../../../ui/forms/choice-chips';
import { RateField } from '../../../ui/forms/companion-fields';
import { FormTextField } from '../../../ui/forms/form-field';
import { LanguageFields } from '../../../ui/forms/language-fields';
import { late } from '../../../ui/late';
import { PictureDialog } from '../picture-dialog';
import type { OwnProfile } from '../use-own-profile';
import { NamesDialog } from './names-dialog';

// Includes the list of all countries.
const AddressDialog = late(async () => (await import('./address-dialog')).AddressDialog, {
  isRare: true,
});

/** The parts that can be edited, each in its own dialog. */
export type Edit =
  | 'names'
  | 'bio'
  | 'languages'
  | 'interests'
  | 'support'
  | 'address'
  | 'photo'
  | 'cover'
  | 'rate';

/** Props of every edit dialog. */
export interface EditProps extends OwnProfile {
  readonly owner: ProfileOwner;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onSaved: (sentence: string) => void;
}

interface EditDialogsProps extends EditProps {
  readonly edit: Edit | null;
}

export function EditDialogs({ edit, ...props }: EditDialogsProps) {
  switch (edit) {
    case 'names':
      return <NamesDialog {...props} />;
    case 'bio':
      return <BioDialog {...props} />;
    case 'languages':
      return <LanguagesDialog {...props} />;
    case 'interests':
      return <InterestsDialog {...props} />;
    case 'support':
      return <SupportDialog {...props} />;
    case 'address':
      return <AddressDialog {...props} />;
    case 'photo':
    case 'cover': {
      const { profilePhoto, coverPhoto, verification } = props.account;
      // A first photo takes no badge that matching photos gave.
      const isReplaced = profilePhoto !== null && losesBadge(props.account);
      return (
        <PictureDialog
          {...props}
          key={edit}
          kind={edit}
          name={displayNameOf(props.account)}
          former={edit === 'photo' ? profilePhoto : coverPhoto}
          isVerified={verification.isVerified || isReplaced}
        />
      );
    }
    case 'rate':
      return props.listing && <RateDialog {...props} listing={props.listing} />;
    case null:
      return null;
  }
}

function BioDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, ...saving } = useSave(() => onSaved('Your bio is saved.'));
  const { control, handleSubmit, formState } = useForm<BioEdit>({
    resolver: zodResolver(bioEdit),
    defaultValues: { bio: account.bio },
  });
  return (
    <FormDialog
      {...saving}
      title="Your bio"
      intro="What would you like people to know before they meet you?"
      isDirty={formState.isDirty}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="bio"
        label="Bio"
        hint={(typed) => `${typed.length} of ${LIMITS.bio} characters`}
        autoFocus
        rows={6}
        maxLength={LIMITS.bio}
      />
    </FormDialog>
  );
}

function InterestsDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('Your interests are saved.'));
  const { control, handleSubmit, formState } = useForm<InterestsEdit>({
    resolver: zodResolver(interestsEdit),
    defaultValues: { interests: account.interests },
  });
  return (
    <FormDialog
      isLong
      title="Your interests"
      intro="We use them to find good matches."
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={formState.errors.interests?.message ?? failure}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <ChoiceChips
        control={control}
        name="interests"
        label="Interests"
        hint={(count) => `${count} chosen, at least 3`}
        options={INTERESTS}
        disabled={isBusy}
      />
    </FormDialog>
  );
}

function LanguagesDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('Your languages are saved.'));
  const { control, handleSubmit, formState } = useForm<LanguagesEdit>({
    resolver: zodResolver(languagesEdit),
    defaultValues: { languages: account.languages },
  });
  return (
    <FormDialog
      isLong
      title="Your languages"
      intro="It’s easier to open up in your own language."
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <Controller
        name="languages"
        control={control}
        render={({ field }) => (
          <LanguageFields value={field.value} onChange={field.onChange} disabled={isBusy} />
        )}
      />
    </FormDialog>
  );
}

interface RateDialogProps extends EditProps {
  readonly listing: Companion;
}

/** Edits the hourly rate. Existing bookings keep their price. */
function RateDialog({ listing, owner, onClose, onSaved }: RateDialogProps) {
  const months = useFirstMonths();
  const { save, ...saving } = useSave(() => onSaved('Your hourly rate is saved.'));
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(rateEdit),
    defaultValues: { hourlyRate: String(listing.hourlyRate) },
  });
  return (
    <FormDialog
      {...saving}
      title="Your hourly rate"
      intro="Your activity prices are based on this. Existing bookings don’t change."
      isDirty={formState.isDirty}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveListing(owner.uid, edit)))(event)
      }
      onClose={onClose}
    >
      <RateField
        control={control}
        name="hourlyRate"
        commonRate={months?.commonRate ?? null}
        autoFocus
        isRequired
        sx={{ maxWidth: 280 }}
      />
    </FormDialog>
  );
}

function SupportDialog({ account, owner, onClose, onSaved }: EditProps) {
  const { save, isBusy, failure } = useSave(() => onSaved('What helps you is saved.'));
  const { control, handleSubmit, formState } = useForm<SupportEdit>({
    resolver: zodResolver(supportEdit),
    defaultValues: { supportPreferences: account.supportPreferences },
  });
  return (
    <FormDialog
      isLong
      title="What helps you"
      intro="We use it to find good matches. A companion you ask for a session sees it with your request, and no one else does."
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={(event) =>
        void handleSubmit((edit) => save((store) => store.saveAccount(owner, edit)))(event)
      }
      onClose={onClose}
    >
      <ChoiceChips
        control={control}
        name="supportPreferences"
        label="On a hard or a slow day"
        hint="As many as you like, or none."
        options={SUPPORT_PREFERENCES}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
