import type {
  CallExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  MapExpression,
  MemberExpression,
  MethodCallExpression,
  PathExpression,
  RangeExpression,
  TypeTestExpression,
} from '../ast';
import { describeValue } from '../types/describe';
import { equals } from '../types/equality';
import { type Callable, findFunction, findMethod, PACKAGES } from '../types/functions';
import { property } from '../types/map';
import { binaryOperation, negate, not } from '../types/operators';
import { captured, GLOB, pathOf } from '../types/path';
import { conversionToString } from '../types/text';
import {
  type BoolValue,
  bool,
  type Failure,
  failure,
  list,
  NULL,
  type Outcome,
  type PathSegment,
  type PathValue,
  type Value,
} from '../types/value';
import type { Budget } from './budget';
import { FIRESTORE, findFirestoreFunction, findGlobalLookup } from './firestore';
import type { Host } from './host';
import { Scope } from './scope';

const NULL_VALUE = failure('Null value error.');

function typeError(received: Value, expected: string): Failure {
  return failure(`Type error. Received: [${received.type}] Expected: [${expected}].`);
}

/**
 * Evaluates expressions for one request. An error is an outcome; each kind of expression defines
 * what an operand's error means.
 */
export class Evaluator {
  readonly #host: Host;
  readonly #budget: Budget;

  constructor(host: Host, budget: Budget) {
    this.#host = host;
    this.#budget = budget;
  }

