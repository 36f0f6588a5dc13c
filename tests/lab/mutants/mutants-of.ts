import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

/** A small mistake in a source file: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The same for the same mistake in the same code, wherever in the file that is. */
  readonly key: string;
}

type Change = Pick<Mutant, 'kind' | 'start' | 'end' | 'text'>;

/** A node of the syntax tree (ESTree, https://github.com/estree/estree). */
interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Each operator is replaced by the one it is most easily mistaken for. */
const MISTAKEN: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Nodes of TypeScript that hold an expression; all others are types, which no test can notice. */
const EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/**
 * Every mutant of a source file.
 * @throws Error if it can't be parsed.
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const seen = new Map<string, number>();
  return changesIn(program, source).map((change) => {
    const line = source.slice(0, change.start).split('\n').length;
    const from = source.slice(change.start, change.end);
    const code = `${source.split('\n')[line - 1]?.trim()} ${change.kind} ${from} ${change.text}`;
    const times = seen.get(code) ?? 0;
    seen.set(code, times + 1);
    return { file, line, ...change, key: `${file} ${code} ${times}` };
  });
}

/**
 * Draws `count` of the mutants by the seed. Each one's place is its own, so a change of
 * other code leaves the sample nearly the same.
 */
export function sampleOf(mutants: readonly Mutant[], seed: number, count: number): Mutant[] {
  const place = ({ key }: Mutant) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, place: place(mutant) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** The source with the mistake in it. */
export function mutated(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

function changesIn(value: unknown, source: string): Change[] {
  if (Array.isArray(value)) return value.flatMap((part) => changesIn(part, source));
  if (!isNode(value)) return [];
  if (value.type.startsWith('TS') && !EXPRESSIONS.includes(value.type)) return [];
  if (value.type === 'ImportDeclaration') return [];
  return [
    ...changesOf(value, source),
    ...Object.values(value).flatMap((part) => changesIn(part, source)),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function changesOf(node: Node, source: string): Change[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const instead = (kind: string, text: string, { start, end }: Node = node) => [
    { kind, start, end, text },
  ];
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test as Node;
      return instead('negated condition', `!(${textOf(test)})`, test);
    }
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node as Node & { left: Node; right: Node };
      const other = MISTAKEN[String(operator)];
      if (other === undefined || [left, right].some(isText)) return [];
      // The operator stands between the two, perhaps beside parentheses of either.
      const start = left.end + source.slice(left.end, right.start).indexOf(String(operator));
      const end = start + String(operator).length;
      return [{ kind: 'another operator', start, end, text: other }];
    }
    case 'ThrowStatement':
      return instead('removed throw', ';');
    case 'ExpressionStatement':
      return isCall(node.expression as Node) ? instead('removed call', ';') : [];
    case 'Literal':
      if (typeof node.value === 'boolean') return instead('another truth', String(!node.value));
      if (typeof node.value !== 'number') return [];
      return [...instead('one more', `${node.value + 1}`), ...instead('one less', lessThan(node))];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const body = node.body as (Node & { body?: Node[] }) | null;
      if (body?.type !== 'BlockStatement' || body.body?.length === 0) return [];
      return [
        { kind: 'early return', start: body.start + 1, end: body.start + 1, text: ' return;' },
      ];
    }
    default:
      return [];
  }
}

/** The number that is one less, in parentheses below zero: `5-1` becomes `5-0` and never `5--1`. */
function lessThan({ value }: Node): string {
  const less = Number(value) - 1;
  return less < 0 ? `(${less})` : `${less}`;
}

/** Texts are joined by "+", and "-" would be noticed by everything. */
function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

function isCall(node: Node): boolean {
  return node.type === 'AwaitExpression'
    ? isCall(node.argument as Node)
    : node.type === 'CallExpression';
}
