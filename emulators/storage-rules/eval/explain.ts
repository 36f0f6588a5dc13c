import type { Expression } from '../ast';
import type { Evaluator } from './evaluator';
import type { Scope } from './scope';

/**
 * The sub-expression that made a condition false: the first false operand of `&&`, the branch that
 * was taken, or the same inside a called function.
 */
export function decisiveExpression(
  node: Expression,
  scope: Scope,
  evaluator: Evaluator,
): Expression {
  if (node.kind === 'logical' && node.operator === '&&') {
    const left = evaluator.evaluate(node.left, scope);
    const isLeft = left.type === 'bool' && !left.value;
    return decisiveExpression(isLeft ? node.left : node.right, scope, evaluator);
  }
  if (node.kind === 'conditional') {
    const condition = evaluator.evaluate(node.condition, scope);
    const isThen = condition.type === 'bool' && condition.value;
    return decisiveExpression(isThen ? node.then : node.otherwise, scope, evaluator);
  }
  if (node.kind === 'call' && scope.resolveFunction(node.callee.text)) {
    const call = evaluator.enter(node, scope);
    if (call.type === 'entered') return decisiveExpression(call.body, call.scope, evaluator);
  }
  return node;
}
