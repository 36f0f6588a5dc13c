import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import type { SignedIn } from '../../session/auth-client';
import { TextLink } from '../../ui/layout/text-link';
import { ContactForm } from './contact-form';

/** The form for signed-in users, with name and email filled in. */
export function OwnContactForm({ person }: { readonly person: SignedIn }) {
  const account = useLive(user(person.uid));
  const known = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const name = known === null ? person.displayName : `${known.firstName} ${known.lastName}`.trim();
  const [search] = useSearchParams();
  const caseNumber = search.get('case');
  return (
    <>
      {person.userType !== null && (
        <Typography sx={{ mb: 2.5 }}>
          To report someone, use the Report button beside what’s wrong.{' '}
          <TextLink href={PATHS.reports}>See your reports</TextLink>
        </Typography>
      )}
      <ContactForm
        draftId={person.uid}
        name={name}
        email={known?.email ?? person.email}
        {...(caseNumber !== null && { subject: `Appeal of case ${caseNumber.slice(0, 11)}` })}
      />
    </>
  );
}
