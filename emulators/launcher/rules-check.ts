import { LauncherError } from './launcher-error';

interface RulesIssue {
  severity: string;
  description: string;
  sourcePosition?: { line?: number; column?: number };
}

/**
 * Loads a rules file into the running Firestore emulator, which validates it.
 * @param name the path to show, e.g. "firestore.rules".
 * @throws LauncherError with "file:line:column: message" for every error.
 */
export async function requireSoundRules(
  firestorePort: number,
  projectId: string,
  name: string,
  content: string,
): Promise<void> {
  const response = await fetch(
    `http://127.0.0.1:${firestorePort}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ignore_errors: true,
        rules: { files: [{ name: 'security.rules', content }] },
      }),
    },
  );
  const answer = (await response.json()) as { issues?: RulesIssue[] };
  const errors = (answer.issues ?? []).filter((issue) => issue.severity === 'ERROR');
  if (response.ok && errors.length === 0) return;
  const lines = errors.map(({ sourcePosition, description }) => {
    const { line = 0, column = 0 } = sourcePosition ?? {};
    return `${name}:${line}:${column}: ${description}`;
  });
  throw new LauncherError(
    [`${name} has errors, so nothing was started.`, ...lines, 'Mend the file and try again.'].join(
      '\n',
    ),
  );
}
