import {
  type ApplicationDraft,
  type ApplicationForm,
  type ApplicationValues,
  applicationFormSchema,
} from '@hearthkin/domain/companion/application';
import type { OnboardingField } from '@hearthkin/domain/companion/onboarding';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { profileStore } from '../../data/accounts/use-save';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';
import { type Drafts, refusedDocument, useDocumentDrafts } from '../verification/public';
import { applicationDrafts, listingEdit, type SavedWork, workOf } from './application-form';
import { useAutosave } from './use-autosave';

/** The page where an application begins or continues. */
export interface ApplicationStart {
  readonly form: ApplicationForm;
  /** The form as the server has it. */
  readonly stored: ApplicationForm;
  readonly documents: Drafts;
  /** The farthest screen, from 1. */
  readonly step: ApplicationDraft['step'];
}

/** The form of all screens and both documents. What is typed is saved, here and on the server. */
export function useApplication(uid: string, start: ApplicationStart) {
  const form = useForm<ApplicationForm, unknown, ApplicationValues>({
    resolver: zodResolver(applicationFormSchema),
    mode: 'onTouched',
    defaultValues: { ...start.form, ...applicationDrafts.load(uid) },
  });
  const documents = useDocumentDrafts(uid, start.documents);
  const [farthest, setFarthest] = useState(start.step);
  const typed = useWatch({ control: form.control }) as ApplicationForm;
  const textOf = (step: ApplicationDraft['step']) =>
    JSON.stringify(workOf(typed, documents.drafts, step));
  const [first] = useState(() => textOfStart(start));
  const { state, flush } = useAutosave(textOf(farthest), first, (now, before) =>
    saveWork(uid, JSON.parse(now), JSON.parse(before)),
  );

  // What the server can't have: until it is saved, and what isn't valid.
  const isSaved = state.status === 'saved' && applicationFormSchema.safeParse(typed).success;
  const typedText = JSON.stringify(typed);
  useEffect(() => {
    if (isSaved) applicationDrafts.drop(uid);
    else applicationDrafts.save(uid, JSON.parse(typedText));
  }, [uid, isSaved, typedText]);

  const [refused, setRefused] = useState<OnboardingField | null>(null);
  const { run, isBusy, failure } = useAction();

  /** Submits what is saved; then the application's new status arrives. */
  async function submit(): Promise<void> {
    setRefused(null);
    if ((await flush()) !== null) return;
    await run(async () => {
      try {
        await call('submitApplication', {});
      } catch (error) {
        const refusal = refusedDocument(error);
        // Said beside the document.
        if (refusal === null) throw error;
        documents.refuse(refusal.kind, refusal.problem);
        setRefused(refusal.kind);
      }
    });
  }

  return { form, documents, farthest, setFarthest, isBusy, failure, state, flush, submit, refused };
}

/** The text of the values that the server has. A draft begins with its first change. */
function textOfStart({ form, stored, documents, step }: ApplicationStart): string {
  const { listing } = workOf(stored, documents, step);
  return JSON.stringify({ ...workOf(form, documents, step), listing });
}

/** Saves the parts that differ. */
async function saveWork(uid: string, now: SavedWork, before: SavedWork): Promise<void> {
  const edit = listingEdit(now.listing, before.listing);
  if (edit !== null) await (await profileStore()).saveWholeListing(uid, edit);
  if (JSON.stringify(now.draft) === JSON.stringify(before.draft)) return;
  await call('saveApplicationDraft', { draft: now.draft, before: before.draft });
}
