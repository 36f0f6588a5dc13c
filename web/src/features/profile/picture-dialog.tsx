import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import { useSave } from '../../data/accounts/use-save';
import { companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { photoUrl } from '../../lib/photo-url';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { FileButton } from '../../ui/forms/file-button';
import { UploadBar } from '../../ui/forms/upload-bar';
import { useObjectUrl } from '../../ui/hooks/use-object-url';
import { late } from '../../ui/late';
import { CoverPicture } from '../../ui/people/cover-picture';
import { BadgeChangeDialog, BadgeHint } from './badge-change';

const CropDialog = late(async () => (await import('../../ui/dialogs/crop-dialog')).CropDialog, {
  isRare: true,
});

const KINDS = {
  photo: {
    title: 'Your profile photo',
    noun: 'photo',
    crop: { aspect: 1, isRound: true },
    saved: 'Your photo is saved.',
  },
  cover: {
    title: 'Your cover',
    noun: 'cover',
    crop: { aspect: 4, isRound: false, maxSide: 1600 },
    saved: 'Your cover is saved.',
  },
} as const;

interface PictureDialogProps {
  readonly kind: keyof typeof KINDS;
  readonly owner: ProfileOwner;
  /** The owner's name. Its first letter stands in for a missing photo. */
  readonly name: string;
  /** Path of the current picture; null without one. */
  readonly former: string | null;
  /** Whether the owner has the badge, which another photo takes. */
  readonly isVerified: boolean;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onSaved: (sentence: string) => void;
}

/** The new picture, null for none, or undefined while unchanged. */
type Choice = Blob | null | undefined;

/** Chooses, crops, previews and removes a profile picture. */
export function PictureDialog(props: PictureDialogProps) {
  const { kind, owner, name, former, onClose, onSaved } = props;
  const { title, noun, crop, saved } = KINDS[kind];
  const [chosen, setChosen] = useState<Blob | null>(null);
  const dropChosen = () => setChosen(null);
  const [choice, setChoice] = useState<Choice>(undefined);
  const [part, setPart] = useState(0);
  const isNeeded = useIsPhotoNeeded(kind, owner);
  const takesBadge = kind === 'photo' && props.isVerified;
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const { save, isBusy, failure } = useSave(() => onSaved(saved));
  const ownUrl = useObjectUrl(choice ?? null);
  const url = choice === undefined ? photoUrl(former) : (ownUrl ?? undefined);
  const hasPicture = choice === undefined ? former !== null && former !== '' : choice !== null;

  function submit(): void {
    if (choice === undefined) return;
    setPart(0);
    void save((store) => store.saveProfileFile({ owner, kind, file: choice, onProgress: setPart }));
  }

  return (
    <>
      <FormDialog
        isLong
        title={title}
        isDirty={choice !== undefined}
        isBusy={isBusy}
        failure={failure}
        submitLabel="Save"
        busyLabel="Saving..."
        canSubmit={choice !== undefined}
        whyNot="Choose a picture first."
        onSubmit={() => {
          if (takesBadge) setAsking(true);
          else submit();
        }}
        onClose={onClose}
      >
        {takesBadge && <BadgeHint what="photo" />}
        <PicturePreview kind={kind} name={name} url={url} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <FileButton
            label={hasPicture ? `Change ${noun}` : `Choose a ${noun}`}
            accept="image/*"
            variant="outlined"
            disabled={isBusy}
            onFile={setChosen}
          />
          {hasPicture && !isNeeded && (
            <Button
              disabled={isBusy}
              onClick={() => {
                setChoice(former === null || former === '' ? undefined : null);
              }}
            >
              Remove {noun}
            </Button>
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center' }}>
          {isNeeded && 'Your listing needs a photo. Replace it anytime, but you can’t remove it. '}
          Any picture your device can open
        </Box>
        {isBusy && choice instanceof Blob && (
          <UploadBar label={`Upload of the ${noun}`} part={part} />
        )}
      </FormDialog>
      {isAsking && (
        <BadgeChangeDialog what="photo" owner={owner} onConfirm={submit} onClose={stopAsking} />
      )}
      {chosen !== null && (
        <CropDialog
          {...crop}
          title={title}
          photo={chosen}
          onDone={(cropped) => {
            setChosen(null);
            setChoice(cropped);
          }}
          onClose={dropChosen}
        />
      )}
    </>
  );
}

/** Whether the picture is the photo of a listing that members see, which the rules keep. */
function useIsPhotoNeeded(kind: keyof typeof KINDS, { uid, hasListing }: ProfileOwner): boolean {
  const listing = useLive(kind === 'photo' && hasListing ? companion(uid) : null);
  return listing.status === 'ready' && listing.data?.data.listed === true;
}

interface PicturePreviewProps {
  readonly kind: 'photo' | 'cover';
  readonly name: string;
  /** Undefined without a picture. */
  readonly url: string | undefined;
}

/** A preview of a profile picture. */
function PicturePreview({ kind, name, url }: PicturePreviewProps) {
  if (kind === 'cover') {
    return (
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <CoverPicture url={url} isSmall />
      </Box>
    );
  }
  return (
    <Avatar
      src={url}
      alt={url === undefined ? '' : 'How your photo will look'}
      sx={{
        width: 168,
        height: 168,
        alignSelf: 'center',
        fontSize: 60,
        fontWeight: 600,
        bgcolor: 'action.selected',
        color: 'primary.main',
      }}
    >
      {[...name][0]}
    </Avatar>
  );
}
