import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { FileButton } from '../../ui/forms/file-button';
import { useObjectUrl } from '../../ui/hooks/use-object-url';
import { late } from '../../ui/late';
import { deletePhoto, loadPhoto, savePhoto } from './photo-store';
import { useSignUp } from './sign-up-context';

const CropDialog = late(async () => (await import('../../ui/dialogs/crop-dialog')).CropDialog, {
  isRare: true,
});

/** An optional profile photo, kept in this browser until the account exists. */
export function ProfilePhotoField() {
  const { draft, change } = useSignUp();
  const [chosen, setChosen] = useState<File | null>(null);
  const close = () => setChosen(null);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const url = useObjectUrl(photo);

  const { photoKey } = draft;
  useEffect(() => {
    if (photoKey === null) return setPhoto(null);
    let isShown = true;
    loadPhoto(photoKey).then(
      (stored) => {
        if (!isShown) return;
        setPhoto(stored);
        if (stored === null) change({ photoKey: null });
      },
      (error: unknown) => console.warn('Could not read the saved photo', error),
    );
    return () => {
      isShown = false;
    };
  }, [photoKey, change]);

  async function replace(cropped: Blob | null): Promise<void> {
    setChosen(null);
    try {
      const key = cropped === null ? null : await savePhoto(cropped);
      change({ photoKey: key });
      if (photoKey !== null) await deletePhoto(photoKey);
    } catch (error) {
      console.warn('Could not save the photo', error);
    }
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
      <Avatar
        src={url ?? undefined}
        alt={url === null ? '' : 'Your profile photo'}
        sx={{ width: 88, height: 88, bgcolor: 'action.selected', color: 'primary.main' }}
      >
        <AddAPhotoOutlined aria-hidden />
      </Avatar>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label={photoKey === null ? 'Add a photo' : 'Change photo'}
            accept="image/*"
            variant="outlined"
            onFile={setChosen}
          />
          {photoKey !== null && <Button onClick={() => void replace(null)}>Remove photo</Button>}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.75 }}>
          {draft.userType === 'earner'
            ? 'You can add it later. Members only see companions with a photo.'
            : 'Optional. Shown next to your name.'}
        </Box>
      </Box>
      {chosen !== null && (
        <CropDialog
          title="Your profile photo"
          photo={chosen}
          onDone={(cropped) => void replace(cropped)}
          onClose={close}
        />
      )}
    </Box>
  );
}
