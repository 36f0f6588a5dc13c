import { floatText } from './number';
import { applyOverload, overload } from './overload';
import { type Outcome, type PathValue, string, type Value } from './value';

/** A path as `/a/b`; an unbound capture is empty. */
export function pathText({ segments }: PathValue): string {
  return segments.map(({ text = '' }) => `/${text}`).join('');
}

/** `string(value)` */
export const TO_STRING = [
  overload(['int'], ({ value }) => string(String(value))),
  overload(['float'], ({ value }) => string(floatText(value))),
  overload(['null'], () => string('null')),
  overload(['string'], (value) => value),
  overload(['bool'], ({ value }) => string(String(value))),
  overload(['path'], (path) => string(pathText(path))),
];

/** `string(value)`; also used by `join` and `$(…)` in a path. */
export function conversionToString(value: Value): Outcome {
  return applyOverload(TO_STRING, [value], (types) => `string(${types.join(', ')})`);
}
