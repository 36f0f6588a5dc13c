import {
  type ListingForm,
  type ListingValues,
  listingFormSchema,
} from '@hearthkin/domain/companion/listing-form';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSave } from '../../data/accounts/use-save';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { DiscardDialog } from '../../ui/dialogs/late-dialogs';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useUnsaved } from '../../ui/hooks/use-unsaved';
import { late } from '../../ui/late';
import { DescriptionSection } from './description-section';
import {
  differs,
  draftOf,
  editOf,
  lastValid,
  listingDrafts,
  stateOf,
  valuesOf,
  withDraft,
} from './listing-values';
import { MediaSection } from './media-section';
import { ListingPreview } from './preview/listing-preview';
import type { ProfileView } from './preview/preview-parts';
import { SaveBar } from './save-bar';

/** The sections about price, sessions and time, which the first screen of the page doesn't show. */
const BookingSections = late(async () => (await import('./booking-sections')).BookingSections, {
  fallback: () => (
    <Stack role="status" aria-busy aria-label="Loading your hours" sx={{ gap: 3 }}>
      <Skeleton variant="rounded" height={640} />
      <Skeleton variant="rounded" height={640} />
    </Stack>
  ),
});

/** They come with the sections that they lead to. */
const SectionLinks = late(
  async () => {
    const [links] = await Promise.all([import('./section-links'), import('./booking-sections')]);
    return links.SectionLinks;
  },
  { fallback: () => <Box sx={{ height: { xs: 88, md: 40 }, mb: 3 }} /> },
);

interface ListingEditorProps {
  readonly uid: string;
  readonly listing: LiveCompanion;
  readonly Profile: ProfileView;
}

/** The listing's form with a preview. The draft survives a reload. */
export function ListingEditor({ uid, listing, Profile }: ListingEditorProps) {
  // The last saved values. The live listing may change meanwhile.
  const [opened] = useState(() => new Date());
  const [saved, setSaved] = useState(() => stateOf(valuesOf(listing), opened));
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, reset } = useForm<ListingForm, unknown, ListingValues>({
    resolver: zodResolver(listingFormSchema),
    defaultValues: withDraft(saved.form, listingDrafts.load(uid)),
  });
  const typed = useWatch({ control }) as ListingForm;
  const companion = useShownListing(listing, typed, saved.values);
  const draft = draftOf(typed, saved.form);
  const isDirty = Object.keys(draft).length > 0;
  const draftText = JSON.stringify(draft);
  useEffect(() => {
    if (isDirty) listingDrafts.save(uid, JSON.parse(draftText));
    else listingDrafts.drop(uid);
  }, [uid, isDirty, draftText]);

  const [message, setMessage] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [isPreviewed, setPreviewed] = useState(false);
  const { save, isBusy, failure } = useSave(() => setMessage('Your listing is saved.'));
  const unsaved = useUnsaved(isDirty, () => {
    listingDrafts.drop(uid);
    reset(saved.form);
    setWrong(false);
  });

  const submit = handleSubmit(
    (typedValues) => {
      setWrong(false);
      return save(async (store) => {
        const now = stateOf(typedValues, new Date());
        await store.saveWholeListing(uid, editOf(now.values, saved.values));
        setSaved(now);
        reset(now.form);
      });
    },
    () => {
      setWrong(true);
      setRefusals((count) => count + 1);
    },
  );
  // With the render that marks what is missing, so that focus and words come together.
  useLayoutEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const problem = isWrong ? 'Please fix the highlighted fields.' : failure;
  return (
    <>
      <SectionLinks />
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {/* Outside the form, because it contains forms. */}
          <MediaSection uid={uid} listing={listing} onSaved={setMessage} />
          <Stack
            component="form"
            noValidate
            ref={form}
            onSubmit={(event) => void submit(event)}
            sx={{ gap: 3 }}
          >
            <DescriptionSection control={control} isBusy={isBusy} />
            <BookingSections
              control={control}
              isBusy={isBusy}
              uid={uid}
              savedRate={listing.hourlyRate}
              saved={saved.form}
              isChecked={isWrong}
              opened={opened}
            />
            <SaveBar
              isDirty={isDirty}
              isBusy={isBusy}
              problem={problem}
              onPreview={() => setPreviewed(true)}
              onDiscard={unsaved.close}
            />
          </Stack>
        </Stack>
        <ListingPreview
          shown={{ companionId: uid, companion }}
          Profile={Profile}
          isLarge={isPreviewed}
          onLarge={setPreviewed}
        />
      </Box>
      {unsaved.isAsking && <DiscardDialog onKeep={unsaved.keep} onDiscard={unsaved.discard} />}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 362px',
    lg: 'minmax(0, 1fr) 392px',
  },
  alignItems: 'start',
  gap: 4,
} as const;

/**
 * The listing with what is typed, for the preview, which may lag behind fast typing. What isn't
 * valid is shown as it last was.
 */
function useShownListing(
  listing: LiveCompanion,
  typed: ListingForm,
  saved: ListingValues,
): LiveCompanion {
  const [valid, setValid] = useState(saved);
  const next = lastValid(typed, valid);
  if (differs(next, valid)) setValid(next);
  return useDeferredValue(useMemo(() => ({ ...listing, ...valid }), [listing, valid]));
}
