import type { ReportPlace } from '@hearthkin/domain/safety/report';
import type { ReportReason } from '@hearthkin/domain/safety/report-reasons';

/** Something that can be reported here. */
export interface ReportChoice {
  readonly place: ReportPlace;
  /** "Their profile"; shown where there is more than one. */
  readonly label: string;
  /** The reason, if it was chosen before. */
  readonly reason?: ReportReason;
  /** The advice before reporting it. */
  readonly note?: string;
}

export type ReportChoices = readonly [ReportChoice, ...ReportChoice[]];
