import { useSearchParams } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import type { SignedIn } from '../../session/auth-client';
import { ContactForm } from './contact-form';

/** The form for signed-in users, with name and email filled in. */
export function OwnContactForm({ person }: { readonly person: SignedIn }) {
  const account = useLive(user(person.uid));
  const known = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const name = known === null ? person.displayName : `${known.firstName} ${known.lastName}`.trim();
  const [search] = useSearchParams();
  const caseNumber = search.get('case');
  return (
    <ContactForm
      draftId={person.uid}
      name={name}
      email={known?.email ?? person.email}
      {...(caseNumber !== null && { subject: `Appeal of case ${caseNumber.slice(0, 11)}` })}
    />
  );
}
