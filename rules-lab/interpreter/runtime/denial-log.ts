import { basename } from 'node:path';
import type { Denial } from '../denial';

const LONGEST_EXPRESSION = 160;

/**
 * Why a request was denied, on one line: each `allow` that was tried with the sub-expression that
 * settled it. Of the person who asked it tells nothing but the path of the file.
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
      `${file}:${line} ${rule} — ${impersonal(reason)}: ${shortened(oneLine(expression))}`,
  );
  const why = reasons.length > 0 ? reasons.join('; ') : `no allow of ${file} is about it`;
  return oneLine(`DENIED ${method} ${path}: ${why}`);
}

/** A failed lookup names its document, which may be named after a person. */
function impersonal(reason: string): string {
  return reason.replace(/Argument: \[.*?\]/s, 'Argument: […]').replace(/\.$/, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  const isLong = text.length > LONGEST_EXPRESSION;
  return isLong ? `${text.slice(0, LONGEST_EXPRESSION)}…` : text;
}
