import {
  type ApplicationForm,
  type ApplicationValues,
  applicationFormSchema,
} from '@hearthkin/domain/companion/application';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ListingEdit } from '../../data/accounts/profile-store';
import { profileStore } from '../../data/accounts/use-save';
import { CallError } from '../../lib/call-error';
import { useAction } from '../../ui/hooks/use-action';
import { applicationDrafts } from './application-form';

/** The application form with its draft. Each completed step is saved. */
export function useApplication(uid: string, initial: ApplicationForm) {
  const form = useForm<ApplicationForm, unknown, ApplicationValues>({
    resolver: zodResolver(applicationFormSchema),
    defaultValues: { ...initial, ...applicationDrafts.load(uid) },
  });
  const typed = useWatch({ control: form.control });
  const text = JSON.stringify(typed);
  useEffect(() => applicationDrafts.save(uid, JSON.parse(text)), [uid, text]);
  const { run, isBusy, failure } = useAction();

  /** Saves a draft. @returns whether the user can go on. */
  async function saveDraft(): Promise<boolean> {
    const values = applicationFormSchema.safeParse(form.getValues());
    // A later step may still be invalid. The draft then stays on this device only.
    if (!values.success) return true;
    const problem = await run(async () => {
      const store = await applicationStore();
      await store.saveApplication(uid, values.data, 'draft');
    });
    return problem === null;
  }

  /** Updates the listing, then submits the application. If that fails, it stays a draft. */
  async function submit(values: ApplicationValues): Promise<void> {
    await run(async () => {
      const [profiles, store] = await Promise.all([profileStore(), applicationStore()]);
      await profiles.saveWholeListing(uid, listingEditOf(values));
      await store.saveApplication(uid, values, 'submitted');
      applicationDrafts.drop(uid);
    });
  }

  return { form, isBusy, failure, saveDraft, submit };
}

/** Loaded on demand, and not tried while offline: see `profileStore`. */
async function applicationStore() {
  if (!navigator.onLine) throw new CallError('offline');
  return import('./application-store');
}

/** The application's values for the account and listing. */
function listingEditOf(values: ApplicationValues): ListingEdit {
  const { firstName, lastName, location, bio, supportStyles, hourlyRate, minimumSession } = values;
  return {
    account: { firstName, lastName, location, bio },
    listing: {
      traits: values.personalityTraits,
      supportStyles,
      hourlyRate,
      minimumSession,
    },
    hours: { timeZone: values.timezone },
    offer: {},
  };
}
