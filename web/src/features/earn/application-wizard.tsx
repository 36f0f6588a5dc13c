import type { User } from '@hearthkin/domain/account/user';
import type { ApplicationForm } from '@hearthkin/domain/companion/application';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { IN_PLACE } from '../../lib/query-change';
import { AgreementsStep } from './agreements-step';
import { BasicStep } from './basic-step';
import { PricingStep } from './pricing-step';
import { StylesStep, TraitsStep } from './profile-steps';
import { useApplication } from './use-application';

interface ApplicationStep {
  readonly title: string;
  readonly fields: readonly (keyof ApplicationForm)[];
}

/** Specification 2, section 2, "Companion application wizard". */
const APPLICATION_STEPS: readonly ApplicationStep[] = [
  { title: 'Basic Information', fields: ['firstName', 'lastName', 'location', 'bio'] },
  { title: 'Support Profile', fields: ['personalityTraits'] },
  { title: 'Support Styles', fields: ['supportStyles'] },
  {
    title: 'Availability & Pricing',
    fields: ['timezone', 'weeklyHours', 'availability', 'hourlyRate', 'minimumSession'],
  },
  {
    title: 'Verification & Background',
    fields: ['hasExperience', 'background', 'agreeTerms', 'agreeBackground'],
  },
];

/** The step in the query, from 0; the first when there is none. */
function stepOf(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return APPLICATION_STEPS[step] === undefined ? 0 : step;
}

/** The first step with an invalid field; null when all are valid. */
function stepWith(fields: readonly string[]): number | null {
  const index = APPLICATION_STEPS.findIndex((step) =>
    step.fields.some((field) => fields.includes(field)),
  );
  return index === -1 ? null : index;
}

interface ApplicationWizardProps {
  readonly uid: string;
  readonly account: User;
  readonly initial: ApplicationForm;
}

/** The application form by steps. The current step is in the query. */
export function ApplicationWizard({ uid, account, initial }: ApplicationWizardProps) {
  const [params, setParams] = useSearchParams();
  const index = stepOf(params.get('step'));
  const step = APPLICATION_STEPS[index];
  const application = useApplication(uid, initial);
  const { form, isBusy } = application;
  const [agreeTerms, agreeBackground] = useWatch({
    control: form.control,
    name: ['agreeTerms', 'agreeBackground'],
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    title.current?.focus();
  }, [index]);
  if (step === undefined) return null;
  const isLast = index === APPLICATION_STEPS.length - 1;

  function goTo(next: number): void {
    setParams({ step: String(next + 1) }, IN_PLACE);
  }

  async function goOn(): Promise<void> {
    if (step === undefined || !(await form.trigger(step.fields, { shouldFocus: true }))) return;
    if (await application.saveDraft()) goTo(index + 1);
  }

  const send = form.handleSubmit(application.submit, (problems) => {
    const wrong = stepWith(Object.keys(problems));
    if (wrong !== null) goTo(wrong);
  });
  const fields = { control: form.control, isBusy };
  return (
    <Card
      component="form"
      noValidate
      aria-label="Companion application"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || (isLast && !(agreeTerms && agreeBackground))) return;
        void (isLast ? send() : goOn());
      }}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Step {index + 1} of {APPLICATION_STEPS.length}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((index + 1) / APPLICATION_STEPS.length) * 100}
        aria-label="Progress of the application"
        sx={{ my: 1, borderRadius: 2 }}
      />
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ mt: 2, mb: 2.5, outline: 'none' }}>
        {step.title}
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        {index === 0 && <BasicStep {...fields} email={account.email} phone={account.phone} />}
        {index === 1 && <TraitsStep {...fields} />}
        {index === 2 && <StylesStep {...fields} />}
        {index === 3 && <PricingStep {...fields} />}
        {index === 4 && <AgreementsStep {...fields} />}
      </Stack>
      {application.failure !== null && (
        <Alert severity="error" sx={{ mt: 2.5 }}>
          {application.failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3 }}>
        <Button disabled={index === 0 || isBusy} onClick={() => goTo(index - 1)}>
          Previous
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || (isLast && !(agreeTerms && agreeBackground))}
        >
          {isLast ? (isBusy ? 'Submitting...' : 'Submit Application') : 'Continue'}
        </Button>
      </Box>
    </Card>
  );
}
