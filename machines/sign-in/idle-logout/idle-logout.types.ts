/** The user's activity on this device, at one moment. */
export interface IdleReading {
  /** The user's idle time-out, in minutes. 0 or less for none. */
  readonly minutes: number
  /** The time of the last activity in any tab, in milliseconds since the epoch. */
  readonly lastActivity: number
  /** The time of the reading, in milliseconds since the epoch. */
  readonly now: number
}

export interface IdleLogoutInput {
  /** The longest time-out that the licence allows, in minutes. Null while unknown. */
  readonly most: number | null
}

export interface IdleLogoutContext extends IdleLogoutInput {
  /** The time-out in force, in minutes. 0 for none. */
  readonly minutes: number
  /** Null until the device's values have been read. */
  readonly lastActivity: number | null
}

/** `at` is the time of the activity, in milliseconds since the epoch. */
export type IdleLogoutEvent =
  /**
   * There was activity in this tab. It is reported at once, then at most once a minute, or once in
   * a tenth of a short time-out.
   */
  | { readonly type: 'activity.seen'; readonly at: number }
  /** There was activity in another tab. */
  | { readonly type: 'activity.shared'; readonly at: number }
  /** The time-out was changed in another tab. */
  | { readonly type: 'timeout.shared' }
  /** The button 'Stanna kvar' was pressed. */
  | { readonly type: 'idle.stay'; readonly at: number }
  /** The time-out was changed, with immediate effect. 0 or less turns it off. */
  | { readonly type: 'idle.setTimeout'; readonly minutes: number }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly idleLogout: IdleLogoutEvent
  }
}
