import { IDENTITY_MONTHS } from '@hearthkin/domain/verification/identity-months';
import { REVIEW_AIM } from '@hearthkin/domain/verification/review-aim';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../../lib/session-draft';
import { useArrival } from '../../../ui/hooks/use-arrival';
import { IdentityPanel } from './identity-panel';
import { noPhotos, uploadedPhotosSchema } from './identity-state';
import { useIdentity } from './use-identity';

const drafts = sessionDraft(
  'identity',
  z.object({ consents: z.boolean(), photos: uploadedPhotosSchema }),
);

interface NewIdentityCheckProps {
  readonly uid: string;
  /** Whether there was none before, as for an account that a provider opened. */
  readonly isFirst: boolean;
  /** False once it has passed or waits for our team: then only the answer is shown. */
  readonly isAsked: boolean;
  /** Whether our team has the check in place of one that ended. */
  readonly isWithTeam: boolean;
}

/** For a person whose identity check has ended, or who had none: a new one, and then its answer. */
export function NewIdentityCheck({ uid, isFirst, isAsked, isWithTeam }: NewIdentityCheckProps) {
  // As it was asked for: a check that has passed isn’t the one that ended anymore.
  const [wasFirst] = useState(isFirst);
  const title = wasFirst ? 'Check your identity' : 'Check your identity again';
  const [draft, setDraft] = useState(
    () => drafts.load(uid) ?? { consents: false, photos: noPhotos(uid) },
  );
  const change = (part: Partial<typeof draft>) =>
    setDraft((current) => {
      const changed = { ...current, ...part };
      drafts.save(uid, changed);
      return changed;
    });
  const [message, setMessage] = useState<string | null>(null);
  const answer = useArrival<HTMLDivElement>(message);
  const identity = useIdentity({
    uid,
    saved: draft.photos,
    save: (photos) => change({ photos }),
    consents: draft.consents,
    onAnswer: (result) => {
      drafts.drop(uid);
      setMessage(result.message);
    },
  });
  if (message === null && isWithTeam) {
    return (
      <Alert severity="info" role="status">
        Our team is comparing your photos. We aim for {REVIEW_AIM}, and we’ll let you know.
      </Alert>
    );
  }
  if (message === null && !isAsked) return null;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{title}</Typography>
      {message !== null ? (
        <Alert severity="info" role="status" ref={answer} tabIndex={-1} sx={{ mt: 2.5 }}>
          {message}
        </Alert>
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            {wasFirst
              ? 'With a photo of your ID and a live selfie, you can book, message and join in a few minutes. You can also submit documents instead.'
              : `An identity check counts for ${IDENTITY_MONTHS} months, and yours has ended. With a new one you can book, message and join again. Sessions you’ve booked stay.`}
          </Typography>
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              identity.verify();
            }}
          >
            <Stack sx={{ gap: 2.5, mt: 2.5 }}>
              <IdentityPanel identity={identity} onConsent={(consents) => change({ consents })} />
            </Stack>
          </Box>
        </>
      )}
    </Card>
  );
}
