import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  LetStatement,
  MatchBlock,
  MatchSegment,
  Name,
  RulesFile,
  Service,
} from './ast';
import { ExpressionParser } from './expression-parser';
import { type Issue, issue } from './issue';
import { tokenize } from './lexer';
import type { Source } from './source';
import { RulesSyntaxError } from './syntax-error';

/** Maximum size of a rules file in bytes, as in production. */
const MAX_SOURCE_SIZE = 256 * 1024;

/** A tree, or the syntax error. */
interface Parsed<Tree> {
  readonly tree?: Tree;
  readonly issues: readonly Issue[];
}

/** Parses a rules file. Never throws: any text gives a tree or an issue. */
export function parseRules(source: Source): Parsed<RulesFile> {
  return parse(source, (parser) => parser.file());
}

/** Parses a single expression, which must be the whole source. */
export function parseExpression(source: Source): Parsed<Expression> {
  return parse(source, (parser) => parser.wholeExpression());
}

function parse<Tree>(source: Source, read: (parser: Parser) => Tree): Parsed<Tree> {
  try {
    if (Buffer.byteLength(source.text) > MAX_SOURCE_SIZE) {
      throw new RulesSyntaxError('The rules are larger than 256 KB.', { start: 0, end: 1 });
    }
    return { tree: read(new Parser(tokenize(source))), issues: [] };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return { issues: [issue('error', error.message, source, error.span)] };
  }
}

class Parser extends ExpressionParser {
  // file = [ "rules_version" "=" string [ ";" ] ] { function | service }
  file(): RulesFile {
    const start = this.here();
    const version = this.rulesVersion();
    const functions: FunctionDeclaration[] = [];
    const services: Service[] = [];
    while (this.token.kind !== 'end') {
      if (this.isWord('function')) functions.push(this.functionDeclaration());
      else if (this.isWord('service')) services.push(this.service());
      else if (this.isWord('import')) throw this.error('Import statements are not allowed.');
      else throw this.unexpected();
    }
    if (functions.length + services.length === 0) throw this.unexpected();
    return { kind: 'file', version, functions, services, span: this.since(start) };
  }

  wholeExpression(): Expression {
    const expression = this.expression();
    if (this.token.kind !== 'end') throw this.unexpected();
    return expression;
  }

  private rulesVersion(): 1 | 2 {
    if (!this.skipWord('rules_version')) return 1;
    this.expect('=');
    const { value } = this.token;
    if (value?.type !== 'string') throw this.unexpected();
    if (value.value !== '1' && value.value !== '2') {
      throw this.error(`Unsupported rules version ${value.value}.`);
    }
    this.advance();
    this.skip(';');
    return value.value === '1' ? 1 : 2;
  }

  // service = "service" name { "." name } "{" { match | function } "}"
  private service(): Service {
    const start = this.here();
    this.advance();
    const first = this.name();
    let text = first.text;
    while (this.skip('.')) text += `.${this.memberName().text}`;
    const name = { text, span: this.since(first.span.start) };
    this.expect('{');
    const functions: FunctionDeclaration[] = [];
    const matches: MatchBlock[] = [];
    while (!this.is('}')) {
      if (this.isWord('function')) functions.push(this.functionDeclaration());
      else matches.push(this.matchBlock());
    }
    this.requireDeclaration('service', functions.length + matches.length);
    this.expect('}');
    return { kind: 'service', name, functions, matches, span: this.since(start) };
  }

  // match = "match" segment { segment } "{" { match | function | allow } "}"
  private matchBlock(): MatchBlock {
    const start = this.here();
    if (!this.isWord('match')) {
      const isPath = this.token.kind === 'segment' || this.is('/');
      throw isPath ? this.error("Missing 'match' keyword before path.") : this.unexpected();
    }
    this.advance();
    const path: MatchSegment[] = [this.matchSegment()];
    while (!this.is('{')) path.push(this.matchSegment());
    this.expect('{');
    const functions: FunctionDeclaration[] = [];
    const matches: MatchBlock[] = [];
    const allows: AllowStatement[] = [];
    this.descend(() => {
      while (!this.is('}')) {
        if (this.isWord('function')) functions.push(this.functionDeclaration());
        else if (this.isWord('allow')) allows.push(this.allowStatement());
        else matches.push(this.matchBlock());
      }
    });
    this.requireDeclaration('match', functions.length + matches.length + allows.length);
    this.expect('}');
    return { kind: 'match', path, functions, matches, allows, span: this.since(start) };
  }

  private requireDeclaration(block: string, count: number): void {
    if (count === 0) {
      throw this.error(`The '${block}' body must contain at least one declaration.`);
    }
  }

  // allow = "allow" name { "," name } [ ":" "if" expression ] [ ";" ]
  private allowStatement(): AllowStatement {
    const start = this.here();
    this.advance();
    const methods: Name[] = [this.name()];
    while (this.skip(',')) methods.push(this.name());
    let condition: Expression | undefined;
    if (this.skip(':')) {
      if (!this.isWord('if') && !this.is(';')) {
        throw this.error("Missing 'if' before conditional expression.");
      }
      this.expectWord('if');
      if (this.is(';')) throw this.error("Missing conditional expression after 'if'.");
      condition = this.expression();
    }
    const span = this.since(start);
    this.skip(';');
    return condition
      ? { kind: 'allow', methods, condition, span }
      : { kind: 'allow', methods, span };
  }

  // function = "function" name "(" [ name { "," name } ] ")" "{" { let } "return" expression [ ";" ] "}"
  private functionDeclaration(): FunctionDeclaration {
    const start = this.here();
    this.advance();
    const name = this.name();
    this.expect('(');
    const parameters: Name[] = [];
    if (!this.is(')')) {
      do parameters.push(this.name());
      while (this.skip(','));
    }
    this.expect(')');
    this.expect('{');
    const lets: LetStatement[] = [];
    while (this.isWord('let')) lets.push(this.letStatement());
    this.expectWord('return');
    const body = this.expression();
    this.skip(';');
    this.expect('}');
    return { kind: 'function', name, parameters, lets, body, span: this.since(start) };
  }

  private letStatement(): LetStatement {
    const start = this.here();
    this.advance();
    const name = this.name();
    this.expect('=');
    const value = this.expression();
    this.expect(';');
    return { kind: 'let', name, value, span: this.since(start) };
  }
}
