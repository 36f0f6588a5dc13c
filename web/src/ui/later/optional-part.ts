import { type ComponentType, lazy } from 'react';

/**
 * A part that a page is whole without. Where its code cannot be loaded, nothing stands in its place:
 * a network that goes at the wrong moment must not take the page, and the help on it, along.
 */
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be loaded', error);
      return { default: () => null };
    }
  });
}
