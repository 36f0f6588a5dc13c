import { type Operator, operatorFrom } from '@hearthkin/domain/foundation/operator';
import { defineString } from 'firebase-functions/params';

const name = defineString('OPERATOR_NAME', {
  default: '',
  description: 'The legal name of the company or person that runs the site.',
});
const address = defineString('OPERATOR_ADDRESS', { default: '' });
const email = defineString('OPERATOR_EMAIL', { default: '' });
const representative = defineString('OPERATOR_REPRESENTATIVE', { default: '' });

/** The company or person that runs this deployment. */
export function operator(): Operator {
  return operatorFrom({
    OPERATOR_NAME: name.value(),
    OPERATOR_ADDRESS: address.value(),
    OPERATOR_EMAIL: email.value(),
    OPERATOR_REPRESENTATIVE: representative.value(),
  });
}
