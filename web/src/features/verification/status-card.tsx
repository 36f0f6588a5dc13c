import { USER_TYPE_LABEL, type UserType } from '@hearthkin/domain/foundation/fields';
import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import type { IdentityCheckStatus } from '@hearthkin/domain/verification/identity-check';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { User } from '../../data/accounts/account-queries';
import { DescribedFact } from '../../ui/layout/described-fact';
import { StatusChip } from './status-chip';
import type { VerificationStatus } from './verification-words';

interface StatusCardProps {
  readonly account: User;
  readonly userType: UserType;
  readonly status: VerificationStatus;
  readonly isUploaded: Readonly<Record<DocumentKind, boolean>>;
  /** The outcome of the comparison of the two photos; undefined if there was none. */
  readonly photos: IdentityCheckStatus | undefined;
  /** Whether documents are the person’s choice. */
  readonly isOptional: boolean;
}

/** The account, its uploaded documents and the review's status. */
export function StatusCard(props: StatusCardProps) {
  const { account, userType, status, isUploaded, photos, isOptional } = props;
  const { street, city, state, zipCode } = account.address;
  return (
    <Card component="section" aria-label="Current status" sx={{ p: 2.5, alignSelf: 'start' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Current status
      </Typography>
      <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
        <DescribedFact term="Account name">
          {`${account.firstName} ${account.lastName}`.trim()}
        </DescribedFact>
        <DescribedFact term="Email">{account.email}</DescribedFact>
        <DescribedFact term="Account type">{USER_TYPE_LABEL[userType]}</DescribedFact>
        <DescribedFact term="Address">
          {street}
          <br />
          {[city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </DescribedFact>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Stack component="ul" sx={{ gap: 1.25, p: 0, m: 0, listStyle: 'none' }}>
        <CheckRow name="Phone" isDone={account.phoneVerified}>
          {account.phoneVerified ? 'Verified' : 'Not added'}
        </CheckRow>
        {photos !== undefined && (
          <CheckRow name="Identity" isDone={photos === 'passed'}>
            {PHOTO_STATES[photos]}
          </CheckRow>
        )}
        {DOCUMENT_KINDS.map((kind) => (
          <CheckRow key={kind} name={DOCUMENT_NAMES[kind]} isDone={isUploaded[kind]}>
            {isUploaded[kind] ? 'Uploaded' : isOptional ? 'Optional' : 'Pending'}
          </CheckRow>
        ))}
        {!isOptional && (
          <Row name="Review status">
            <span role="status">
              <StatusChip status={status} />
            </span>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const PHOTO_STATES: Readonly<Record<IdentityCheckStatus, string>> = {
  passed: 'Verified',
  review: 'Under review',
  failed: 'Not approved',
  expired: 'Ended',
};

interface CheckRowProps {
  readonly name: string;
  readonly isDone: boolean;
  readonly children: string;
}

function CheckRow({ name, isDone, children }: CheckRowProps) {
  const Icon = isDone ? CheckCircleRounded : RadioButtonUnchecked;
  return (
    <Row name={name}>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          color: isDone ? 'success.main' : 'text.secondary',
        }}
      >
        <Icon aria-hidden fontSize="small" />
        {children}
      </Box>
    </Row>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, minHeight: 28 }}
    >
      <span>{name}</span>
      {children}
    </Stack>
  );
}
