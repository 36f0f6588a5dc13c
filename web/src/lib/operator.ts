import { type Operator, operatorFrom } from '@hearthkin/domain/foundation/operator';

/** The company or person that runs this site. */
export function operator(): Operator {
  return operatorFrom({
    OPERATOR_NAME: import.meta.env.OPERATOR_NAME,
    OPERATOR_ADDRESS: import.meta.env.OPERATOR_ADDRESS,
    OPERATOR_EMAIL: import.meta.env.OPERATOR_EMAIL,
    OPERATOR_REPRESENTATIVE: import.meta.env.OPERATOR_REPRESENTATIVE,
  });
}
