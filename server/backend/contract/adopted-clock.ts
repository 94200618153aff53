/** A clock that can be set, and goes on from there. */
export interface AdoptedClock {
  readonly now: () => Date
  /** Sets the clock to a time, or without one to that of the clock that it was made of. */
  readonly adopt: (now: Date | undefined) => void
}

/** Returns a clock that shows the time of another until it is set. */
export function adoptedClock(clock: () => Date): AdoptedClock {
  let ahead = 0
  return {
    now: () => new Date(clock().getTime() + ahead),
    adopt(now) {
      ahead = now ? now.getTime() - clock().getTime() : 0
    },
  }
}
