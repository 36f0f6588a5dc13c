export type { ChosenFile } from './documents/check-document';
export { FileStep } from './documents/file-step';
export { FileView } from './documents/file-view';
export { TypeStep } from './documents/type-step';
export {
  type DocumentDraft,
  type DocumentDrafts,
  type Drafts,
  EMPTY_DOCUMENT,
  refusedDocument,
  useDocumentDrafts,
} from './documents/use-document-drafts';
export { IdentityPanel } from './identity/identity-panel';
export { noPhotos, uploadedPhotosSchema } from './identity/identity-state';
export { NewIdentityCheck } from './identity/new-identity-check';
export { useIdentity } from './identity/use-identity';
