import type {
  BinaryOperator,
  Expression,
  MatchSegment,
  Name,
  PathPart,
  TypeTestExpression,
} from './ast';
import { RESERVED, TokenReader } from './token-reader';
import { FALSE, NULL, TRUE, type Value } from './types/value';

/** Maximum nesting of expressions, as in the official engine. */
const MAX_DEPTH = 99;
/**
 * Maximum length of a chain of members, calls and indexes; a longer one could never be evaluated.
 */
const MAX_POSTFIX = 1000;

const CONSTANTS: Record<string, Value> = { null: NULL, true: TRUE, false: FALSE };

/**
 * From loosest to tightest, left-associative, as in the official engine. Its documentation differs:
 * there `in` and `is` bind tighter than `==`.
 */
const PRECEDENCE: Record<string, number> = {
  '||': 1,
  '&&': 2,
  in: 3,
  is: 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};

const TYPE_NAMES = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
]);

/** Parses expressions and the paths of `match`, which share their segments. */
export class ExpressionParser extends TokenReader {
  #depth = 0;
  readonly #heights = new WeakMap<Expression, number>();

  // expression = binary [ "?" expression ":" expression ]
  protected expression(): Expression {
    return this.descend(() => {
      const start = this.here();
      const condition = this.binary(1);
      if (!this.skip('?')) return condition;
      const then = this.expression();
      this.expect(':');
      const otherwise = this.expression();
      const span = this.since(start);
      return this.measured({ kind: 'conditional', condition, then, otherwise, span }, [
        condition,
        then,
        otherwise,
      ]);
    });
  }

