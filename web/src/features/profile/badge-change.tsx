import Alert from '@mui/material/Alert';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog';

/** The facts that our team has compared with the documents. */
type Compared = 'name' | 'photo';

/** Tells a verified person beside the field what a change does to their badge. */
export function BadgeHint({ what }: { readonly what: Compared }) {
  return (
    <Alert severity="info" role="note">
      A new {what} removes your badge until our team has reviewed it.
    </Alert>
  );
}

interface BadgeChangeDialogProps {
  readonly what: Compared;
  readonly owner: ProfileOwner;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks a verified person before a change that takes their badge. */
export function BadgeChangeDialog({ what, owner, onConfirm, onClose }: BadgeChangeDialogProps) {
  return (
    <DiscardDialog
      title={`Change your ${what}?`}
      keepLabel={`Keep my ${what}`}
      discardLabel={`Change ${what}`}
      onKeep={onClose}
      onDiscard={() => {
        onClose();
        onConfirm();
      }}
    >
      Your badge comes back once our team has reviewed it.
      {owner.hasListing && " Members can't find or book you until then."}
    </DiscardDialog>
  );
}
