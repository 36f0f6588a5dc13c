import type { Rules } from '../rules-file';
import { type Condition, missingOutcome } from './conditions';

const MAX_TEXT_LENGTH = 88;

/** The conditions of a rules file, one per line, with their counts. */
export function coverageTable({ name }: Rules, conditions: readonly Condition[]): string[] {
  const header = `${'line'.padStart(6)} ${'true'.padStart(7)} ${'false'.padStart(7)} ${'error'.padStart(7)}`;
  let label = '';
  return [
    name,
    header,
    ...conditions.flatMap((condition) => {
      const { root, line, text, outcomes } = condition;
      const heading = root.label === label ? [] : [`       ${root.label}`];
      label = root.label;
      const counts = [outcomes.true, outcomes.false, outcomes.error]
        .map((count) => (outcomes.other > 0 ? '·' : String(count)).padStart(7))
        .join(' ');
      const missing = missingOutcome(condition);
      const note = missing === null ? '' : `   <- ${missing}`;
      return [...heading, `${String(line).padStart(6)} ${counts}  ${shortened(text)}${note}`];
    }),
  ];
}

/** A sentence for each condition that wasn't seen both true and false. */
export function incompleteConditions({ name }: Rules, conditions: readonly Condition[]): string[] {
  return conditions.flatMap((condition) => {
    const missing = missingOutcome(condition);
    const { line, text, root } = condition;
    return missing === null
      ? []
      : [`${name}:${line} ${root.label}: ${missing}: ${shortened(text)}`];
  });
}

export function shortened(text: string, max = MAX_TEXT_LENGTH): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 20)} … ${text.slice(-17)}`;
}
