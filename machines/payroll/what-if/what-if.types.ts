import type { WhatIfChange, WhatIfPart, WhatIfPayslip, WhatIfRow } from '#contracts/payroll/what-if/shapes.ts'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** The change that a period is calculated again under, and the persons. */
export interface WhatIfRequest {
  readonly Andring: WhatIfChange
  readonly Urval: StaffFilter
}

/** A part of the trial that is asked for. */
export interface WhatIfAsked extends WhatIfRequest {
  readonly Period: string
  /** AnstNr after which the part begins, or null for the first part. */
  readonly after: string | null
}

/** The payslip of a person on trial that is asked for. */
export interface WhatIfPerson {
  readonly Period: string
  readonly AnstNr: string
  readonly Andring: WhatIfChange
}

export interface WhatIfContext {
  readonly Period: string
  /** What is calculated, or was last. Null before the first. */
  readonly request: WhatIfRequest | null
  /** The payslips that have been answered so far, by AnstNr. */
  readonly rows: readonly WhatIfRow[]
  readonly left: WhatIfPart['Lamnade']
  /** How many of them were compared with what today's engine and law gives. */
  readonly recalculated: number
  /** How many payslips the selection has. Null before the first answer. */
  readonly total: number | null
  /** Where the next part begins. */
  readonly next: string | null
  readonly failure: ApiFailure | null
  /** AnstNr of the payslip that is opened, or an empty text. */
  readonly person: string
  readonly payslip: WhatIfPayslip | null
}

export type WhatIfEvent =
  | { readonly type: 'whatIf.show'; readonly Period: string }
  | { readonly type: 'whatIf.leave' }
  | ({ readonly type: 'whatIf.calculate' } & WhatIfRequest)
  /** Stops a calculation. What has been answered stays. */
  | { readonly type: 'whatIf.stop' }
  | { readonly type: 'whatIf.retry' }
  /** Opens a person's payslip on trial. */
  | { readonly type: 'whatIf.open'; readonly AnstNr: string }
  | { readonly type: 'whatIf.close' }
