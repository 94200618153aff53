import type { WhatIfPart, WhatIfPayslip } from '#contracts/payroll/what-if/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { WhatIfAsked, WhatIfPerson } from './what-if.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const whatIfPorts = {
  /** `POST /payslips/{Period}/@/whatIf`. */
  calculate: port<WhatIfAsked, Result<WhatIfPart>>('whatIf.calculate'),
  /** `POST /payslips/{Period}/{AnstNr}/whatIf`. */
  fetchPayslip: port<WhatIfPerson, Result<WhatIfPayslip>>('whatIf.fetchPayslip'),
}
