import { saturated } from './number';
import { overload, type Table } from './overload';
import { bool, float, int } from './value';

/** `math.…` */
export const MATH: Table = {
  abs: [
    // The smallest int has no positive counterpart and stays as it is.
    overload(['int'], ({ value }) => int(BigInt.asIntN(64, value < 0n ? -value : value))),
    overload(['float'], ({ value }) => float(Math.abs(value))),
  ],
  ceil: [overload(['float'], ({ value }) => float(Math.ceil(value)))],
  floor: [overload(['float'], ({ value }) => float(Math.floor(value)))],
  round: [overload(['float'], ({ value }) => int(saturated(Math.round(value))))],
  sqrt: [overload(['float'], ({ value }) => float(Math.sqrt(value)))],
  pow: [overload(['float', 'float'], (base, power) => float(base.value ** power.value))],
  isNaN: [overload(['float'], ({ value }) => bool(Number.isNaN(value)))],
  // The documentation calls it isInfinite, which the engine doesn't know.
  isInfinity: [
    overload(['float'], ({ value }) => bool(Math.abs(value) === Number.POSITIVE_INFINITY)),
  ],
};
