import { DOCUMENT_MESSAGES } from '@hearthkin/domain/verification/document-messages';
import {
  DOCUMENT_CONTENT_TYPES,
  DOCUMENT_KINDS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentsUploaded,
  FILE_NAME_MAX,
  rejectedKinds,
} from '@hearthkin/domain/verification/documents';
import * as z from 'zod/mini';
import { documentsKey } from '../../session/document-storage';
import {
  type DocumentDraft,
  type Drafts,
  EMPTY_DOCUMENT,
  EMPTY_DOCUMENTS,
} from './documents/use-document-drafts';
import { firstOpenStep, WIZARD_STEPS } from './wizard-steps';

function storedDocumentSchema(kind: DocumentKind) {
  return z.object({
    type: z.nullable(z.enum(Object.keys(DOCUMENT_TYPES[kind]))),
    file: z.nullable(
      z.object({
        name: z.string().check(z.maxLength(FILE_NAME_MAX)),
        contentType: z.enum(DOCUMENT_CONTENT_TYPES),
        size: z.int().check(z.positive(), z.lt(DOCUMENT_MAX_BYTES)),
        isMisnamed: z.boolean(),
        storedAt: z.optional(z.string().check(z.maxLength(400))),
        /** Whether the upload has finished. */
        isUploaded: z.boolean(),
      }),
    ),
  });
}

/** The wizard's state as stored in the tab: files are described, not stored. */
const storedSchema = z.object({
  step: z.int().check(z.minimum(0), z.maximum(WIZARD_STEPS.length - 1)),
  idDocument: storedDocumentSchema('idDocument'),
  proofOfAddress: storedDocumentSchema('proofOfAddress'),
});
type Stored = z.infer<typeof storedSchema>;

/** The wizard's step and documents. */
interface WizardState {
  /** From 0. */
  readonly step: number;
  readonly drafts: Drafts;
}

export const INITIAL_STATE: WizardState = { step: 0, drafts: EMPTY_DOCUMENTS };

/** The serialized state, or null when there is nothing to store. */
export function serializeState({ step, drafts }: WizardState): string | null {
  const isBlank = DOCUMENT_KINDS.every(
    (kind) => drafts[kind].type === null && drafts[kind].file === null,
  );
  if (isBlank) return null;
  const stored: Stored = {
    step,
    idDocument: toStored(drafts.idDocument),
    proofOfAddress: toStored(drafts.proofOfAddress),
  };
  return JSON.stringify(stored);
}

function toStored({ type, file, upload }: DocumentDraft): Stored[DocumentKind] {
  if (file === null || file.size === null) return { type, file: null };
  const { blob: _, size, ...known } = file;
  return { type, file: { ...known, size, isUploaded: upload === 'done' } };
}

/** The stored state. A file whose upload didn't finish must be chosen again. */
export function loadState(uid: string): WizardState {
  const text = sessionStorage.getItem(documentsKey(uid));
  if (text === null) return INITIAL_STATE;
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    const drafts: Drafts = {
      idDocument: fromStored(stored.idDocument),
      proofOfAddress: fromStored(stored.proofOfAddress),
    };
    return { step: Math.min(stored.step, firstOpenStep(drafts)), drafts };
  } catch {
    // Written by another version of the site.
    return INITIAL_STATE;
  }
}

function fromStored({ type, file }: Stored[DocumentKind]): DocumentDraft {
  if (file === null) return { ...EMPTY_DOCUMENT, type };
  const { isUploaded, storedAt, ...known } = file;
  if (!isUploaded) return { ...EMPTY_DOCUMENT, type, problem: DOCUMENT_MESSAGES.uploadInterrupted };
  const kept = { ...known, blob: null, ...(storedAt !== undefined && { storedAt }) };
  return { type, file: kept, upload: 'done', part: 1, problem: null };
}

/**
 * The stored state or else, after a rejection, the documents that were submitted, at the one to
 * replace, which has no file until then.
 */
export function startState(uid: string, submitted: DocumentsUploaded | undefined): WizardState {
  const stored = loadState(uid);
  if (stored !== INITIAL_STATE || submitted === undefined) return stored;
  const drafts: Drafts = {
    idDocument: fromSubmitted(submitted.idDocument),
    proofOfAddress: fromSubmitted(submitted.proofOfAddress),
  };
  const rejected = rejectedKinds(submitted);
  // With both, it begins at the start.
  const isOne = rejected.length === 1;
  const file = WIZARD_STEPS.findIndex((step) => step.asks === 'file' && rejected[0] === step.kind);
  return { step: isOne ? file : 0, drafts };
}

function fromSubmitted(document: DocumentsUploaded[DocumentKind]): DocumentDraft {
  const { type, fileName: name, contentType, size, storagePath: storedAt, status } = document;
  if (status === 'rejected') return { ...EMPTY_DOCUMENT, type };
  const file = { name, contentType, size, isMisnamed: false, blob: null, storedAt };
  return { type, file, upload: 'done', part: 1, problem: null };
}

/** Whether the tab has a wizard to continue. */
export function hasState(uid: string): boolean {
  return loadState(uid) !== INITIAL_STATE;
}

/** @param text from `serializeState`. */
export function saveState(uid: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(documentsKey(uid));
  else sessionStorage.setItem(documentsKey(uid), text);
}
