/** Where in a story the inspector looks. */
export interface Viewing {
  /** The index of the step shown; null follows the last one. */
  readonly moment: number | null
  readonly isPlaying: boolean
}

export type ViewingEvent =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'follow' }

/** How much faster than it happened a story is played. */
export const speeds = [0.5, 1, 2, 10] as const
export type Speed = (typeof speeds)[number]

/** Milliseconds that a pause between two events lasts at most when played. */
const longestPause = 2_000

export const following: Viewing = { moment: null, isPlaying: false }

/** Returns the index of the step shown, of `count`; -1 when there is none. */
export const momentOf = ({ moment }: Viewing, count: number): number => Math.min(moment ?? count - 1, count - 1)

/** Returns where the inspector looks after an event, in a story of `count` steps. */
export function view(viewing: Viewing, event: ViewingEvent, count: number): Viewing {
  const present = momentOf(viewing, count)
  const at = (moment: number) => Math.max(0, Math.min(moment, count - 1))
  if (count === 0) return following
  switch (event.type) {
    case 'go':
      return { moment: at(event.to), isPlaying: false }
    case 'step':
      return { moment: at(present + event.by), isPlaying: viewing.isPlaying && present + event.by < count - 1 }
    case 'play':
      // From the end, the story is played from its beginning.
      return { moment: present >= count - 1 ? 0 : present, isPlaying: count > 1 }
    case 'pause':
      return { moment: present, isPlaying: false }
    case 'follow':
      return following
  }
}

/** Returns the milliseconds to wait between two events that happened at the given instants. */
export const pauseBetween = (from: number, to: number, speed: Speed): number =>
  Math.min(Math.max(0, to - from) / speed, longestPause)
