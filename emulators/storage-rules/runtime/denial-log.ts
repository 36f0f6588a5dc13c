import { basename } from 'node:path';
import type { Denial } from '../denial';

const MAX_EXPRESSION_LENGTH = 160;

/**
 * The reason why a request was denied, on one line: each evaluated `allow` with the sub-expression that
 * decided it. It contains nothing about the caller but the path of the file.
 */
export function denialLine(
  method: string,
  path: string,
  fileName: string,
  denials: readonly Denial[],
): string {
  const file = basename(fileName);
  const reasons = denials.map(
    ({ line, rule, reason, expression }) =>
      `${file}:${line} ${rule} — ${withoutDocumentNames(reason)}: ${shortened(oneLine(expression))}`,
  );
  const why = reasons.length > 0 ? reasons.join('; ') : `no allow of ${file} is about it`;
  return oneLine(`DENIED ${method} ${path}: ${why}`);
}

/** Removes document names from failed lookups, since these may contain user ids. */
function withoutDocumentNames(reason: string): string {
  return reason.replace(/Argument: \[.*?\]/s, 'Argument: […]').replace(/\.$/, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  const isLong = text.length > MAX_EXPRESSION_LENGTH;
  return isLong ? `${text.slice(0, MAX_EXPRESSION_LENGTH)}…` : text;
}
