/** The id of a profile view: one per viewer and UTC day. */
export function profileViewId(viewerUid: string, now: Date): string {
  return `${viewerUid}_${now.toISOString().slice(0, 10)}`;
}
