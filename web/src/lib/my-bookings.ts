/** The other side of a booking, as they are shown. */
export interface Other {
  readonly name: string;
  readonly photo: string | null;
}
