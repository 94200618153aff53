import { employeeCalls } from '#contracts/calls/employees.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const employeesRouter = router({
  list: query(employeeCalls.list),
} satisfies Record<keyof typeof employeeCalls, unknown>)
