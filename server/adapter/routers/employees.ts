import { employeeCalls } from '#contracts/employees/calls.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const employeesRouter = router({
  list: query(employeeCalls.list),
} satisfies Record<keyof typeof employeeCalls, unknown>)
