import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
} from '@hearthkin/domain/verification/documents';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { ChosenDocument } from './documents/chosen-document';
import { FileStep } from './documents/file-step';
import { TypeStep } from './documents/type-step';
import type { DocumentDrafts, Drafts } from './documents/use-document-drafts';
import { TeamNote } from './review-panels';
import { isStepDone, WIZARD_STEPS, type WizardStep } from './wizard-steps';

interface DocumentWizardProps {
  readonly uid: string;
  /** From 0. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly documents: DocumentDrafts;
  /** The reason why our team couldn't approve some of them; null if they haven't rejected any. */
  readonly note: { readonly kinds: readonly DocumentKind[]; readonly text: string } | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onSubmit: () => void;
}

/** The submission wizard. Chosen documents survive a failed submission. */
export function DocumentWizard(props: DocumentWizardProps) {
  const { uid, step: index, onStep, documents, note, isBusy, problem, onSubmit } = props;
  const step = WIZARD_STEPS[index];
  const title = useFocusOnChange(index);
  if (step === undefined) return null;
  const isLast = index === WIZARD_STEPS.length - 1;
  const isOpen = isStepDone(step, documents.drafts) && !isBusy;
  return (
    <Card
      component="form"
      aria-label="Document submission"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOpen) return;
        if (isLast) onSubmit();
        else onStep(index + 1);
      }}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Step {index + 1} of {WIZARD_STEPS.length}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((index + 1) / WIZARD_STEPS.length) * 100}
        aria-label="Progress of the submission"
        sx={{ my: 1, borderRadius: 2 }}
      />
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ mt: 2, mb: 1, outline: 'none' }}>
        {step.title}
      </Typography>
      <Stack sx={{ gap: 2, minHeight: { sm: 220 } }}>
        {note !== null && step.asks === 'file' && note.kinds.includes(step.kind) && (
          <TeamNote>{note.text}</TeamNote>
        )}
        <StepBody uid={uid} step={step} documents={documents} />
      </Stack>
      {problem !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3 }}>
        <Button disabled={index === 0 || isBusy} onClick={() => onStep(index - 1)}>
          Previous
        </Button>
        <Button type="submit" variant="contained" disabled={!isOpen}>
          {isLast ? (isBusy ? 'Submitting...' : 'Submit for review') : 'Next'}
        </Button>
      </Box>
    </Card>
  );
}

interface StepBodyProps {
  readonly uid: string;
  readonly step: WizardStep;
  readonly documents: DocumentDrafts;
}

function StepBody({ uid, step, documents }: StepBodyProps) {
  const { drafts } = documents;
  if (step.asks === 'review') return <ReviewStep uid={uid} drafts={drafts} />;
  const { kind } = step;
  if (step.asks === 'type') {
    return (
      <TypeStep
        kind={kind}
        value={drafts[kind].type}
        onChange={(type) => documents.chooseType(kind, type)}
      />
    );
  }
  const draft = drafts[kind];
  return (
    <FileStep
      path={draft.file?.storedAt ?? privatePathOf(uid, kind)}
      kind={kind}
      draft={draft}
      onFile={(file) => void documents.choose(kind, file)}
      onRetry={() => documents.retryUpload(kind)}
      onRemove={() => documents.remove(kind)}
    />
  );
}

/** A heading that takes focus when `value` changes, but not on mount. */
function useFocusOnChange(value: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(value);
  useEffect(() => {
    if (former.current === value) return;
    former.current = value;
    heading.current?.focus();
  }, [value]);
  return heading;
}

/** The label of a document type. */
function typeName(kind: DocumentKind, type: string | null): string {
  const names: Readonly<Record<string, string>> = DOCUMENT_TYPES[kind];
  return (type !== null && names[type]) || '';
}

interface ReviewStepProps {
  readonly uid: string;
  readonly drafts: Drafts;
}

/** Both documents side by side, before submitting. */
function ReviewStep({ uid, drafts }: ReviewStepProps) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Is everything readable? You can’t change documents during the review. Only you and our team
        can see them.
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        {DOCUMENT_KINDS.map((kind) => (
          <Box
            key={kind}
            component="section"
            aria-label={DOCUMENT_NAMES[kind]}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, minWidth: 0 }}
          >
            <Typography variant="h3">{DOCUMENT_NAMES[kind]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {typeName(kind, drafts[kind].type)}
            </Typography>
            {drafts[kind].file !== null && (
              <ChosenDocument
                file={drafts[kind].file}
                path={drafts[kind].file.storedAt ?? privatePathOf(uid, kind)}
              />
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
