/** The behavior of a card. */
export interface TestCard {
  readonly number: string;
  /** On the buttons of the hosted pages. */
  readonly label: string;
  /** The reason why the bank refuses each charge; null if it doesn't. */
  readonly declines: 'generic_decline' | 'insufficient_funds' | null;
  readonly asksFirst?: boolean;
  /** The bank wants the person each time, so it can't be asked while no one is there. */
  readonly asksAlways?: boolean;
  /** The bank authorizes, and refuses when the amount is captured. */
  readonly failsAtCapture?: boolean;
  readonly isDisputed?: boolean;
}

/**
 * Stripe's documented test cards, and one of our own: Stripe has none whose capture fails.
 */
export const CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Pays', declines: null },
  { number: '4000002500003155', label: 'Needs authentication', declines: null, asksFirst: true },
  {
    number: '4000002760003184',
    label: 'Needs authentication each time',
    declines: null,
    asksFirst: true,
    asksAlways: true,
  },
  { number: '4000000000000002', label: 'Declined', declines: 'generic_decline' },
  { number: '4000000000009995', label: 'Insufficient funds', declines: 'insufficient_funds' },
  { number: '4000000000000259', label: 'Pays, then is disputed', declines: null, isDisputed: true },
  {
    number: '4000000000770000',
    label: 'Is authorized, but can’t be charged',
    declines: null,
    failsAtCapture: true,
  },
];

/** A card that can be saved and then fails: Stripe's own for plans whose renewal fails. */
export const FAILING_CARD: TestCard = {
  number: '4000000000000341',
  label: 'Can be saved, but not charged',
  declines: 'generic_decline',
};

export function cardOf(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return [...CARDS, FAILING_CARD].find((card) => card.number === digits);
}

/** The number in groups of four. */
export function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
