import type { FunctionDeclaration, MatchBlock, RulesFile } from '../ast';

/** Every function of a file. */
export function declarations(file: RulesFile): FunctionDeclaration[] {
  return [
    ...file.functions,
    ...file.services.flatMap(({ functions, matches }) => [
      ...functions,
      ...matches.flatMap(inMatch),
    ]),
  ];
}

function inMatch({ functions, matches }: MatchBlock): FunctionDeclaration[] {
  return [...functions, ...matches.flatMap(inMatch)];
}
