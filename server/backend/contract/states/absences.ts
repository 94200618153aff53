import { absenceForm } from '#contracts/employees/absences/absence.form.ts'
import { states } from '#contracts/pact/states.ts'
import { columnsOf } from '../../employees/absences/absence-columns.ts'
import { employeeAbsence } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

type Stated = Parameters<typeof states.absences>[3][number]

/** Returns the handlers of the states of absences. */
export const absenceStates = ({ chosen, inCompany }: PactTools): PactStates => ({
  [states.absences('', '', '', []).name]: async params => {
    const employmentNumber = text(params, 'AnstNr')
    const rows = list<Stated>(params, 'Absences').map(({ Id, Version, Values }) => ({
      id: Id,
      employmentNumber,
      version: Version,
      ...columnsOf(absenceForm.read(Values, '2026-01-01')),
    }))
    await inCompany(await chosen(params), async tx => {
      if (rows.length > 0) await tx.insert(employeeAbsence).values(rows)
    })
    return {}
  },
})
