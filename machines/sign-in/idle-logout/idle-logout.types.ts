/** What this device knows of the person's activity, read at a moment. */
export interface IdleReading {
  /** The idle time-out that the person has chosen; 0 or less for none. */
  readonly minutes: number
  /** When anything was last done in any tab. Milliseconds since the epoch. */
  readonly lastActivity: number
  /** The moment of the reading. Milliseconds since the epoch. */
  readonly now: number
}

export interface IdleLogoutInput {
  /** Minutes that the licence allows at most; null when that is not known. */
  readonly most: number | null
}

export interface IdleLogoutContext extends IdleLogoutInput {
  /** The time-out that holds: 0 for none. */
  readonly minutes: number
  /** null until the device has been asked. */
  readonly lastActivity: number | null
}

/** `at` is when it was done, in milliseconds since the epoch. */
export type IdleLogoutEvent =
  /**
   * Something was done in this tab: told at once, then at most once a minute, or a tenth of a short
   * time-out.
   */
  | { readonly type: 'activity.seen'; readonly at: number }
  /** Something was done in another tab. */
  | { readonly type: 'activity.shared'; readonly at: number }
  /** Another time-out was chosen in another tab. */
  | { readonly type: 'timeout.shared' }
  /** 'Stanna kvar'. */
  | { readonly type: 'idle.stay'; readonly at: number }
  /** Another time-out is chosen, and holds at once; 0 or less turns it off. */
  | { readonly type: 'idle.setTimeout'; readonly minutes: number }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly idleLogout: IdleLogoutEvent
  }
}
