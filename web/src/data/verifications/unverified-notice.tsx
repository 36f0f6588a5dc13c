import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { useLive } from '../kit/live-query';
import { type Verification, verification } from './verification-queries';

const ACT_WORDS = {
  book: 'book a session',
  message: 'write messages',
  join: 'join',
  host: 'create an event',
  share: 'share a story with others',
  review: 'write a review',
  rate: 'rate a member',
} as const;

/** What only verified people may do. */
export type VerifiedAct = keyof typeof ACT_WORDS;

interface Words {
  readonly text: string;
  /** The link to the verification page; null where waiting is all there is to do. */
  readonly link: string | null;
}

/** Why the act has to wait, and what to do next. */
function wordsFor(review: Verification | null, act: VerifiedAct): Words {
  const wanted = ACT_WORDS[act];
  const later = `Until then you can look around. We’ll let you know when you can ${wanted}.`;
  const status = review?.verificationStatus ?? 'not_started';
  if (status === 'pending') {
    return { text: `Our team is reviewing your documents. ${later}`, link: 'See status' };
  }
  if (status === 'rejected') {
    return {
      text: `We couldn’t approve your documents yet. You can submit new ones before you ${wanted}.`,
      link: 'See what our team wrote',
    };
  }
  if (review?.identityCheck?.status === 'review') {
    return { text: `Our team is comparing your photos. ${later}`, link: null };
  }
  return {
    text: `Before you ${wanted}, we check who you are. Submit your documents, and our team reviews them.`,
    link: 'Verify your identity',
  };
}

/** The words for the signed-in person; null while loading. An unreadable check counts as none. */
function useWords(act: VerifiedAct): Words | null {
  const session = useSession();
  const read = useLive(session.status === 'signed-in' ? verification(session.uid) : null);
  if (read.status === 'loading') return null;
  const { text, link } = wordsFor(read.status === 'ready' ? (read.data?.data ?? null) : null, act);
  return { text: act === 'share' ? `${text} You can keep a private story now.` : text, link };
}

export interface UnverifiedNoticeProps {
  readonly act: VerifiedAct;
}

/** Stands in the place of an act that only verified people may do. */
export function UnverifiedNotice({ act }: UnverifiedNoticeProps) {
  const words = useWords(act);
  if (words === null) return <Skeleton variant="rounded" height={96} aria-busy />;
  return (
    <Alert severity="info" role="status">
      {words.text}
      {words.link !== null && (
        <div>
          <Button
            component={Link}
            to={PATHS.verification}
            color="inherit"
            sx={{ minHeight: 44, marginInlineStart: -2 }}
          >
            {words.link}
          </Button>
        </div>
      )}
    </Alert>
  );
}

export interface UnverifiedDialogProps extends UnverifiedNoticeProps {
  readonly onClose: () => void;
}

/** The same, where the act is a button among others or opens a form. */
export function UnverifiedDialog({ act, onClose }: UnverifiedDialogProps) {
  const words = useWords(act);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        We check who everyone is
      </DialogTitle>
      <DialogContent>
        <Typography id={textId}>
          {words === null ? <Skeleton component="span" height={72} /> : words.text}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        {words !== null && words.link !== null && (
          <Button component={Link} to={PATHS.verification} variant="contained">
            {words.link}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