  /** Limits the recursion, so that the stack doesn't overflow. */
  protected descend<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.tooComplex();
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }

  // binary = unary { operator binary | "is" type }
  private binary(minimum: number): Expression {
    let left = this.unary();
    for (;;) {
      const level = this.operatorLevel();
      if (level === undefined || level < minimum) return left;
      left = this.operation(left, level);
    }
  }

  private operatorLevel(): number | undefined {
    const { kind, text } = this.token;
    if (kind !== 'punctuation' && kind !== 'name') return undefined;
    return Object.hasOwn(PRECEDENCE, text) ? PRECEDENCE[text] : undefined;
  }

  private operation(left: Expression, level: number): Expression {
    const { text, start, end } = this.advance();
    const operatorSpan = { start, end };
    if (text === 'is') return this.measured(this.typeTest(left), [left]);
    const right = this.binary(level + 1);
    const span = this.since(left.span.start);
    const operation: Expression =
      text === '&&' || text === '||'
        ? { kind: 'logical', operator: text, operatorSpan, left, right, span }
        : { kind: 'binary', operator: text as BinaryOperator, operatorSpan, left, right, span };
    return this.measured(operation, [left, right]);
  }

  private typeTest(operand: Expression): TypeTestExpression {
    const typeName = this.memberName();
    if (!TYPE_NAMES.has(typeName.text)) {
      const known = [...TYPE_NAMES].join(', ');
      throw this.error(`Unknown type '${typeName.text}'. Expected one of ${known}.`, typeName.span);
    }
    return { kind: 'type-test', operand, typeName, span: this.since(operand.span.start) };
  }

  // unary = "!" unary | "-" postfix | postfix
  private unary(): Expression {
    const start = this.here();
    if (!this.is('!') && !this.is('-')) return this.postfix();
    return this.descend(() => {
      const operator = this.advance().text === '!' ? '!' : '-';
      const operand = operator === '!' ? this.unary() : this.postfix();
      return this.measured({ kind: 'unary', operator, operand, span: this.since(start) }, [
        operand,
      ]);
    });
  }

  // postfix = primary { "." name [ arguments ] | "[" index "]" }
  private postfix(): Expression {
    let object = this.primary();
    for (let count = 0; this.is('.') || this.is('['); count += 1) {
      if (count === MAX_POSTFIX) throw this.tooComplex();
      object = this.skip('.') ? this.member(object) : this.element(object);
    }
    return object;
  }

  private member(object: Expression): Expression {
    const member = this.memberName();
    const { start } = object.span;
    if (!this.is('(')) return { kind: 'member', object, member, span: this.since(start) };
    if (RESERVED.has(member.text)) throw this.unexpected();
    const args = this.callArguments();
    return {
      kind: 'method-call',
      object,
      method: member,
      arguments: args,
      span: this.since(start),
    };
  }

  // index = expression | [ expression ] ":" [ expression ]
  private element(object: Expression): Expression {
    this.expect('[');
    const { start } = object.span;
    const from = this.is(':') ? undefined : this.expression();
    if (from && this.skip(']')) {
      return { kind: 'index', object, index: from, span: this.since(start) };
    }
    this.expect(':');
    const to = this.is(']') ? undefined : this.expression();
    this.expect(']');
    const span = this.since(start);
    return { kind: 'range', object, ...(from && { from }), ...(to && { to }), span };
  }

  private primary(): Expression {
    const { kind, text, value, start, end } = this.token;
    const span = { start, end };
    if (kind === 'literal' && value) {
      this.advance();
      return { kind: 'literal', value, span };
    }
    if (kind === 'name' && Object.hasOwn(CONSTANTS, text)) {
      this.advance();
      return { kind: 'literal', value: CONSTANTS[text] ?? NULL, span };
    }
    if (kind === 'name') return this.variableOrCall(this.name());
    if (kind === 'segment' || text === '/') return this.path();
    if (text === '(') return this.parenthesized();
    if (text === '[') return this.list();
    if (text === '{') return this.map();
    throw this.unexpected();
  }

  private variableOrCall(name: Name): Expression {
    if (!this.is('(')) return { kind: 'variable', name: name.text, span: name.span };
    const args = this.callArguments();
    const span = this.since(name.span.start);
    return { kind: 'call', callee: name, arguments: args, span };
  }

  // arguments = "(" [ expression { "," expression } [ "," ] ] ")"
  private callArguments(): Expression[] {
    this.expect('(');
    return this.items(')');
  }

  private parenthesized(): Expression {
    this.expect('(');
    const inside = this.expression();
    this.expect(')');
    return inside;
  }

  private list(): Expression {
    const start = this.here();
    this.expect('[');
    const items = this.items(']');
    return this.measured({ kind: 'list', items, span: this.since(start) }, items);
  }

  private items(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    while (!this.skip(close)) {
      items.push(this.expression());
      if (!this.is(close)) this.expect(',');
    }
    return items;
  }

  private map(): Expression {
    const start = this.here();
    this.expect('{');
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.skip('}')) {
      const key = this.expression();
      this.expect(':');
      entries.push({ key, value: this.expression() });
      if (!this.is('}')) this.expect(',');
    }
    return { kind: 'map', entries, span: this.since(start) };
  }

  // path = ( segment | "/" "$(" expression ")" ) …
  private path(): Expression {
    const start = this.here();
    const parts: PathPart[] = [];
    do parts.push(this.pathPart());
    while (this.startsPathPart());
    return { kind: 'path', parts, span: this.since(start) };
  }

  /** A slash before anything else is a division. */
  private startsPathPart(): boolean {
    if (this.token.kind === 'segment') return true;
    return this.is('/') && ['$', '{'].includes(this.following.text);
  }

  private pathPart(): PathPart {
    const start = this.here();
    const isBound = this.is('/') && this.following.text === '$';
    if (!isBound) return this.matchSegment();
    this.advance();
    this.expect('$');
    this.expect('(');
    const expression = this.expression();
    this.expect(')');
    return { kind: 'bound', expression, span: this.since(start) };
  }

  // segment = "/" text | "/" "{" name [ "=" ( "*" | "**" ) ] "}"
  protected matchSegment(): MatchSegment {
    const start = this.here();
    if (this.token.kind === 'segment') {
      const text = this.advance().text.slice(1);
      return { kind: 'literal', text, span: this.since(start) };
    }
    this.expect('/');
    if (!this.skip('{')) {
      throw this.error("Forward slash '/' found where identifier or binding expected.");
    }
    const name = this.name().text;
    let glob = false;
    if (this.skip('=')) {
      glob = this.skip('**');
      if (!glob) this.expect('*');
    }
    if (!this.skip('}')) throw this.error("Expected '}' at end of capture expression");
    return { kind: 'capture', name, glob, span: this.since(start) };
  }

  /** Limits the height of the tree: a chain of operators doesn't use the parser's stack. */
  private measured(node: Expression, parts: readonly Expression[]): Expression {
    const heightOf = (part: Expression) => this.#heights.get(part) ?? 1;
    const height = 1 + parts.reduce((highest, part) => Math.max(highest, heightOf(part)), 0);
    if (height > MAX_DEPTH) throw this.tooComplex();
    this.#heights.set(node, height);
    return node;
  }

  private tooComplex() {
    return this.error('Expression is too complex to evaluate safely.');
  }
}