  evaluate(node: Expression, scope: Scope): Outcome {
    const overspent = this.#budget.spend(costOf(node));
    const outcome = located(overspent ?? this.#outcome(node, scope), node);
    this.#host.observe?.(node, outcome);
    return outcome;
  }

  /** Evaluates a condition; anything but a bool is a failure. */
  condition(node: Expression, scope: Scope): BoolValue | Failure {
    const outcome = this.evaluate(node, scope);
    if (outcome.type === 'bool' || outcome.type === 'failure') return outcome;
    return { ...typeError(outcome, 'bool'), span: node.span };
  }

  #outcome(node: Expression, scope: Scope): Outcome {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return scope.value(node.name) ?? NULL_VALUE;
      case 'list':
        return this.#withAll(node.items, scope, list);
      case 'map':
        return this.#map(node, scope);
      case 'path':
        return this.#path(node, scope);
      case 'member':
        return this.#member(node, scope);
      case 'index':
        return this.#onReceiver(node.object, '[]', [node.index], scope);
      case 'range':
        return this.#range(node, scope);
      case 'call':
        return this.#call(node, scope);
      case 'method-call':
        return this.#methodCall(node, scope);
      case 'unary':
        return this.#withAll([node.operand], scope, ([operand = NULL]) =>
          node.operator === '!' ? not(operand) : negate(operand),
        );
      case 'binary':
        if (node.operator === 'in') return this.#onReceiver(node.right, 'in', [node.left], scope);
        return this.#withAll([node.left, node.right], scope, ([left = NULL, right = NULL]) => {
          if (node.operator === '==') return bool(equals(left, right));
          if (node.operator === '!=') return bool(!equals(left, right));
          return binaryOperation(node.operator, left, right);
        });
      case 'logical':
        return this.#logical(node, scope);
      case 'type-test':
        return this.#typeTest(node, scope);
      case 'conditional':
        return this.#conditional(node, scope);
    }
  }

  /** Evaluates operands from left to right; the first failure is the outcome. */
  #withAll(
    parts: readonly Expression[],
    scope: Scope,
    use: (values: readonly Value[]) => Outcome,
  ): Outcome {
    const values: Value[] = [];
    for (const part of parts) {
      const value = this.evaluate(part, scope);
      if (value.type === 'failure') return value;
      values.push(value);
    }
    return use(values);
  }

  #map({ entries }: MapExpression, scope: Scope): Outcome {
    const result = new Map<string, Value>();
    for (const { key, value } of entries) {
      const name = this.evaluate(key, scope);
      if (name.type === 'failure') return name;
      if (name.type !== 'string') return located(typeError(name, 'string'), key);
      const content = this.evaluate(value, scope);
      if (content.type === 'failure') return content;
      result.set(name.value, content);
    }
    return { type: 'map', entries: result };
  }

  #path({ parts }: PathExpression, scope: Scope): Outcome {
    const given: (readonly PathSegment[])[] = [];
    for (const part of parts) {
      if (part.kind === 'literal') {
        given.push([{ text: part.text }]);
      } else if (part.kind === 'capture') {
        given.push([{ capture: part.glob ? part.name + GLOB : part.name }]);
      } else {
        const bound = this.evaluate(part.expression, scope);
        const path = bound.type === 'failure' ? bound : asPath(bound);
        if (path.type === 'failure') return located(path, part.expression);
        given.push(path.segments);
      }
    }
    return pathOf(given);
  }

  #member({ object, member }: MemberExpression, scope: Scope): Outcome {
    const value = this.evaluate(object, scope);
    if (value.type === 'failure') return value;
    if (value.type === 'null') return NULL_VALUE;
    if (value.type === 'map') return property(value.entries, member.text);
    if (value.type === 'path') return captured(value, member.text);
    return typeError(value, 'map,path');
  }

  /** An omitted end is null. */
  #range({ object, from, to }: RangeExpression, scope: Scope): Outcome {
    const missing: Expression = { kind: 'literal', value: NULL, span: object.span };
    return this.#onReceiver(object, '@range', [from ?? missing, to ?? missing], scope);
  }

  /** If the receiver has no such method, that fails before the arguments do. */
  #onReceiver(
    object: Expression,
    method: string,
    args: readonly Expression[],
    scope: Scope,
  ): Outcome {
    const receiver = this.evaluate(object, scope);
    if (receiver.type === 'failure') return receiver;
    return this.#apply(findMethod(receiver, method), args, scope);
  }

  #apply(target: Callable | Failure, args: readonly Expression[], scope: Scope): Outcome {
    return target.type === 'failure' ? target : this.#withAll(args, scope, target.call);
  }

  #call(node: CallExpression, scope: Scope): Outcome {
    const { text } = node.callee;
    if (scope.resolveFunction(text)) return this.#userFunction(node, scope);
    if (text !== 'debug') {
      const target = findGlobalLookup(text, this.#host) ?? findFunction(undefined, text);
      return this.#apply(target, node.arguments, scope);
    }
    return this.#withAll(node.arguments, scope, ([first]) => {
      if (!first) return failure('Service call error. Function: [debug], Argument: [].');
      this.#host.print(describeValue(first));
      return first;
    });
  }

  /** A failing argument matters only if it is used. */
  #userFunction(node: CallExpression, scope: Scope): Outcome {
    const call = this.enter(node, scope);
    if (call.type === 'failure') return call;
    return this.evaluate(call.body, call.scope);
  }

  /** The body of a called function, with the scope of its declaration. */
  enter(
    { callee, arguments: args }: CallExpression,
    scope: Scope,
  ): Failure | { type: 'entered'; body: Expression; scope: Scope } {
    const target = scope.resolveFunction(callee.text);
    if (!target) return failure(`Function not found error: Name: [${callee.text}].`);
    const { parameters, lets, body } = target.declaration;
    if (args.length !== parameters.length) {
      const expected = parameters.map(({ text }) => text).join(', ');
      return failure(
        `Incorrect number of arguments. Received: ${args.length}. Expected: ${callee.text}(${expected}).`,
      );
    }
    const values = new Map<string, Outcome>();
    args.forEach((argument, index) => {
      const name = parameters[index]?.text;
      if (name !== undefined) values.set(name, this.evaluate(argument, scope));
    });
    const inside = new Scope(values, [], target.scope);
    for (const { name, value } of lets) {
      this.#budget.spend(1);
      values.set(name.text, this.evaluate(value, inside));
    }
    return { type: 'entered', body, scope: inside };
  }

  #methodCall({ object, method, arguments: args }: MethodCallExpression, scope: Scope): Outcome {
    const packageName = object.kind === 'variable' ? object.name : undefined;
    if (packageName === FIRESTORE) {
      return this.#apply(findFirestoreFunction(method.text, this.#host), args, scope);
    }
    if (packageName && PACKAGES.has(packageName)) {
      return this.#apply(findFunction(packageName, method.text), args, scope);
    }
    return this.#onReceiver(object, method.text, args, scope);
  }

  /** An operand that decides does so even if the other one is an error. */
  #logical({ operator, left, right }: LogicalExpression, scope: Scope): Outcome {
    const deciding = operator === '||';
    const first = this.condition(left, scope);
    const isDecided = first.type === 'bool' && first.value === deciding;
    if (isDecided && !this.#host.isThorough) return first;
    this.#budget.spend(1);
    const second = this.condition(right, scope);
    if (isDecided) return first;
    if (second.type === 'bool' && second.value === deciding) return second;
    return first.type === 'failure' ? first : second;
  }

  #typeTest({ operand, typeName }: TypeTestExpression, scope: Scope): Outcome {
    return this.#withAll([operand], scope, ([{ type } = NULL]) => {
      const { text } = typeName;
      if (text === 'number') return bool(type === 'int' || type === 'float');
      // In the official engine no value `is set`.
      return bool(type === text && text !== 'set' && text !== 'null');
    });
  }

  #conditional({ condition, then, otherwise }: ConditionalExpression, scope: Scope): Outcome {
    const decision = this.condition(condition, scope);
    if (decision.type === 'failure') return decision;
    // The official engine charges three for the second branch.
    this.#budget.spend(decision.value ? 1 : 3);
    return this.evaluate(decision.value ? then : otherwise, scope);
  }
}

/** The cost of an expression itself, without its operands. */
function costOf(node: Expression): number {
  if (node.kind === 'type-test') return 2;
  if (node.kind === 'path') return 1 + node.parts.filter(({ kind }) => kind !== 'bound').length;
  return 1;
}

/** Sets the location of a failure that has none. */
function located(outcome: Outcome, node: Expression): Outcome {
  if (outcome.type !== 'failure' || outcome.span) return outcome;
  return { ...outcome, span: node.span };
}

function asPath(value: Value): PathValue | Failure {
  if (value.type === 'path') return value;
  const text = conversionToString(value);
  if (text.type === 'failure') return text;
  return { type: 'path', segments: [{ text: text.type === 'string' ? text.value : '' }] };
}
