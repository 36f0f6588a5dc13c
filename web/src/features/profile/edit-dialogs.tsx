import { displayNameOf } from '@hearthkin/domain/account/profile';
import { losesBadge } from '@hearthkin/domain/account/shown-verified';
import { PictureDialog } from '../../data/accounts/picture-dialog';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import { late } from '../../ui/late';
import { BioDialog } from './bio-dialog';
import { InterestsDialog } from './interests-dialog';
import { LanguagesDialog } from './languages-dialog';
import { NamesDialog } from './names-dialog';
import { RateDialog } from './rate-dialog';
import { SupportDialog } from './support-dialog';
import type { OwnProfile } from './use-own-profile';

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
