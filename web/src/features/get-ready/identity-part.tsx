import { hasEndedIdentity } from '@hearthkin/domain/verification/identity-term';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { mayTryFace } from '../../data/verifications/use-verification';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';
import { NewIdentityCheck } from '../verification/public';
import type { PartProps } from './parts';

/** The identity check, or the way to documents where our team has to see them. */
export function IdentityPart({ owner: { uid }, review }: PartProps) {
  const check = review?.identityCheck;
  const hasEnded = review !== null && hasEndedIdentity(review);
  const isWithTeam = check?.status === 'review';
  const isAsked = !isWithTeam && (hasEnded || mayTryFace(check));
  const status = review?.verificationStatus ?? 'not_started';
  const areDocumentsIn = status === 'pending' || status === 'rejected';
  return (
    <Stack sx={{ gap: 2 }}>
      {areDocumentsIn || (!isAsked && !isWithTeam) ? (
        <Alert severity="info" role="status">
          {status === 'pending'
            ? 'Our team is reviewing your documents.'
            : 'Our team needs your documents.'}{' '}
          <TextLink href={PATHS.verification}>See your verification</TextLink>.
        </Alert>
      ) : (
        <NewIdentityCheck uid={uid} isFirst={!hasEnded} isAsked={isAsked} isWithTeam={isWithTeam} />
      )}
      {isWithTeam && (
        <span>
          Until then you can <TextLink href={PATHS.browse}>look around</TextLink>.
        </span>
      )}
    </Stack>
  );
}
