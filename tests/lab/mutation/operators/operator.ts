import type { Expression } from '@hearthkin/storage-rules/ast';
import type { Range } from '../whole-text';

/** A change to the text of an expression. */
export interface Change extends Range {
  readonly replacement: string;
  readonly change: string;
  /** The offset to report, if it isn't the start of the replaced text. */
  readonly at?: number;
}

/** The context of an expression that an operator changes. */
export interface Place {
  /** The parent expression. */
  readonly parent: Expression | undefined;
  /** Whether the expression is a condition rather than an intermediate value. */
  readonly isCondition: boolean;
  /** The text of an expression, with the parentheses it needs. */
  text(expression: Expression): string;
  /** The range of that text. */
  range(expression: Expression): Range;
}

/** A mutation operator: all its changes to one expression, without its parts. */
export type Operator = (expression: Expression, place: Place) => readonly Change[];
