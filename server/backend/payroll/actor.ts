/** The account that acts, and when. */
export interface Actor {
  readonly login: string
  readonly now: Date
}
