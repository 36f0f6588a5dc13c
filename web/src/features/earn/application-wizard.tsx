import type { User } from '@hearthkin/domain/account/user';
import type { Application, ApplicationForm } from '@hearthkin/domain/companion/application';
import {
  fieldIn,
  ONBOARDING_STEPS,
  type OnboardingField,
  stepWith,
} from '@hearthkin/domain/companion/onboarding';
import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  rejectedKinds,
} from '@hearthkin/domain/verification/documents';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Verification } from '../../data/verifications/verification-queries';
import { IN_PLACE } from '../../lib/query-change';
import { AboutStep } from './about-step';
import { incompleteDocuments } from './application-form';
import { DocumentsStep } from './documents-step';
import { HoursStep } from './hours-step';
import { PlacesContext } from './place';
import { type ApplicationStart, useApplication } from './use-application';

interface SaveStatusProps {
  readonly status: 'saved' | 'unsaved' | 'failed';
}

const WORDS: Readonly<Record<SaveStatusProps['status'], string>> = {
  saved: 'Saved',
  unsaved: 'Saving...',
  failed: 'Not saved',
};

/** Whether the server has what is typed. */
function SaveStatus({ status }: SaveStatusProps) {
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ color: status === 'failed' ? 'error.main' : 'text.secondary' }}
    >
      {WORDS[status]}
    </Typography>
  );
}

/** The fields of each screen. */
const FIELDS: readonly (readonly (keyof ApplicationForm)[])[] = [
  ['bio', 'traits', 'supportStyles', 'hasExperience', 'background'],
  ['hourlyRate', 'activities', 'weeklyAvailability', 'timeZone', 'minimumSession', 'weeklyHours'],
  [],
];

const LAST = ONBOARDING_STEPS.length - 1;

interface ApplicationWizardProps {
  readonly uid: string;
  readonly account: User;
  readonly start: ApplicationStart;
  readonly saved: Application | null;
  readonly review: Verification | null;
}

/** The screens after sign-up. The current one, or the field to go to, is in the query. */
export function ApplicationWizard(props: ApplicationWizardProps) {
  const { uid, account, start, saved, review } = props;
  const status = review?.verificationStatus ?? 'not_started';
  const application = useApplication(uid, start);
  const { form, documents, farthest, setFarthest, isBusy, state } = application;
  const { index, named, goTo } = useScreen(farthest - 1);
  const [lacking, setLacking] = useState<readonly DocumentKind[]>([]);
  const stillLacking = lacking.filter((kind) =>
    incompleteDocuments(documents.drafts).includes(kind),
  );
  const card = useRef<HTMLFormElement>(null);
  const title = useFocusOnChange(index, named !== null);
  const places = usePlaces(saved, review, application.refused ?? lacking[0] ?? named);
  const isLast = index === LAST;

  async function goOn(): Promise<void> {
    if (!(await form.trigger(FIELDS[index] ?? [], { shouldFocus: true }))) {
      card.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const next = (index + 2) as typeof farthest;
    // Rendered at once, so that it is saved with the rest.
    if (next > farthest) flushSync(() => setFarthest(next));
    if ((await application.flush()) === null) goTo(index + 1);
  }

  const send = form.handleSubmit(
    async () => {
      const isOpen = status === 'not_started' || status === 'rejected';
      const open = isOpen ? incompleteDocuments(documents.drafts) : [];
      setLacking(open);
      if (open.length === 0) await application.submit();
    },
    (problems) => {
      const wrong = FIELDS.findIndex((fields) => fields.some((field) => field in problems));
      if (wrong !== -1) goTo(wrong);
    },
  );

  const fields = { control: form.control, isBusy };
  return (
    <Card
      component="form"
      noValidate
      ref={card}
      aria-label="Companion application"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        void (isLast ? send() : goOn());
      }}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Step {index + 1} of {ONBOARDING_STEPS.length}
        </Typography>
        <SaveStatus status={state.status} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={((index + 1) / ONBOARDING_STEPS.length) * 100}
        aria-label="Progress of the application"
        sx={{ my: 1, borderRadius: 2 }}
      />
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ mt: 2, mb: 2.5, outline: 'none' }}>
        {ONBOARDING_STEPS[index]?.title}
      </Typography>
      <PlacesContext value={places}>
        <Stack sx={{ gap: 4 }}>
          {index === 0 && <AboutStep {...fields} account={account} />}
          {index === 1 && <HoursStep {...fields} />}
          {index === 2 && (
            <DocumentsStep
              uid={uid}
              status={status}
              approved={approvedIn(review)}
              documents={documents}
              checkOrder={saved?.checkOrder ?? null}
            />
          )}
        </Stack>
      </PlacesContext>
      {stillLacking.length > 0 && (
        <Alert severity="error" sx={{ mt: 2.5 }}>
          {lackingWords(stillLacking)}
        </Alert>
      )}
      {(application.failure ?? (state.status === 'failed' && state.failure)) && (
        <Alert severity="error" sx={{ mt: 2.5 }}>
          {application.failure ?? (state.status === 'failed' && state.failure)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3 }}>
        <Button disabled={index === 0 || isBusy} onClick={() => goTo(index - 1)}>
          Previous
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isLast ? (isBusy ? 'Submitting...' : 'Submit Application') : 'Continue'}
        </Button>
      </Box>
    </Card>
  );
}

/** The documents that our team approved when it rejected the other. */
function approvedIn(review: Verification | null): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => review?.documentsUploaded?.[kind].status === 'verified');
}

/** The screen in the query, from 0: a named field's, a numbered one, or the farthest. */
function useScreen(farthest: number) {
  const [params, setParams] = useSearchParams();
  const [first] = useState(farthest);
  const named = fieldIn(params.get('field'));
  const numbered = Number(params.get('step') ?? first + 1) - 1;
  const asked = named === null ? numbered : stepWith(named) - 1;
  return {
    index: ONBOARDING_STEPS[asked] === undefined ? 0 : asked,
    named,
    goTo: (next: number) => setParams({ step: String(next + 1) }, IN_PLACE),
  };
}

/** A heading that takes focus when `value` changes, but not on mount, nor if a field takes it. */
function useFocusOnChange(value: number, isTaken: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(value);
  useEffect(() => {
    if (former.current === value) return;
    former.current = value;
    if (!isTaken) heading.current?.focus();
  }, [value, isTaken]);
  return heading;
}

/** The notes of our team by field, and the field to go to. */
function usePlaces(
  saved: Application | null,
  review: Verification | null,
  named: OnboardingField | null,
) {
  const { key } = useLocation();
  return useMemo(() => {
    const returned: readonly OnboardingField[] = saved?.returnedFields ?? [];
    const isRejected = review?.verificationStatus === 'rejected';
    const rejected: readonly OnboardingField[] = isRejected
      ? rejectedKinds(review.documentsUploaded)
      : [];
    return {
      named,
      visit: key,
      noteOn: (field: OnboardingField) => {
        if (returned.includes(field)) return saved?.notes ?? null;
        return rejected.includes(field) ? (review?.notes ?? null) : null;
      },
    };
  }, [saved, review, named, key]);
}

function lackingWords(kinds: readonly DocumentKind[]): string {
  const names = kinds.map((kind) => DOCUMENT_NAMES[kind]);
  return `Choose the kind and the file of your ${names.join(' and your ').replace('Proof', 'proof')}.`;
}
