/** Shared props of the approve and reject dialogs. */
export interface DecisionProps {
  /** The name of the documents' owner. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}
