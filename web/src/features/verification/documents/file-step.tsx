import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import type { DocumentKind } from '@hearthkin/domain/verification/documents';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../../../ui/forms/file-button';
import { type ChosenFile, TYPE_NAMES } from './check-document';
import { ChosenDocument } from './chosen-document';
import type { DocumentDraft } from './use-document-drafts';

const ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

interface DropZoneProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A drop target with a file button. */
function DropZone({ label, onFile }: DropZoneProps) {
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

interface FileStepProps {
  readonly kind: DocumentKind;
  /** The upload's path in Storage. */
  readonly path: string;
  readonly draft: DocumentDraft;
  readonly onFile: (file: File) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One document's file, with upload progress. */
export function FileStep(props: FileStepProps) {
  const { kind, path, draft, onFile, onRetry, onRemove } = props;
  const { file, upload, problem } = draft;
  const name = DOCUMENT_NAMES[kind];
  return (
    <>
      {problem !== null && (
        <Alert
          severity="error"
          action={
            upload === 'stopped' && (
              <Button color="inherit" onClick={onRetry}>
                Try again
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      {file !== null && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <ChosenDocument file={file} path={path} />
          {file.isMisnamed && <MisnamedNote file={file} />}
          {upload === 'running' && <Progress name={name} part={draft.part} onCancel={onRemove} />}
          {upload === 'done' && file.storedAt === undefined && (
            <Alert severity="success" role="status">
              Your file is uploaded.
            </Alert>
          )}
        </Box>
      )}
      {upload !== 'running' && (
        <DropZone label={file === null ? `Choose ${name}` : `Replace ${name}`} onFile={onFile} />
      )}
    </>
  );
}

function MisnamedNote({ file }: { readonly file: ChosenFile }) {
  const type = TYPE_NAMES[file.contentType];
  return (
    <Alert severity="info">
      This file is actually a {type}. We’ll save it as a {type}.
    </Alert>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly part: number;
  readonly onCancel: () => void;
}

function Progress({ name, part, onCancel }: ProgressProps) {
  const percent = Math.round(part * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={`Upload of the ${name}`}
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" aria-hidden sx={{ minWidth: '4ch', textAlign: 'end' }}>
        {percent}%
      </Typography>
      <Button onClick={onCancel}>Cancel upload</Button>
    </Box>
  );
}
