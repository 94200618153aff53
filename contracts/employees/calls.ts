import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { StaffFilter } from './employee-filter.ts'
import { EmployeeListItem } from './shapes.ts'

/** The calls about the employees of the company in the company header (third document §3, §7). */
export const employeeCalls = {
  list: call('GET', '/perlista', {
    summary:
      'Returns the employees of the company in the X-Ftg-Id header, by name in Swedish order. Without perPage, returns the first 10,000. Sorts by AnstNr, Namn, PersNr, Epost, Avdelning or AnstFrom. Searches in AnstNr, Namn, PersNr, Epost and Avdelning. The filter takes every condition of an employee filter except the number of warnings.',
    access: { right: 'Registry.PerReg.Read' },
    paged: true,
    filter: StaffFilter,
    data: z.array(EmployeeListItem),
    errors: [errors.fieldsRefused],
  }),
}
