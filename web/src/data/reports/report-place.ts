import type { ReportPlace } from '@hearthkin/domain/safety/report';

/** Something that can be reported here. */
export interface ReportChoice {
  readonly place: ReportPlace;
  /** "Their profile"; shown where there is more than one. */
  readonly label: string;
  /** What to know before reporting it. */
  readonly note?: string;
}

export type ReportChoices = readonly [ReportChoice, ...ReportChoice[]];
