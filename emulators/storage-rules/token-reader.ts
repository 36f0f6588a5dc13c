import type { Name } from './ast';
import type { Token } from './lexer';
import { RulesSyntaxError } from './syntax-error';
import type { Span } from './types/value';

/** Words that can't name a variable, function or parameter. */
export const RESERVED: ReadonlySet<string> = new Set([
  'allow',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'null',
  'return',
  'rules_version',
  'service',
  'true',
]);

/** A position in a list of tokens, with the helpers of a parser. */
export class TokenReader {
  #at = 0;

  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The next token; at the end of the source always `end`. */
  protected get token(): Token {
    return this.#tokenAt(this.#at);
  }

  /** The token after the next one. */
  protected get following(): Token {
    return this.#tokenAt(this.#at + 1);
  }

  #tokenAt(index: number): Token {
    const token = this.#tokens[Math.min(index, this.#tokens.length - 1)];
    if (!token) throw new RangeError('A list of tokens ends with one of kind "end".');
    return token;
  }

  protected advance(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.#at += 1;
    return token;
  }

  /** The offset of the next token. */
  protected here(): number {
    return this.token.start;
  }

  /** From `start` to the end of the previous token. */
  protected since(start: number): Span {
    return { start, end: this.#tokens[this.#at - 1]?.end ?? start };
  }

  protected is(punctuation: string): boolean {
    return this.token.kind === 'punctuation' && this.token.text === punctuation;
  }

  protected isWord(word: string): boolean {
    return this.token.kind === 'name' && this.token.text === word;
  }

  protected skip(punctuation: string): boolean {
    if (!this.is(punctuation)) return false;
    this.advance();
    return true;
  }

  protected skipWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.advance();
    return true;
  }

  protected expect(punctuation: string): void {
    if (!this.skip(punctuation)) throw this.unexpected(`'${punctuation}'`);
  }

  protected expectWord(word: string): void {
    if (!this.skipWord(word)) throw this.unexpected(`'${word}'`);
  }

  /** A name declared or used in the file. */
  protected name(): Name {
    if (this.token.kind !== 'name' || RESERVED.has(this.token.text)) throw this.unexpected();
    return this.memberName();
  }

  /** A name after a dot, where reserved words are allowed. */
  protected memberName(): Name {
    if (this.token.kind !== 'name') throw this.unexpected();
    const { text, start, end } = this.advance();
    return { text, span: { start, end } };
  }

  protected error(message: string, span: Span = this.token): RulesSyntaxError {
    return new RulesSyntaxError(message, { start: span.start, end: span.end });
  }

  protected unexpected(expected?: string): RulesSyntaxError {
    const { kind, text } = this.token;
    if (text === '++' || text === '--') {
      return this.error('Increment (++) and decrement (--) operators are not supported.');
    }
    const found = kind === 'end' ? '<EOF>' : text;
    return this.error(`Unexpected '${found}'.${expected ? ` Expected ${expected}.` : ''}`);
  }
}
