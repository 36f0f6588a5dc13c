import type { Actor } from './actors';
import { testSuite } from './suite';

/** One write of a commit, as the REST interface takes it. */
export type RestWrite = Readonly<Record<string, unknown>>;

function documents(): string {
  return `projects/${testSuite().projectId}/databases/(default)/documents`;
}

/** The name of a document, as the REST interface has it. */
export function documentName(path: string): string {
  return `${documents()}/${path}`;
}

/** Adds to a number of a document that is there. */
export function incrementOf(path: string, field: string, step: number): RestWrite {
  return {
    transform: {
      document: documentName(path),
      fieldTransforms: [{ fieldPath: field, increment: { integerValue: String(step) } }],
    },
    currentDocument: { exists: true },
  };
}

/**
 * Commits writes as somebody, through the rules; tried again while others write to the same
 * documents, as the client's library does.
 * @returns whether they were let.
 */
export async function commitAs(actor: Actor, writes: readonly RestWrite[]): Promise<boolean> {
  for (;;) {
    const response = await fetch(
      `http://127.0.0.1:${testSuite().ports.firestore}/v1/${documents()}:commit`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${actor.idToken}`,
        },
        body: JSON.stringify({ writes }),
      },
    );
    if (response.ok) return true;
    const { error } = (await response.json()) as { error: { status: string } };
    if (error.status === 'PERMISSION_DENIED') return false;
    if (error.status !== 'ABORTED') throw new Error(`Not committed: ${JSON.stringify(error)}`);
  }
}
