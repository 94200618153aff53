import type { employeeCalls } from '#contracts/employees/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { employeePage } from './employee-page.ts'

export const employeesArea: Handlers<typeof employeeCalls> = {
  list: ({ tx, pagination, filter }) => employeePage(tx, pagination, filter),
}
