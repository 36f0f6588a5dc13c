import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../ast';
import { descendants } from '../walk';
import type { Report } from './report';

const MAX_DEPTH = 20;

type Functions = ReadonlyMap<string, FunctionDeclaration>;

/** Finds recursive functions, and calls nested too deep. */
export function checkCalls(file: RulesFile, report: Report): void {
  const graph = callGraph(file);
  const depths = new Map<FunctionDeclaration, number>();
  const cyclic = new Set<FunctionDeclaration>();
  for (const declaration of graph.keys()) depthOf(declaration, []);

  /** The depth of calls from this function, itself included. */
  function depthOf(
    declaration: FunctionDeclaration,
    above: readonly FunctionDeclaration[],
  ): number {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    if (above.includes(declaration)) {
      const cycle = above.slice(above.indexOf(declaration));
      if (!cycle.some((each) => cyclic.has(each))) refuseCycle(cycle);
      for (const each of cycle) cyclic.add(each);
      return 0;
    }
    let depth = 1;
    for (const called of graph.get(declaration) ?? []) {
      depth = Math.max(depth, 1 + depthOf(called, [...above, declaration]));
    }
    depths.set(declaration, depth);
    // The first function is called by a condition, which doesn't count.
    if (depth === MAX_DEPTH + 2) {
      const { text, span } = declaration.name;
      report.error(`Maximum allowed call depth of ${MAX_DEPTH} is reached for [${text}].`, span);
    }
    return depth;
  }

  function refuseCycle(cycle: readonly FunctionDeclaration[]): void {
    const [first] = cycle;
    if (!first) return;
    const names = cycle.map(({ name }) => name.text).join(',');
    report.error(
      cycle.length === 1
        ? 'Recursive call is not allowed.'
        : `Detected a call cycle between [${names}] functions.`,
      first.name.span,
    );
  }
}

/** The functions each function calls, by the names visible at its declaration. */
function callGraph(file: RulesFile): ReadonlyMap<FunctionDeclaration, FunctionDeclaration[]> {
  const graph = new Map<FunctionDeclaration, FunctionDeclaration[]>();

  function add(declared: readonly FunctionDeclaration[], outer: Functions): Functions {
    const functions = new Map([
      ...outer,
      ...declared.map((each) => [each.name.text, each] as const),
    ]);
    for (const declaration of declared) {
      const parts: Expression[] = [...declaration.lets.map(({ value }) => value), declaration.body];
      const called = parts.flatMap((part) =>
        [...descendants(part)].flatMap((node) => {
          const target = node.kind === 'call' ? functions.get(node.callee.text) : undefined;
          return target ? [target] : [];
        }),
      );
      graph.set(declaration, [...new Set(called)]);
    }
    return functions;
  }

  function inMatch(block: MatchBlock, outer: Functions): void {
    const functions = add(block.functions, outer);
    for (const nested of block.matches) inMatch(nested, functions);
  }

  const top = add(file.functions, new Map());
  for (const service of file.services) {
    const functions = add(service.functions, top);
    for (const block of service.matches) inMatch(block, functions);
  }
  return graph;
}
