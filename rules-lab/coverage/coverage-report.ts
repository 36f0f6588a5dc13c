/** The coverage that the Firestore emulator and our storage rules runtime report. */
export interface CoverageReport {
  /** One tree for each condition and function body. */
  readonly report?: readonly CoverageNode[];
}

export interface CoverageNode {
  /** Offsets from 0. Where the end is, the two engines do not agree on. */
  readonly sourcePosition: { readonly currentOffset?: number };
  readonly values?: readonly { readonly value: CoveredValue; readonly count: number }[];
  /** Sub-expressions in the order of the source. */
  readonly children?: readonly CoverageNode[];
}

interface CoveredValue {
  readonly boolValue?: boolean;
  /** An error; empty where the engine only tried whether it can do without the document. */
  readonly undefined?: { readonly causeMessage?: string };
}

/** How often an expression was evaluated to what. */
export interface Outcomes {
  readonly true: number;
  readonly false: number;
  readonly error: number;
  /** Values of other types. */
  readonly other: number;
}

export function outcomesOf(node: CoverageNode | undefined): Outcomes {
  const outcomes = { true: 0, false: 0, error: 0, other: 0 };
  for (const { value, count } of node?.values ?? []) {
    const kind = kindOf(value);
    if (kind) outcomes[kind] += count;
  }
  return outcomes;
}

/** Nothing for a part that was passed over, and for a mere attempt. */
function kindOf(value: CoveredValue): keyof Outcomes | null {
  if (value.boolValue !== undefined) return value.boolValue ? 'true' : 'false';
  if (value.undefined) return Object.keys(value.undefined).length > 0 ? 'error' : null;
  return Object.keys(value).length > 0 ? 'other' : null;
}
