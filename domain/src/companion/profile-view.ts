/** The id under which a viewer's look at a profile counts, once on each day of UTC. */
export function profileViewId(viewerUid: string, now: Date): string {
  return `${viewerUid}_${now.toISOString().slice(0, 10)}`;
}
