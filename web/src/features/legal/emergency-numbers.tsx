import MuiLink from '@mui/material/Link';

/** Whom to turn to in an emergency (specification 2, section 9). */
export function EmergencyNumbers() {
  return (
    <ul>
      <li>
        <MuiLink href="tel:911">911</MuiLink>: somebody is in immediate danger.
      </li>
      <li>
        <MuiLink href="tel:988">988</MuiLink>: thoughts of suicide, or a crisis you cannot carry
        alone. Call or text, day and night.
      </li>
      <li>
        Text HOME to <MuiLink href="sms:741741?&body=HOME">741741</MuiLink>: a trained counselor
        writes back.
      </li>
      <li>
        Outside the United States: the emergency number of where you are, 112 in most of Europe.
      </li>
    </ul>
  );
}
