/**
 * A provider state: what must be true in a backend before an exchange is tried. A backend team can
 * set up each state from its parameters alone. The demo data (README) already holds everything that
 * the states name. See contracts/README.md.
 */
export interface ProviderState {
  readonly name: string
  readonly params: Readonly<Record<string, StateValue>>
}

/** A JSON value. */
export type StateValue =
  | string
  | number
  | boolean
  | null
  | readonly StateValue[]
  | { readonly [name: string]: StateValue | undefined }

/** The password of every account in a state. */
export const examplePassword = 'Provlon-2026'

/** The time of the exchanges that hold a date: the Monday before the pay day of November. */
export const exampleTime = '2026-11-23T09:00:00.000Z'
