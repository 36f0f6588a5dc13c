import type { RulesFile } from '../ast';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { checkCalls } from './calls';
import { checkNames } from './names';
import { checkPaths } from './paths';
import { Report } from './report';

const SERVICES = new Set(['cloud.firestore', 'firebase.storage']);

/** Errors and warnings in parsed rules. */
export function check(file: RulesFile, source: Source): readonly Issue[] {
  const report = new Report(source);
  if (file.version === 1) {
    const start = { start: file.span.start, end: file.span.start };
    report.warning('Ruleset uses old version (version [1]).', start);
  }
  const names = new Set<string>();
  for (const { name } of file.services) {
    if (!SERVICES.has(name.text)) report.warning(`Invalid service name: ${name.text}.`, name.span);
    if (names.has(name.text)) report.error('Duplicate service name declaration.', name.span);
    names.add(name.text);
  }
  checkPaths(file, report);
  checkNames(file, report);
  checkCalls(file, report);
  return report.issues;
}
