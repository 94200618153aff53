import { companyAudience, companyIn } from '../platform/live/company-audience.ts'
import type { LiveEvent } from '../platform/live/live-event.ts'
import { absenceEvents } from './absences/absences-area.ts'
import { employeeEvents } from './change-employee.ts'
import { documentEvents } from './documents/employee-documents.ts'

/** Payload: `key`, and the employee's `version` unless it was removed. */
const types = [employeeEvents, absenceEvents, documentEvents].flatMap(events => Object.values(events))

export const employeeLiveEvents: readonly LiveEvent[] = types.map(type => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    if (FtgId === undefined) return undefined
    const { key, version } = row.payload
    const payload = { FtgId, AnstNr: String(key), Version: typeof version === 'number' ? version : null }
    return { seq: row.seq, event: 'EMPLOYEE_UPDATED', payload }
  },
}))
