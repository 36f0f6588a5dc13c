import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
} from '@hearthkin/storage-rules/ast';
import { parseRules } from '@hearthkin/storage-rules/parser';
import type { Ruleset } from '@hearthkin/storage-rules/ruleset';
import { Source } from '@hearthkin/storage-rules/source';

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
export type RulesFileName = (typeof RULES_FILES)[number];

/** A parsed rules file with its root expressions. */
export interface Rules {
  readonly name: RulesFileName;
  readonly text: string;
  readonly source: Source;
  readonly tree: RulesFile;
  readonly roots: readonly Root[];
}

/** The rules for the interpreter, without the checks of loading. */
export function rulesetOf({ tree, source }: Rules): Ruleset {
  return { version: tree.version, source, tree };
}

/** A root expression: a condition, the return value of a function, or a variable. */
export interface Root {
  readonly role: 'allow' | 'function' | 'let';
  /** The place for messages: "/users/{uid} allow get" or "isUser()". */
  readonly label: string;
  readonly expression: Expression;
}

export function readRules(name: RulesFileName): Rules {
  return parseRulesText(name, readFileSync(`${ROOT}/${name}`, 'utf8'));
}

/** @throws Error with the position if the text can't be parsed. */
export function parseRulesText(name: RulesFileName, text: string): Rules {
  const source = new Source(text, name);
  const { tree, issues } = parseRules(source);
  if (tree === undefined) {
    const [issue] = issues;
    throw new Error(`${name}:${issue?.line}:${issue?.column}: ${issue?.message}`);
  }
  const roots = [
    ...tree.functions.flatMap(functionRoots),
    ...tree.services.flatMap(({ functions, matches }) => [
      ...functions.flatMap(functionRoots),
      ...matches.flatMap((match) => matchRoots(match, '')),
    ]),
  ];
  return { name, text, source, tree, roots };
}

function functionRoots({ name, lets, body }: FunctionDeclaration): Root[] {
  return [
    ...lets.map(
      (one): Root => ({
        role: 'let',
        label: `${name.text}() let ${one.name.text}`,
        expression: one.value,
      }),
    ),
    { role: 'function', label: `${name.text}()`, expression: body },
  ];
}

function matchRoots({ path, functions, allows, matches }: MatchBlock, parent: string): Root[] {
  const label = labelOf(parent, path);
  return [
    ...functions.flatMap(functionRoots),
    ...allows.flatMap(({ methods, condition }): Root[] =>
      condition === undefined
        ? []
        : [
            {
              role: 'allow',
              label: `${label} allow ${methods.map(({ text }) => text).join(', ')}`,
              expression: condition,
            },
          ],
    ),
    ...matches.flatMap((match) => matchRoots(match, label)),
  ];
}

/** The path of a block, without the common first segments. */
export function labelOf(parent: string, path: MatchBlock['path']): string {
  const segments = path.map((segment) =>
    segment.kind === 'literal'
      ? segment.text
      : segment.glob
        ? `{${segment.name}=**}`
        : `{${segment.name}}`,
  );
  const full = `${parent}/${segments.join('/')}`;
  return full.replace(/^\/(databases\/\{\w+\}\/documents|b\/\{\w+\}\/o)/, '');
}
