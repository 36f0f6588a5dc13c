/** The company or person that runs this site, as the law wants them named. */
export interface Operator {
  /** The legal name. */
  readonly name: string;
  /** Street, town and country, in one line. */
  readonly address: string;
  readonly email: string;
  /** The person who may act for the company. */
  readonly representative: string;
}

/** The operator of a local suite, whom no one can take for a real one. A deployment without its own is refused. */
const MADE_UP: Operator = {
  name: 'Made-up Example Ltd.',
  address: '1 Nowhere Street, 00000 Exampletown',
  email: 'operator@hearthkin.example',
  representative: 'Erin Example',
};

/** The operator that the settings name, whose names are the same for functions and site. */
export function operatorFrom(
  settings: Readonly<Record<`OPERATOR_${Uppercase<keyof Operator>}`, string | undefined>>,
): Operator {
  if (!settings.OPERATOR_NAME) return MADE_UP;
  return {
    name: settings.OPERATOR_NAME,
    address: settings.OPERATOR_ADDRESS ?? '',
    email: settings.OPERATOR_EMAIL ?? '',
    representative: settings.OPERATOR_REPRESENTATIVE ?? '',
  };
}
