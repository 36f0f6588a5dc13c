import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FileView } from '../../verification/public';

interface ClaimPicturesProps {
  /** Their paths in Storage. */
  readonly paths: readonly string[];
  /** The owner: a name, or "you". */
  readonly from: string;
}

/** A side's pictures, opened once they are asked for: they may be hard to see, and the log names staff. */
export function ClaimPictures({ paths, from }: ClaimPicturesProps) {
  const [isOpen, setOpen] = useState(false);
  if (paths.length === 0) return null;
  if (!isOpen) {
    const count = paths.length === 1 ? '1 picture' : `${paths.length} pictures`;
    return (
      <Button
        size="small"
        startIcon={<ImageOutlined />}
        onClick={() => setOpen(true)}
        sx={{ display: 'flex', mt: 0.5, mb: 1.5 }}
      >
        Show {count} from {from}
      </Button>
    );
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 0.5, mb: 1.5 }}
    >
      {paths.map((path, index) => (
        <FileView key={path} name={`Picture ${index + 1} from ${from}`} path={path} />
      ))}
    </Box>
  );
}
