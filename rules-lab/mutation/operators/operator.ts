import type { Expression } from '../../interpreter/ast';
import type { Range } from '../whole-text';

/** A change to the text of an expression. */
export interface Change extends Range {
  readonly replacement: string;
  readonly change: string;
  /** The offset it is told of at, where that is not where the text is replaced. */
  readonly at?: number;
}

/** What an operator may look at around the expression it changes. */
export interface Place {
  /** The expression this one is a part of. */
  readonly parent: Expression | undefined;
  /** Whether the expression decides: it is true or false, not a value on the way there. */
  readonly isCondition: boolean;
  /** The text of an expression, with the parentheses it needs. */
  text(expression: Expression): string;
  /** Where that text stands. */
  range(expression: Expression): Range;
}

/** One way to get rules wrong: every change it makes to an expression, parts left to the caller. */
export type Operator = (expression: Expression, place: Place) => readonly Change[];
