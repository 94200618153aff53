import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { StaffFilter } from './employee-filter.ts'
import { EmployeeListItem } from './shapes.ts'

/** The calls about the employees of the company in the company header (third document §3, §7). */
export const employeeCalls = {
  list: call('GET', '/perlista', {
    summary:
      'The employees of the company, by name in Swedish order; without a pagination the first 10,000. Sorted by AnstNr, Namn, PersNr, Epost, Avdelning or AnstFrom; searched in AnstNr, Namn, PersNr, Epost and Avdelning. The filter is what of an employee filter the staff list can tell: all but warnings.',
    access: { right: 'Registry.PerReg.Read' },
    paged: true,
    filter: StaffFilter,
    data: z.array(EmployeeListItem),
    errors: [errors.fieldsRefused],
  }),
}
