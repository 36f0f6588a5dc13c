import { missingDetails } from '@hearthkin/domain/account/level';
import { fieldPath } from '@hearthkin/domain/companion/onboarding';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import { type DocumentKind, rejectedKinds } from '@hearthkin/domain/verification/documents';
import { hasEndedIdentity } from '@hearthkin/domain/verification/identity-term';
import { isReopened } from '@hearthkin/domain/verification/reopened-check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { User } from '../../data/accounts/account-queries';
import { mayTryFace } from '../../data/verifications/use-verification';
import type { Verification } from '../../data/verifications/verification-queries';
import { getReadyPath, PATHS, START_PAGE } from '../../lib/paths';
import { late } from '../../ui/late';
import { TextLink } from '../../ui/layout/text-link';
import { DocumentWizard } from './document-wizard';
import { useDocumentDrafts } from './documents/use-document-drafts';
import { PendingPanel, RejectedPanel, VerifiedPanel } from './review-panels';
import { StatusCard } from './status-card';
import { useSubmission } from './use-submission';
import { areDocumentsOptional, changedWords, type VerificationStatus } from './verification-words';
import { hasState, INITIAL_STATE, saveState, serializeState, startState } from './wizard-state';
import { WIZARD_STEPS } from './wizard-steps';

/** Few people need it. */
const PhoneCheck = late(async () => (await import('../phone/phone-check')).PhoneCheck, {
  isRare: true,
});

/** With the camera; few people need it. */
const NewIdentityCheck = late(
  async () => (await import('./identity/new-identity-check')).NewIdentityCheck,
  { isRare: true },
);

interface VerificationViewProps {
  readonly uid: string;
  readonly userType: UserType;
  readonly account: User;
  readonly status: VerificationStatus;
  readonly review: Verification | null;
}

/** The status card with the panel for the status. */
export function VerificationView(props: VerificationViewProps) {
  const { uid, userType, account, review } = props;
  const { status, startAgain } = useStatus(uid, props.status);
  const { documents, step, setStep, refuse } = useWizardState(
    uid,
    status,
    review?.documentsUploaded,
  );
  const { isBusy, problem, submit } = useSubmission(status);
  const [params] = useSearchParams();
  const rejected = rejectedKinds(review?.documentsUploaded);
  const hasEnded = review !== null && hasEndedIdentity(review);
  // An account that a provider opened can still get what sign-up asks others for.
  const mayCheck =
    account.level === 'account' && status === 'not_started' && mayTryFace(review?.identityCheck);
  const isWithTeam = hasEnded && review?.identityCheck?.status === 'review';
  const isAsked = !isWithTeam && (hasEnded || (mayCheck && account.phoneVerified));
  // Stays for its answer, which comes when it is no longer asked for.
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  const lacksDetails = missingDetails(account).length > 0;
  // After an identity check that has ended, new photos are enough.
  const wantsDocuments = status === 'not_started' && (!hasEnded || rejected.length > 0);

  const isUploaded = (kind: DocumentKind) =>
    status === 'not_started'
      ? documents.drafts[kind].upload === 'done'
      : // Verified users have submitted both, even if the files were deleted since.
        status === 'verified' || review?.documentsUploaded !== undefined;
  return (
    <>
      {lacksDetails && (
        <Alert severity="info">
          Before you book, message or join, we ask for a few more details.{' '}
          <TextLink href={getReadyPath(PATHS.verification)}>Add them now</TextLink>.
        </Alert>
      )}
      {status === 'not_started' && !hasEnded && <StartNotice {...props} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 3 }}>
          {mayCheck && !account.phoneVerified && <PhoneCheck uid={uid} />}
          {(wasAsked || isWithTeam) && (
            <NewIdentityCheck
              uid={uid}
              isFirst={!hasEnded}
              isAsked={isAsked}
              isWithTeam={isWithTeam}
            />
          )}
          {wantsDocuments && (
            <DocumentWizard
              uid={uid}
              step={step}
              onStep={setStep}
              documents={documents}
              note={
                rejected.length > 0 && review?.notes
                  ? { kinds: rejected, text: review.notes }
                  : null
              }
              isBusy={isBusy}
              problem={problem}
              onSubmit={() => void submit(documents.drafts, refuse)}
            />
          )}
          {status === 'pending' && (
            <PendingPanel
              startPage={START_PAGE[userType]}
              changed={changedWords(review?.changed)}
            />
          )}
          {status === 'verified' && (
            <VerifiedPanel startPage={START_PAGE[userType]} hasEnded={hasEnded} />
          )}
          {status === 'rejected' && (
            <RejectedPanel
              rejected={rejected}
              isCalledFor={params.has('document')}
              notes={review?.notes ?? ''}
              onResubmit={startAgain}
            />
          )}
        </Stack>
        <StatusCard
          account={account}
          userType={userType}
          status={status}
          photos={review?.identityCheck?.status}
          isOptional={areDocumentsOptional(userType, account.level, status)}
          isUploaded={{
            idDocument: isUploaded('idDocument'),
            proofOfAddress: isUploaded('proofOfAddress'),
          }}
        />
      </Box>
    </>
  );
}

