import { checkedInt, parseFloatText, saturated } from './number';
import { overload, type Table } from './overload';
import { parsePath } from './path';
import { TO_STRING } from './text';
import { failure, float, int, type Outcome } from './value';

function impossible(text: string, type: string) {
  return failure(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`,
  );
}

function intOf(text: string): Outcome {
  if (!/^[+-]?[0-9]+$/.test(text)) return impossible(text, 'int');
  const value = checkedInt(BigInt(text.replace(/^\+/, '')));
  return value.type === 'failure' ? impossible(text, 'int') : value;
}

/** Functions without a receiver. */
export const CONVERSIONS: Table = {
  int: [
    overload(['int'], (value) => value),
    overload(['float'], ({ value }) => int(saturated(value))),
    overload(['string'], ({ value }) => intOf(value)),
  ],
  float: [
    overload(['int'], ({ value }) => float(Number(value))),
    overload(['float'], (value) => value),
    overload(['string'], ({ value }) => {
      const number = parseFloatText(value);
      return number === undefined ? impossible(value, 'float') : float(number);
    }),
  ],
  string: TO_STRING,
  path: [overload(['string'], ({ value }) => parsePath(value))],
};
