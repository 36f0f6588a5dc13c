import type { Ports } from '@hearthkin/emulators/launcher/ports';
import { requireSoundRules } from '@hearthkin/emulators/launcher/rules-check';
import type { CoverageReport } from '../coverage/coverage-report';
import type { RulesFileName } from './rules-file';

/** Loads rules into a running emulator: those of Firestore for one project, those of files for all. */
export async function loadRules(
  name: RulesFileName,
  text: string,
  ports: Ports,
  projectId: string,
): Promise<void> {
  if (name === 'firestore.rules') {
    await requireSoundRules(ports.firestore, projectId, name, text);
    return;
  }
  const response = await fetch(`http://127.0.0.1:${ports.storage}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content: text }] } }),
  });
  if (!response.ok) throw new Error(`${name} was not loaded: ${await response.text()}`);
}

/** What the Firestore emulator counted since the rules of the project were loaded. */
export async function firestoreCoverage(ports: Ports, projectId: string): Promise<CoverageReport> {
  const response = await fetch(
    `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`,
  );
  if (!response.ok) throw new Error(`No rule coverage: ${await response.text()}`);
  return (await response.json()) as CoverageReport;
}
