import { userTypeSchema } from '@hearthkin/domain/foundation/fields';
import { useCallback, useEffect, useState } from 'react';
import { isUnderage } from '../../lib/birth-date';
import { signupIsIncomplete, useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { loadDraft, type SignUpDraft, saveDraft } from './draft';
import type { Passwords } from './final-checks';
import type { Progress } from './steps/step-checks';
import type { Step } from './steps/step-order';

/** The stored draft, with the user type from the query. */
function firstDraft(askedType: string | null): SignUpDraft {
  const draft = loadDraft();
  const asked = userTypeSchema.safeParse(askedType);
  return asked.success ? { ...draft, userType: asked.data } : draft;
}

/** The wizard's state. */
export function useSignUpState(askedType: string | null) {
  const [draft, setDraft] = useState(() => firstDraft(askedType));
  useEffect(() => saveDraft(draft), [draft]);
  const change = useCallback(
    (values: Partial<SignUpDraft>) => setDraft((current) => ({ ...current, ...values })),
    [],
  );

  const [passwords, setPasswords] = useState<Passwords>({ password: '', confirmation: '' });
  const changePasswords = useCallback(
    (values: Partial<Passwords>) => setPasswords((current) => ({ ...current, ...values })),
    [],
  );

  const [triedStep, setTriedStep] = useState<Step | null>(null);
  const [wasChecked, setWasChecked] = useState(false);

  const session = useSession();
  const now = useNow();
  // Not while the date is being typed: only one that someone wants to go on with counts.
  const noteAge = () => {
    if (isUnderage(draft.dateOfBirth, now)) change({ ageDoubted: true });
  };
  const markTried = (step: Step) => {
    noteAge();
    setTriedStep(step);
  };
  const markChecked = () => {
    noteAge();
    setWasChecked(true);
  };
  const uid = session.status === 'signed-in' && signupIsIncomplete(session) ? session.uid : null;
  const phoneVerified =
    uid !== null &&
    draft.verifiedPhone?.uid === uid &&
    draft.verifiedPhone.phone === draft.phone.e164;
  const progress: Progress = {
    draft,
    phoneVerified,
    identityVerified: phoneVerified && draft.identity?.uid === uid,
    now,
  };
  return {
    session,
    uid,
    progress,
    change,
    passwords,
    changePasswords,
    triedStep,
    markTried,
    wasChecked,
    markChecked,
  };
}
