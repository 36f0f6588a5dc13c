import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import {
  DOCUMENT_CONTENT_TYPES,
  DOCUMENT_KINDS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  type DocumentKind,
  FILE_NAME_MAX,
} from '@hearthkin/domain/verification/documents';
import * as z from 'zod/mini';
import { documentsKey } from '../../session/document-storage';
import { BLANK, type DocumentDraft, type Drafts, NOTHING } from './use-document-drafts';
import { firstOpenStep, WIZARD_STEPS } from './wizard-steps';

function keptDocument(kind: DocumentKind) {
  return z.object({
    type: z.nullable(z.enum(Object.keys(DOCUMENT_TYPES[kind]))),
    file: z.nullable(
      z.object({
        name: z.string().check(z.maxLength(FILE_NAME_MAX)),
        contentType: z.enum(DOCUMENT_CONTENT_TYPES),
        size: z.int().check(z.positive(), z.lt(DOCUMENT_MAX_BYTES)),
        isMisnamed: z.boolean(),
        /** Whether all of it lies in Storage. */
        isUploaded: z.boolean(),
      }),
    ),
  });
}

/** What has been chosen so far, as it is kept in the tab: not the files, only what they are. */
const keptSchema = z.object({
  step: z.int().check(z.minimum(0), z.maximum(WIZARD_STEPS.length - 1)),
  idDocument: keptDocument('idDocument'),
  proofOfAddress: keptDocument('proofOfAddress'),
});
type Kept = z.infer<typeof keptSchema>;

/** Where somebody is in the wizard, and with what. */
export interface Choice {
  /** From 0. */
  readonly step: number;
  readonly drafts: Drafts;
}

export const NO_CHOICE: Choice = { step: 0, drafts: BLANK };

/** The choice as it is kept, or null when there is nothing worth keeping. */
export function choiceText({ step, drafts }: Choice): string | null {
  const isBlank = DOCUMENT_KINDS.every(
    (kind) => drafts[kind].type === null && drafts[kind].file === null,
  );
  if (isBlank) return null;
  const kept: Kept = {
    step,
    idDocument: toKept(drafts.idDocument),
    proofOfAddress: toKept(drafts.proofOfAddress),
  };
  return JSON.stringify(kept);
}

function toKept({ type, file, upload }: DocumentDraft): Kept[DocumentKind] {
  if (file === null) return { type, file };
  const { name, contentType, size, isMisnamed } = file;
  return { type, file: { name, contentType, size, isMisnamed, isUploaded: upload === 'done' } };
}

/** A person's choice as it was before a reload. A file that had not arrived is asked for again. */
export function loadChoice(uid: string): Choice {
  const text = sessionStorage.getItem(documentsKey(uid));
  if (text === null) return NO_CHOICE;
  try {
    const kept = keptSchema.parse(JSON.parse(text));
    const drafts: Drafts = {
      idDocument: fromKept(kept.idDocument),
      proofOfAddress: fromKept(kept.proofOfAddress),
    };
    return { step: Math.min(kept.step, firstOpenStep(drafts)), drafts };
  } catch {
    // Written by another version of the site.
    return NO_CHOICE;
  }
}

function fromKept({ type, file }: Kept[DocumentKind]): DocumentDraft {
  if (file === null) return { ...NOTHING, type };
  const { isUploaded, ...known } = file;
  if (!isUploaded) return { ...NOTHING, type, problem: DOCUMENT_MESSAGES.uploadInterrupted };
  return { type, file: { ...known, blob: null }, upload: 'done', part: 1, problem: null };
}

/** @param text what `choiceText` says. */
export function saveChoice(uid: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(documentsKey(uid));
  else sessionStorage.setItem(documentsKey(uid), text);
}
