import { useSyncExternalStore } from 'react';
import { whenIdle } from '../../lib/when-idle';
import { type CrisisResource, IN_THE_UNITED_STATES } from './crisis-resources';

/** The key under which the device keeps the country that was chosen, and nothing else of a person. */
const KEY = 'crisis-country';

interface Shown {
  /** ISO 3166; '' for another one than those known. */
  readonly country: string;
  readonly resources: readonly CrisisResource[];
}

/** The lines of the prerendered page, and of every page until it is idle. */
const AT_FIRST: Shown = { country: 'US', resources: IN_THE_UNITED_STATES };

/** The lines of all countries. They come when the page is idle, and from then on without a network. */
let local: typeof import('./local-crisis') | null = null;
let isAsked = false;
let chosen: string | null = null;
let ofAccount: string | null = null;
/** The country of the device; undefined until it is asked, once. */
let ofDevice: string | null | undefined;
let shown = AT_FIRST;
const listeners = new Set<() => void>();

/** Shows the lines of the country that was chosen, or else the account's, or else the device's. */
function update(): void {
  if (local === null) return;
  chosen ??= readChosen();
  ofDevice ??= local.deviceCountry();
  const ofAddress = ofAccount === null ? null : local.countryNamed(ofAccount);
  const country = chosen ?? ofAddress ?? ofDevice ?? '';
  if (shown !== AT_FIRST && country === shown.country) return;
  shown = { country, resources: local.crisisResourcesIn(country) };
  for (const listener of listeners) listener();
}

function readChosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

async function load(): Promise<void> {
  try {
    local = await import('./local-crisis');
    update();
  } catch (error) {
    isAsked = false;
    console.warn('Could not load the crisis lines of other countries', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    whenIdle(() => void load());
  }
  return () => listeners.delete(listener);
}

function useShown(): Shown {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => AT_FIRST,
  );
}

/** The lines of the reader's country. */
export function useCrisisResources(): readonly CrisisResource[] {
  return useShown().resources;
}

/** The ones to contact at once. The crisis button has all of them. */
export function useUrgentResources(): readonly CrisisResource[] {
  return useCrisisResources().filter(({ urgent }) => urgent);
}

/** The country whose lines are shown, and all that may be chosen; null until those are there. */
export function useCrisisCountry() {
  const { country } = useShown();
  if (local === null) return null;
  return { country, countryName: local.countryName, countryNames: local.countryNames };
}

/** Shows the lines of a country from now on, on this device; '' for another one than those known. */
export function chooseCrisisCountry(country: string): void {
  chosen = country;
  try {
    localStorage.setItem(KEY, country);
  } catch {
    // It lasts until the page is closed.
  }
  update();
}

/** Takes the country of the account's address, by its English name; null while no one is signed in. */
export function setAccountCountry(name: string | null): void {
  if (name === ofAccount) return;
  ofAccount = name;
  update();
}
