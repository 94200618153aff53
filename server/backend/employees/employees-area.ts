import type { employeeCalls } from '#contracts/calls/employees.ts'
import type { Handlers } from '../http/ask.ts'
import { employeePage } from './employee-page.ts'

export const employeesArea: Handlers<typeof employeeCalls> = {
  list: ({ tx, pagination, filter }) => employeePage(tx, pagination, filter),
}
