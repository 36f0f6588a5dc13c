import { fireEvent } from '@testing-library/react';

/** Puts a text into a field at once, in the place of what it has. Keys one by one cost a rendering each. */
export const fill = (field: Element, value: string) =>
  fireEvent.change(field, { target: { value } });
