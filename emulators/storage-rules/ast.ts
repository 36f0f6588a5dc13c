import type { Span, Value } from './types/value';

/** The methods of requests, and the two that group several of them. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete' | 'read' | 'write';

interface Node {
  /** Its characters in the source. */
  readonly span: Span;
}

export interface Name extends Node {
  readonly text: string;
}

export interface RulesFile extends Node {
  readonly kind: 'file';
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

export interface Service extends Node {
  readonly kind: 'service';
  /** e.g. `firebase.storage` */
  readonly name: Name;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export type MatchSegment = Node &
  (
    | { readonly kind: 'literal'; readonly text: string }
    /** `{name}`, which matches one segment, or `{name=**}`, which matches several. */
    | { readonly kind: 'capture'; readonly name: string; readonly glob: boolean }
  );

export interface MatchBlock extends Node {
  readonly kind: 'match';
  readonly path: readonly MatchSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export interface AllowStatement extends Node {
  readonly kind: 'allow';
  readonly methods: readonly Name[];
  /** Without one the statement always allows. */
  readonly condition?: Expression;
}

export interface FunctionDeclaration extends Node {
  readonly kind: 'function';
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly lets: readonly LetStatement[];
  readonly body: Expression;
}

export interface LetStatement extends Node {
  readonly kind: 'let';
  readonly name: Name;
  readonly value: Expression;
}

export type Expression =
  | LiteralExpression
  | ListExpression
  | MapExpression
  | PathExpression
  | VariableExpression
  | MemberExpression
  | IndexExpression
  | RangeExpression
  | CallExpression
  | MethodCallExpression
  | UnaryExpression
  | BinaryExpression
  | LogicalExpression
  | TypeTestExpression
  | ConditionalExpression;

export interface LiteralExpression extends Node {
  readonly kind: 'literal';
  readonly value: Value;
}

export interface ListExpression extends Node {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}

export interface MapExpression extends Node {
  readonly kind: 'map';
  /** A key is an expression too: `{a: 1}` looks up a variable `a`. */
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}

export type PathPart =
  | MatchSegment
  /** `$(expression)` */
  | (Node & { readonly kind: 'bound'; readonly expression: Expression });

export interface PathExpression extends Node {
  readonly kind: 'path';
  readonly parts: readonly PathPart[];
}

export interface VariableExpression extends Node {
  readonly kind: 'variable';
  readonly name: string;
}

export interface MemberExpression extends Node {
  readonly kind: 'member';
  readonly object: Expression;
  readonly member: Name;
}

export interface IndexExpression extends Node {
  readonly kind: 'index';
  readonly object: Expression;
  readonly index: Expression;
}

export interface RangeExpression extends Node {
  readonly kind: 'range';
  readonly object: Expression;
  readonly from?: Expression;
  readonly to?: Expression;
}

export interface CallExpression extends Node {
  readonly kind: 'call';
  readonly callee: Name;
  readonly arguments: readonly Expression[];
}

/** `value.method(…)`, or `package.function(…)` if the object is the name of a package. */
export interface MethodCallExpression extends Node {
  readonly kind: 'method-call';
  readonly object: Expression;
  readonly method: Name;
  readonly arguments: readonly Expression[];
}

export interface UnaryExpression extends Node {
  readonly kind: 'unary';
  readonly operator: '!' | '-';
  readonly operand: Expression;
}

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'in';

export interface BinaryExpression extends Node {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly operatorSpan: Span;
  readonly left: Expression;
  readonly right: Expression;
}

export interface LogicalExpression extends Node {
  readonly kind: 'logical';
  readonly operator: '&&' | '||';
  readonly operatorSpan: Span;
  readonly left: Expression;
  readonly right: Expression;
}

export interface TypeTestExpression extends Node {
  readonly kind: 'type-test';
  readonly operand: Expression;
  readonly typeName: Name;
}

export interface ConditionalExpression extends Node {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}
