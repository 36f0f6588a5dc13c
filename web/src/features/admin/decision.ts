/** What both questions before a decision share. */
export interface DecisionProps {
  /** Whose documents. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}
