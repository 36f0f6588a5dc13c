const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Finds the labels of a control by its id and by what is around it. jsdom asks every label of the page for its
 * control, which searches the page each time; on a long form that takes most of a query by role.
 */
export function findLabelsById(): void {
  for (const { prototype } of LABELABLE) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: findLabels });
  }
}

function findLabels(this: HTMLElement): readonly HTMLLabelElement[] | null {
  if (this.matches('input[type=hidden]')) return null;
  const around = this.closest('label');
  const isFirst = around?.querySelector('button, input, meter, output, progress, select, textarea');
  return [...document.querySelectorAll('label')].filter((label) =>
    label.htmlFor === '' ? label === around && isFirst === this : label.htmlFor === this.id,
  );
}