/** A notice why documents are needed now, that a member doesn't need them, or where companions apply. */
function StartNotice({ userType, account, review }: VerificationViewProps) {
  const changed = changedWords(review?.changed);
  if (changed !== null) {
    return (
      <Alert severity="info">
        You changed your {changed}, so we need your documents again. Your badge comes back after our
        review.
      </Alert>
    );
  }
  if (isReopened(review?.identityCheck)) {
    return (
      <Alert severity="info">
        You changed your name or photo. Your badge comes back once our team has reviewed it.
      </Alert>
    );
  }
  if (account.level === 'account' && review?.identityCheck?.status === 'review') {
    return (
      <Alert severity="info">
        Our team is comparing your photos. You can wait for that, or submit your documents now.
      </Alert>
    );
  }
  // In place of a rejected document, another one comes here.
  if (userType === 'earner' && rejectedKinds(review?.documentsUploaded).length === 0) {
    return (
      <Alert severity="info">
        Still applying? Submit your documents{' '}
        <TextLink href={fieldPath('idDocument')}>with your application</TextLink>, and send nothing
        twice.
      </Alert>
    );
  }
  return areDocumentsOptional(userType, account.level, 'not_started') ? <OptionalNotice /> : null;
}

/** Tells members that verification is optional. */
function OptionalNotice() {
  return (
    <Box
      component="section"
      aria-label="Optional for members"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        p: 2.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ maxWidth: '52ch' }}>
        <Typography variant="h3" component="h2">
          Optional for members
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Your identity is verified. With documents you also get a badge on your profile.
        </Typography>
      </Box>
      <Button component={Link} to={PATHS.browse} sx={{ mx: -2.5 }}>
        Skip for now and browse companions
      </Button>
    </Box>
  );
}

/** The status as the page shows it: after a rejection, a person who starts again has submitted nothing. */
function useStatus(uid: string, stored: VerificationStatus) {
  const isRejected = stored === 'rejected';
  const [startsAgain, setStartsAgain] = useState(() => isRejected && hasState(uid));
  if (startsAgain && !isRejected) setStartsAgain(false);
  const status: VerificationStatus = isRejected && startsAgain ? 'not_started' : stored;
  return { status, startAgain: () => setStartsAgain(true) };
}

/**
 * The wizard's step and documents. They survive a reload until they are submitted, and reset when
 * the status changes.
 */
function useWizardState(
  uid: string,
  status: VerificationStatus,
  submitted: Verification['documentsUploaded'],
) {
  const isOpen = status === 'not_started';
  const [first] = useState(() => (isOpen ? startState(uid, submitted) : INITIAL_STATE));
  const documents = useDocumentDrafts(uid, first.drafts);
  const [step, setStep] = useState(first.step);

  const { reset, drafts } = documents;
  const former = useRef(status);
  const latest = useRef(submitted);
  latest.current = submitted;
  useEffect(() => {
    if (former.current === status) return;
    former.current = status;
    saveState(uid, null);
    const next = isOpen ? startState(uid, latest.current) : INITIAL_STATE;
    reset(next.drafts);
    setStep(next.step);
  }, [status, isOpen, uid, reset]);

  const text = isOpen ? serializeState({ step, drafts }) : null;
  useEffect(() => saveState(uid, text), [uid, text]);

  return {
    documents,
    step,
    setStep,
    /** Goes back to the file that another one has to replace. */
    refuse: (kind: DocumentKind, problem: string): void => {
      documents.refuse(kind, problem);
      setStep(WIZARD_STEPS.findIndex((one) => one.asks === 'file' && one.kind === kind));
    },
  };
}
