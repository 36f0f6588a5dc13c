import {
  type Detail,
  type DetailedAccount,
  isIdentityChecked,
  missingDetails,
} from '@hearthkin/domain/account/level';
import type { Restriction } from '@hearthkin/domain/account/restriction';
import { formatList } from '@hearthkin/domain/foundation/formats';
import { hasEndedIdentity } from '@hearthkin/domain/verification/identity-term';
import { REVIEW_AIM } from '@hearthkin/domain/verification/review-aim';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { type Verification, verification } from '../../data/verifications/verification-queries';
import { formatDay, ownTimeZone } from '../../lib/format';
import { getReadyPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';

const ACT_WORDS = {
  book: 'book a session',
  message: 'write messages',
  join: 'join',
  host: 'create an event',
  share: 'share a story with others',
  review: 'write a review',
  rate: 'rate a member',
} as const;

/** The acts that only verified people without a restriction may do. */
export type MeetingAct = keyof typeof ACT_WORDS;

interface Words {
  /** The title of the dialog. */
  readonly title: string;
  readonly text: string;
  /** Label and address of the next step; null where waiting is all there is to do. */
  readonly link: readonly [label: string, path: string] | null;
}

/** The reason why the act has to wait while our team restricts the account. */
function restrictedWords({ until }: Restriction, act: MeetingAct): Words {
  const day = formatDay(until, ownTimeZone());
  return {
    title: 'Your account is restricted',
    text: `You can’t ${ACT_WORDS[act]} until ${day}. Sessions you’ve already booked stay.`,
    link: ['See why', PATHS.profile],
  };
}

const DETAIL_WORDS: Readonly<Record<Detail, string>> = {
  phone: 'your phone number',
  interests: 'three interests',
  address: 'your address',
};

/** The reason why it has to wait before the person is verified, and what to do next. `next` is the page to come back to. */
function unverifiedWords(
  account: DetailedAccount | null,
  review: Verification | null,
  { act, next }: { readonly act: MeetingAct; readonly next: string },
): Words {
  const wanted = ACT_WORDS[act];
  const later = `Until then you can look around. We’ll let you know when you can ${wanted}.`;
  const words = (text: string, link: Words['link']): Words => ({
    title: 'We check who everyone is',
    text,
    link,
  });
  const documents = (label: string) => [label, PATHS.verification] as const;
  const status = review?.verificationStatus ?? 'not_started';
  if (status === 'pending') {
    return words(`Our team is reviewing your documents. ${later}`, documents('See status'));
  }
  if (status === 'rejected') {
    return words(
      `We couldn’t approve your documents yet. You can submit new ones before you ${wanted}.`,
      documents('See what our team wrote'),
    );
  }
  const missing = account === null ? [] : missingDetails(account);
  const check = review?.identityCheck;
  if (check?.status === 'review' && missing.length === 0) {
    return words(`Our team is comparing your photos. We aim for ${REVIEW_AIM}. ${later}`, null);
  }
  if (check?.refusedAt !== undefined && check.status !== 'review') {
    return words(
      `We couldn’t approve your photos. You can submit documents before you ${wanted}.`,
      documents('Submit documents'),
    );
  }
  if (review !== null && hasEndedIdentity(review)) {
    return words(
      `Your last identity check has ended. Check again before you ${wanted}. It takes a few minutes.`,
      ['Check your identity', getReadyPath(next)],
    );
  }
  const isChecked = isIdentityChecked(review ?? undefined) || check?.status === 'review';
  const asked = [
    ...missing.map((detail) => DETAIL_WORDS[detail]),
    ...(isChecked ? [] : ['a selfie with your ID']),
  ];
  return words(
    `Before you ${wanted}, we ask for ${formatList(asked)}. It takes a few minutes, and then you’re back here.`,
    ['Continue', getReadyPath(next)],
  );
}

/** The words for the signed-in person; null while loading. An unreadable check counts as none. */
function useWords(act: MeetingAct, wantedNext?: string): Words | null {
  const { pathname, search } = useLocation();
  const next = wantedNext ?? pathname + search;
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const account = useLive(uid === null ? null : user(uid));
  const read = useLive(uid === null ? null : verification(uid));
  if (read.status === 'loading' || account.status === 'loading') return null;
  const person = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const restriction = person?.restriction ?? null;
  const review = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const words =
    restriction === null
      ? unverifiedWords(person, review, { act, next })
      : restrictedWords(restriction, act);
  return act === 'share'
    ? { ...words, text: `${words.text} You can keep a private story now.` }
    : words;
}

export interface CannotMeetNoticeProps {
  readonly act: MeetingAct;
}

/** Stands in the place of an act that the person can’t do now. */
export function CannotMeetNotice({ act }: CannotMeetNoticeProps) {
  const words = useWords(act);
  if (words === null) return <Skeleton variant="rounded" height={96} aria-busy />;
  return (
    <Alert severity="info" role="status">
      {words.text}
      {words.link !== null && (
        <div>
          <Button
            component={Link}
            to={words.link[1]}
            color="inherit"
            sx={{ minHeight: 44, marginInlineStart: -2.5 }}
          >
            {words.link[0]}
          </Button>
        </div>
      )}
    </Alert>
  );
}

export interface CannotMeetDialogProps extends CannotMeetNoticeProps {
  /** The page to come back to; this one by default. */
  readonly next?: string;
  readonly onClose: () => void;
}

/** The same, where the act is a button among others or opens a form. */
export function CannotMeetDialog({ act, next, onClose }: CannotMeetDialogProps) {
  const words = useWords(act, next);
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
        {words?.title ?? <Skeleton component="span" />}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId}>
          {words === null ? <Skeleton component="span" height={72} /> : words.text}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        {words !== null && words.link !== null && (
          <Button component={Link} to={words.link[1]} variant="contained">
            {words.link[0]}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
