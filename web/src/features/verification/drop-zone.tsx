import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../../ui/forms/file-button';

const ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

interface DropZoneProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A drop target with a file button. */
export function DropZone({ label, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    // Without this the browser opens the file.
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Box
      data-testid="drop-zone"
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files.item(0);
        if (file) onFile(file);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.25,
        px: 2,
        py: { xs: 3, sm: 4 },
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.selected' : 'background.default',
        borderRadius: 1,
        transition: 'border-color 120ms, background-color 120ms',
      }}
    >
      <UploadFileOutlined aria-hidden sx={{ fontSize: 36, color: 'secondary.main' }} />
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        Drag your file here, or choose it yourself.
      </Typography>
      <FileButton label={label} accept={ACCEPT} variant="outlined" onFile={onFile} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        JPG, PNG or PDF, less than 10MB
      </Typography>
    </Box>
  );
}
