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

/** An application while it is filled in. What is typed survives a reload; each step is saved. */
export function useApplication(uid: string, begun: ApplicationForm) {
  const form = useForm<ApplicationForm, unknown, ApplicationValues>({
    resolver: zodResolver(applicationFormSchema),
    defaultValues: { ...begun, ...applicationDrafts.load(uid) },
  });
  const typed = useWatch({ control: form.control });
  const text = JSON.stringify(typed);
  useEffect(() => applicationDrafts.save(uid, JSON.parse(text)), [uid, text]);
  const { run, isBusy, failure } = useAction(() => {});

  /** Saves what there is; null when some of it cannot be saved as it is. */
  async function saveDraft(): Promise<boolean> {
    const values = applicationFormSchema.safeParse(form.getValues());
    // A later step may still be wrong: what was typed waits on this device.
    if (!values.success) return true;
    let isSaved = false;
    await run(async () => {
      const store = await applicationStore();
      await store.saveApplication(uid, values.data, 'draft');
      isSaved = true;
    });
    return isSaved;
  }

  /** Makes a listing of it, then hands it in. Should that fail, it is still a draft. */
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

/** Loaded on demand, and not even asked for without a network: see `profileStore`. */
async function applicationStore() {
  if (!navigator.onLine) throw new CallError('offline');
  return import('./application-store');
}

/** What an application says of a companion's account and listing. */
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
  };
}
