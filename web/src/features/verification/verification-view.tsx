import type { UserType } from '@hearthkin/domain/account/fields';
import type { DocumentKind } from '@hearthkin/domain/verification/documents';
import Box from '@mui/material/Box';
import type { User } from '../../data/accounts/account-queries';
import type { Verification } from '../../data/verifications/verification-queries';
import { DocumentWizard } from './document-wizard';
import { OptionalNotice } from './optional-notice';
import { PendingPanel, RejectedPanel, VerifiedPanel } from './review-panels';
import { StatusCard } from './status-card';
import { useSubmission } from './use-submission';
import { useWizardState } from './use-wizard-state';
import type { VerificationStatus } from './verification-words';

interface VerificationViewProps {
  readonly uid: string;
  readonly userType: UserType;
  readonly startPage: string;
  readonly account: User;
  readonly status: VerificationStatus;
  readonly review: Verification | null;
}

/** The status card with the panel for the status. */
export function VerificationView(props: VerificationViewProps) {
  const { uid, userType, startPage, account, status, review } = props;
  const { documents, step, setStep, reportMissing } = useWizardState(uid, status);
  const { isBusy, problem, submit, restart } = useSubmission(uid, status);

  const isUploaded = (kind: DocumentKind) =>
    status === 'not_started'
      ? documents.drafts[kind].upload === 'done'
      : // Verified users have submitted both, even if the files were deleted since.
        status === 'verified' || review?.documentsUploaded !== undefined;
  return (
    <>
      {userType === 'spender' && status === 'not_started' && <OptionalNotice />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        {status === 'not_started' && (
          <DocumentWizard
            uid={uid}
            step={step}
            onStep={setStep}
            documents={documents}
            isBusy={isBusy}
            problem={problem}
            onSubmit={() => void submit(documents.drafts, reportMissing)}
          />
        )}
        {status === 'pending' && <PendingPanel startPage={startPage} />}
        {status === 'verified' && <VerifiedPanel startPage={startPage} />}
        {status === 'rejected' && (
          <RejectedPanel
            notes={review?.notes ?? ''}
            isBusy={isBusy}
            problem={problem}
            onResubmit={() => void restart()}
          />
        )}
        <StatusCard
          account={account}
          userType={userType}
          status={status}
          isUploaded={{
            idDocument: isUploaded('idDocument'),
            proofOfAddress: isUploaded('proofOfAddress'),
          }}
        />
      </Box>
    </>
  );
}
