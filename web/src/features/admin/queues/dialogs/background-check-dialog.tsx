import {
  type CheckEvidence,
  checkEvidenceSchema,
  datingProblem,
} from '@hearthkin/domain/verification/background-check';
import { BACKGROUND_CHECK_MONTHS } from '@hearthkin/domain/verification/background-check-months';
import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../../../lib/session-draft';
import { FormDialog } from '../../../../ui/dialogs/form-dialog';
import { TextField } from '../../../../ui/forms/text-field';

type Draft = Readonly<Record<keyof CheckEvidence, string>>;

const FIELDS = ['issuer', 'reference', 'issuedOn'] as const;

const drafts = sessionDraft(
  'background-check',
  z.object({ issuer: z.string(), reference: z.string(), issuedOn: z.string() }),
);

interface BackgroundCheckDialogProps {
  /** The companion. */
  readonly uid: string;
  /** The check that was ordered; null for none. */
  readonly order: CheckOrder | null;
  readonly title: string;
  readonly intro: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Resolves to why it failed; null once the check is recorded. */
  readonly onSubmit: (check: CheckEvidence) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Takes down what the report of a background check says of itself. The draft survives a reload. */
export function BackgroundCheckDialog({
  uid,
  order,
  onSubmit,
  onClose,
  ...dialog
}: BackgroundCheckDialogProps) {
  const empty = { issuer: order?.issuer ?? '', reference: '', issuedOn: '' };
  const [draft, setDraft] = useState(() => drafts.load(uid) ?? empty);
  const [problems, setProblems] = useState<Partial<Draft>>({});
  const field = (name: keyof Draft) => ({
    fullWidth: true,
    required: true,
    value: draft[name],
    disabled: dialog.isBusy,
    error: problems[name] !== undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const next = { ...draft, [name]: target.value };
      setDraft(next);
      drafts.save(uid, next);
    },
  });

  async function send(): Promise<void> {
    const found = evidenceIn(draft, new Date());
    setProblems('problems' in found ? found.problems : {});
    if ('check' in found && (await onSubmit(found.check)) === null) drafts.drop(uid);
  }

  return (
    <FormDialog
      isLong
      {...dialog}
      cancelLabel="Back"
      isDirty={FIELDS.some((name) => draft[name] !== empty[name])}
      onSubmit={() => void send()}
      onClose={() => {
        drafts.drop(uid);
        onClose();
      }}
    >
      <TextField
        {...field('issuer')}
        label="Issued by"
        helperText={problems.issuer ?? 'The agency or authority on the report.'}
      />
      <TextField
        {...field('reference')}
        label="Report number"
        helperText={problems.reference ?? 'With it, the issuer finds the report. We don’t keep it.'}
      />
      <TextField
        {...field('issuedOn')}
        label="Date on the report"
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
        helperText={
          problems.issuedOn ?? `The badge counts for ${BACKGROUND_CHECK_MONTHS} months from then.`
        }
      />
    </FormDialog>
  );
}

type Found = { readonly check: CheckEvidence } | { readonly problems: Partial<Draft> };

/** The typed values, or the fault of each by field. */
function evidenceIn(draft: Draft, now: Date): Found {
  const parsed = checkEvidenceSchema.safeParse(draft);
  if (!parsed.success) {
    return {
      problems: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
      ),
    };
  }
  const problem = datingProblem(parsed.data, now);
  return problem === null ? { check: parsed.data } : { problems: { issuedOn: problem } };
}
