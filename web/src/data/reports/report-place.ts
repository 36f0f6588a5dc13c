import type { ReportPlace } from '@hearthkin/domain/safety/report';

/** Something that can be reported here. */
export interface ReportChoice {
  readonly place: ReportPlace;
  /** "Their profile"; shown where there is more than one. */
  readonly label: string;
}

export type ReportChoices = readonly [ReportChoice, ...ReportChoice[]];

/** What a person is told once their report is sent. */
export function thanksFor(number: string | null): string {
  return number === null
    ? 'You’ve reported this already. We’ll let you know what we decide.'
    : `Thanks for telling us. Your report is ${number}. We’ll let you know what we decide.`;
}
