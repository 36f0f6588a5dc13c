import type { Actor } from './actors';
import { testSuite } from './suite';

/** One write of a commit in REST format. */
export type RestWrite = Readonly<Record<string, unknown>>;

function documents(): string {
  return `projects/${testSuite().projectId}/databases/(default)/documents`;
}

/** The name of a document in REST format. */
export function documentName(path: string): string {
  return `${documents()}/${path}`;
}

/** Increments a field of an existing document. */
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
 * Commits writes as a person, with rules, retrying on contention like the client's library.
 * @returns whether they were allowed.
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
