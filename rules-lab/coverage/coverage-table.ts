import type { Rules } from '../rules-file';
import { type Condition, missingOutcome } from './conditions';

const LONGEST_TEXT = 88;

/** The conditions of a rules file, one a line, and how often each was seen as what. */
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

/** One sentence for each condition that was not seen both ways. */
export function incompleteConditions({ name }: Rules, conditions: readonly Condition[]): string[] {
  return conditions.flatMap((condition) => {
    const missing = missingOutcome(condition);
    const { line, text, root } = condition;
    return missing === null
      ? []
      : [`${name}:${line} ${root.label}: ${missing}: ${shortened(text)}`];
  });
}

export function shortened(text: string, longest = LONGEST_TEXT): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 20)} … ${text.slice(-17)}`;
}
