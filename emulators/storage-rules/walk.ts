import type { Expression } from './ast';

/** The direct sub-expressions, in source order. */
export function children(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.parts.flatMap((part) => (part.kind === 'bound' ? [part.expression] : []));
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, ...(node.from ? [node.from] : []), ...(node.to ? [node.to] : [])];
    case 'call':
      return node.arguments;
    case 'method-call':
      return [node.object, ...node.arguments];
    case 'unary':
    case 'type-test':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.then, node.otherwise];
  }
}

/** The expression and all its descendants, in source order. */
export function* descendants(node: Expression): Generator<Expression> {
  yield node;
  for (const child of children(node)) yield* descendants(child);
}
