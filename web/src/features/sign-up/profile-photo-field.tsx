import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { cropDialog } from '../../ui/dialogs/late-dialogs';
import { FileButton } from '../../ui/forms/file-button';
import { useObjectUrl } from '../../ui/hooks/use-object-url';
import { usePart } from '../../ui/later/use-part';
import { dropPhoto, keepPhoto, keptPhoto } from './photo-store';
import { useSignUp } from './sign-up-context';

/** An optional profile photo: chosen, cropped, shown, removed. It stays in this browser for now. */
export function ProfilePhotoField() {
  const { draft, change } = useSignUp();
  const [chosen, setChosen] = useState<File | null>(null);
  const close = () => setChosen(null);
  const CropDialog = usePart(cropDialog, chosen !== null, close);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const url = useObjectUrl(photo);

  const { photoKey } = draft;
  useEffect(() => {
    if (photoKey === null) return setPhoto(null);
    let isShown = true;
    keptPhoto(photoKey).then(
      (kept) => {
        if (!isShown) return;
        setPhoto(kept);
        if (kept === null) change({ photoKey: null });
      },
      (error: unknown) => console.warn('The kept photo could not be read', error),
    );
    return () => {
      isShown = false;
    };
  }, [photoKey, change]);

  async function replace(cropped: Blob | null): Promise<void> {
    setChosen(null);
    try {
      const key = cropped === null ? null : await keepPhoto(cropped);
      change({ photoKey: key });
      if (photoKey !== null) await dropPhoto(photoKey);
    } catch (error) {
      console.warn('The photo could not be kept', error);
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
          Optional. Other people see it beside your name.
        </Box>
      </Box>
      {CropDialog !== null && chosen !== null && (
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
