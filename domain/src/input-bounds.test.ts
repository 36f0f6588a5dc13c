import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core';
import { CALLABLE_INPUTS, INPUT_LEVELS } from './callables';

/** Formats of a fixed length. */
const FIXED_FORMATS = ['date', 'uuid'];

/** The kinds of checks of a schema: `max_length`, `greater_than`, … */
function checksOf(schema: $ZodType): string[] {
  const { checks = [] } = schema._zod.def as { checks?: readonly $ZodCheck[] };
  return checks.map(({ _zod }) => _zod.def.check);
}

/** The paths of every part that could be of any size. Formats and refinements don't count. */
function unboundedParts(schema: $ZodType, path: string): string[] {
  const { def } = (schema as $ZodTypes)._zod;
  const checks = checksOf(schema);
  const unless = (isBounded: boolean) => (isBounded ? [] : [path]);
  switch (def.type) {
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [];
    case 'string': {
      const format = 'format' in def ? String(def.format) : '';
      return unless(FIXED_FORMATS.includes(format) || checks.includes('max_length'));
    }
    case 'number':
      return unless(checks.includes('greater_than') && checks.includes('less_than'));
    case 'array':
      return [
        ...unless(checks.includes('max_length')),
        ...unboundedParts(def.element, `${path}[]`),
      ];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) =>
        unboundedParts(part, `${path}.${key}`),
      );
    case 'union':
      return def.options.flatMap((option) => unboundedParts(option, path));
    // Those of known keys.
    case 'record':
      return [
        ...unboundedParts(def.keyType, `${path} keys`),
        ...unboundedParts(def.valueType, `${path}{}`),
      ];
    case 'nullable':
    case 'optional':
    case 'default':
      return unboundedParts(def.innerType, path);
    case 'pipe':
      return unboundedParts(def.in, path);
    default:
      return [`${path}: ${def.type}`];
  }
}

/** The number of lists and objects that a schema has in each other. */
function levelsOf(schema: $ZodType): number {
  const { def } = (schema as $ZodTypes)._zod;
  const deepest = (parts: readonly $ZodType[]) => Math.max(0, ...parts.map(levelsOf));
  switch (def.type) {
    case 'array':
      return 1 + levelsOf(def.element);
    case 'object':
      return 1 + deepest(Object.values(def.shape));
    case 'record':
      return 1 + levelsOf(def.valueType);
    case 'union':
      return deepest(def.options);
    case 'nullable':
    case 'optional':
    case 'default':
      return levelsOf(def.innerType);
    case 'pipe':
      return levelsOf(def.in);
    default:
      return 0;
  }
}

describe('what callers may send', () => {
  it.each(Object.entries(CALLABLE_INPUTS))('%s bounds every part of its input', (name, schema) => {
    expect(unboundedParts(schema, name)).toEqual([]);
  });

  it.each(Object.entries(CALLABLE_INPUTS))('%s nests within the bound', (_, schema) => {
    expect(levelsOf(schema)).toBeLessThanOrEqual(INPUT_LEVELS);
  });

  it('counts lists and objects in each other', () => {
    const deep = z.object({ a: z.nullable(z.array(z.union([z.string(), z.object({})]))) });
    expect(levelsOf(deep)).toBe(3);
  });

  it.each([
    ['a text', z.string()],
    ['a text of a pattern', z.string().check(z.regex(/^a+$/))],
    ['an instant', z.iso.datetime()],
    ['an address', z.email()],
    ['a number without a minimum', z.number().check(z.maximum(5))],
    ['a whole number without a maximum', z.int().check(z.minimum(0))],
    ['a list', z.array(z.boolean())],
    ['a text in a list', z.array(z.string()).check(z.maxLength(3))],
    ['a record', z.record(z.string(), z.boolean())],
    ['a date', z.date()],
    ['anything', z.unknown()],
  ])('%s would be found', (_, part) => {
    const hidden = z.object({ deep: z.optional(z.nullable(z.union([z.boolean(), part]))) });
    expect(unboundedParts(hidden, 'input')).toHaveLength(1);
  });
});
