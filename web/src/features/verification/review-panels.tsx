import { documentsRejected } from '@hearthkin/domain/news/words';
import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusChip } from './status-chip';

interface PendingPanelProps {
  readonly startPage: string;
  /** The changes after our team had accepted it; null when the documents are new. */
  readonly changed: string | null;
}

/** Submitted, not yet decided. */
export function PendingPanel({ startPage, changed }: PendingPanelProps) {
  return (
    <StatusPanel icon={<HourglassTopRounded />} title="Documents under review">
      {changed !== null && (
        <Typography>
          You changed your {changed}, so we’re reviewing your documents again. Your badge comes back
          after that.
        </Typography>
      )}
      <Typography>
        We aim to review documents within 24-48 hours. We’ll email you our decision.
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {DOCUMENT_KINDS.map((kind) => (
          <Box
            component="li"
            key={kind}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
          >
            {DOCUMENT_NAMES[kind]}
            <StatusChip status="pending" />
          </Box>
        ))}
      </Box>
      <Button variant="contained" component={Link} to={startPage}>
        Continue
      </Button>
    </StatusPanel>
  );
}

interface VerifiedPanelProps {
  readonly startPage: string;
  /** Whether the identity check has ended since; the documents stay approved. */
  readonly hasEnded: boolean;
}

export function VerifiedPanel({ startPage, hasEnded }: VerifiedPanelProps) {
  if (hasEnded) {
    return (
      <StatusPanel icon={<VerifiedOutlined />} title="Documents approved">
        <Typography>Your documents stay approved. You don’t need to submit them again.</Typography>
      </StatusPanel>
    );
  }
  return (
    <StatusPanel icon={<VerifiedOutlined />} title="Verification complete">
      <Typography>Your identity and your address are verified. Thank you.</Typography>
      <Button variant="contained" component={Link} to={startPage}>
        Get started
      </Button>
    </StatusPanel>
  );
}

interface RejectedPanelProps {
  /** The documents to replace. */
  readonly rejected: readonly DocumentKind[];
  /** Whether a link leads here, which focuses the button. */
  readonly isCalledFor: boolean;
  readonly notes: string;
  readonly onResubmit: () => void;
}

export function RejectedPanel(props: RejectedPanelProps) {
  const { rejected, isCalledFor, notes, onResubmit } = props;
  return (
    <StatusPanel icon={<ErrorOutlineRounded />} title="Verification needs attention">
      <Typography>{documentsRejected(rejected)} Keep what’s fine and replace the rest.</Typography>
      {notes !== '' && <TeamNote>{notes}</TeamNote>}
      <Button variant="contained" autoFocus={isCalledFor} onClick={onResubmit}>
        Resubmit documents
      </Button>
    </StatusPanel>
  );
}

/** The words of our team about documents. */
export function TeamNote({ children }: { readonly children: string }) {
  return (
    <Box
      sx={{
        borderInlineStart: '4px solid',
        borderColor: 'secondary.main',
        paddingInlineStart: 2,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Note from our team
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
    </Box>
  );
}

interface StatusPanelProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** Explains a status and offers the next step. */
function StatusPanel({ icon, title, children }: StatusPanelProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 2,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'secondary.main',
          '& svg': { fontSize: 28 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2">{title}</Typography>
      <Stack sx={{ gap: 2, mt: 1, alignItems: 'flex-start' }}>{children}</Stack>
    </Card>
  );
}
