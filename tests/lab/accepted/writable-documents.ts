import { accountDocuments } from './account-documents';
import { companionDocuments } from './companion-documents';
import { conversationDocuments } from './conversation-documents';
import { sessionDocuments } from './session-documents';
import { type WritableDocument, writers } from './writable-document';

/**
 * Every kind of write that rules accept from clients and that leaves a document.
 * @param now the time of the write.
 * @param mark part of every id, so that writes don't meet.
 */
export function writableDocuments(now: Date, mark = ''): readonly WritableDocument[] {
  const people = writers(now, mark);
  return [
    ...accountDocuments(people),
    ...companionDocuments(people),
    ...conversationDocuments(people),
    ...sessionDocuments(people),
  ];
}
