import { ofCall, reading } from '../../kit/shared/of-call.ts'
import type { WhatIfAsked, WhatIfPerson } from './what-if.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const whatIfPorts = {
  /** Calculates a part of the selection. */
  calculate: ofCall('whatIf.calculate', ({ Period, Andring, Urval, after }: WhatIfAsked) => {
    const body = { Andring, Urval, ...(after !== null && { Efter: after }) }
    return reading('whatIf', 'calculate', { params: { Period }, body })
  }),
  fetchPayslip: ofCall('whatIf.fetchPayslip', ({ Andring, ...params }: WhatIfPerson) =>
    reading('whatIf', 'payslip', { params, body: { Andring } }),
  ),
}
