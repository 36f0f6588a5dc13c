export { PhoneForm } from './phone-check';
export { PhoneCodeFields } from './phone-code-fields';
export { PhoneField } from './phone-field';
export { NO_PHONE, typedPhoneSchema } from './typed-phone';
export { usePhoneCode } from './use-phone-code';
