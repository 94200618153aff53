import type { RecalculationRow } from '#contracts/vehicles/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** A company car that is to be removed. */
export interface VehicleRemoval {
  readonly AnstNr: string
  readonly Id: string
  /** The model, for the question. */
  readonly text: string
  /** The idempotency key for a new intent. */
  readonly idempotencyKey: string
}

export interface VehiclesContext {
  /** The row whose calculation is shown. */
  readonly shown: RecalculationRow | null
  readonly asked: VehicleRemoval | null
  readonly intent: Intent | null
  /** How many cars have been removed here. A list on display is then fetched again. */
  readonly changes: number
}

export type VehiclesEvent =
  /** Opens the dialog 'Beräkning'. */
  | { readonly type: 'vehicles.explain'; readonly row: RecalculationRow }
  | { readonly type: 'vehicles.close' }
  | ({ readonly type: 'vehicles.remove' } & VehicleRemoval)
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly vehicles: VehiclesEvent
  }
}
