import { expect, it } from 'vitest'
import { verifyAct } from '../../kit/shared/testing/verify-act.ts'
import { employeeActionsFlow } from './employee-actions.machine.ts'
import { doneText, questionOf } from './employee-actions.texts.ts'
import type { ActOnEmployee } from './employee-actions.types.ts'

const employee = { number: '101', name: 'Anna Nyström' }
const remove: ActOnEmployee = { act: 'remove', employee }
const removeAbsence: ActOnEmployee = { act: 'removeAbsence', employee, id: 'f1', text: 'Vård av barn 2026-03-02' }
const removeFact: ActOnEmployee = {
  act: 'removeFact',
  employee,
  version: 3,
  kind: 'lon',
  from: '2027-01-01',
  text: 'Ändringen av lön från 2027-01-01',
}
const renumber: ActOnEmployee = { act: 'renumber', employee, to: '201', version: 3 }

verifyAct(employeeActionsFlow, {
  spec: import.meta.url,
  asked: remove,
  plain: renumber,
  value: null,
  dialog: { subject: employee, act: renumber },
  change: { FtgId: 'nordsken', AnstNr: '7', Version: 2 },
})

it('asks before anything that cannot be brought back, and says what it did', () => {
  const asked = [remove, removeFact, removeAbsence, renumber]
  expect(asked.map(each => questionOf(each)?.confirm)).toEqual(['Ta bort', 'Ta bort', 'Ta bort', undefined])
  expect(doneText(removeAbsence)).toBe('Frånvaron är borttagen.')
  expect(doneText(renumber)).toBe('Anna Nyström har nu anställningsnummer 201.')
})
