/** The result of one suite. */
export interface Outcome {
  suite: string;
  passed: number;
  failed: number;
  /** Repeated at the end of the output. */
  problems: readonly string[];
}

/** A check that passes or fails counts as one test. */
export function single(suite: string, passed: boolean, problem: string): Outcome {
  return passed
    ? { suite, passed: 1, failed: 0, problems: [] }
    : { suite, passed: 0, failed: 1, problems: [problem] };
}

/** A suite in which nothing ran counts as one failure. */
export function requireTests(outcome: Outcome): Outcome {
  if (outcome.passed + outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, problems: [...outcome.problems, 'No test ran.'] };
}

/**
 * The last lines of a run; the very last is "N passed, N failed".
 * @param log the file with the whole output; null if it isn't kept.
 */
export function closingLines(outcomes: readonly Outcome[], log: string | null = null): string[] {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const problems = outcomes.flatMap(({ suite, problems }) =>
    problems.map((problem) => `${suite}: ${problem}`),
  );
  return [
    ...(problems.length > 0 ? ['Failures:', ...problems, ''] : []),
    ...(log === null ? [] : [`The whole output of this run: ${log}`, '']),
    ...outcomes.map(({ suite, passed, failed }) => `  ${suite.padEnd(10)} ${passed} / ${failed}`),
    `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`,
  ];
}
