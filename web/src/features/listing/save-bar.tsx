import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** The reason why the listing was not saved. */
  readonly problem: string | null;
  readonly onPreview: () => void;
  readonly onDiscard: () => void;
}

/** A sticky bar with the Save button. */
export function SaveBar({ isDirty, isBusy, problem, onPreview, onDiscard }: SaveBarProps) {
  return (
    <Card
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(var(--bottom-nav, 0px) + 8px)', md: 16 },
        zIndex: 2,
        px: 2,
        py: 1,
        boxShadow: 3,
      }}
    >
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 1.25 }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 0, sm: 1 } }}>
        <Typography
          variant="body2"
          aria-live="polite"
          sx={{ flex: 1, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
        >
          {isDirty ? 'Not saved yet.' : 'All changes saved'}
        </Typography>
        <Button
          onClick={onPreview}
          sx={{
            minHeight: 44,
            display: { md: 'none' },
            marginInlineEnd: { xs: 'auto', sm: 0 },
            marginInlineStart: -1,
          }}
        >
          Preview
        </Button>
        {isDirty && (
          <Button onClick={onDiscard} disabled={isBusy} sx={{ minHeight: 44 }}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || !isDirty}
          sx={{ minHeight: 44 }}
        >
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </Stack>
    </Card>
  );
}
