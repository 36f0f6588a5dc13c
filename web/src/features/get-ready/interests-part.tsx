import { PROFILE_MESSAGES } from '@hearthkin/domain/account/profile-edits';
import { MINIMUM_INTERESTS } from '@hearthkin/domain/foundation/fields';
import { INTEREST_IDS } from '@hearthkin/domain/foundation/interests';
import * as z from 'zod/mini';
import { useSave } from '../../data/accounts/use-save';
import { sessionDraft } from '../../lib/session-draft';
import { InterestCards } from '../../ui/forms/interest-cards';
import { PartForm, usePartDraft } from './part-form';
import type { PartProps } from './parts';

const drafts = sessionDraft('ready-interests', z.array(z.enum(INTEREST_IDS)));

/** At least three interests, as in sign-up. */
export function InterestsPart({ owner, account }: PartProps) {
  const { draft, change, drop } = usePartDraft(drafts, owner.uid, account.interests);
  const { save, isBusy, failure } = useSave(drop);
  return (
    <PartForm
      title="What do you enjoy?"
      why={`Choose at least ${MINIMUM_INTERESTS}. We use them to find good matches, and it’s a start for a talk.`}
      problem={draft.length < MINIMUM_INTERESTS ? PROFILE_MESSAGES.interests : null}
      isBusy={isBusy}
      failure={failure}
      onSave={() => void save((store) => store.saveAccount(owner, { interests: [...draft] }))}
    >
      <InterestCards chosen={draft} disabled={isBusy} onChange={change} />
    </PartForm>
  );
}
