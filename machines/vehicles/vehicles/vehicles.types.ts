import type { ActEvent } from '../../kit/shared/act.ts'

/** A company car that is to be removed. */
export interface VehicleRemoval {
  readonly AnstNr: string
  readonly Id: string
  /** The model, for the question. */
  readonly text: string
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly vehicles: ActEvent<VehicleRemoval>
  }
}
