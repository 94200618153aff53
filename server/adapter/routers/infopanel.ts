import { infopanelCalls } from '#contracts/infopanel/calls.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const infopanelRouter = router({
  employees: query(infopanelCalls.employees),
  payrollDates: query(infopanelCalls.payrollDates),
} satisfies Record<keyof typeof infopanelCalls, unknown>)
