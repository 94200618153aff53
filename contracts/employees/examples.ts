import type { FormValues } from '../forms/field.ts'
import { employeeForm } from '../person/employee.form.ts'
import { noGuid } from '../rules/required.ts'
import type { EmployeeListItem, EmployeeValues } from './shapes.ts'

const given: FormValues = {
  AnstNr: '101',
  Fornamn: 'Anna',
  Efternamn: 'Andersson',
  PersNr: '199003159804',
  Adress1: 'Storgatan 4',
  PostNr: '352 31',
  PostOrt: 'Växjö',
  Epost: 'anna.andersson@example.se',
  AnstFrom: '2021-03-01',
  AnstTom: '',
  PerTyp: 'TJM',
  Befattning: 'Säljare',
  Lon: 32_500,
  SkattTab: '33',
  SkattKol: '1',
  TabellStyKod: 'STANDARD',
}

/** An employee of a monthly pay, in the wire format. */
export const exampleEmployeeValues: EmployeeValues = (() => {
  const { GallerFran: _, ...values } = employeeForm.write(
    { ...employeeForm.defaults('2026-11-23'), ...given },
    '2026-11-23',
  )
  return values as unknown as EmployeeValues
})()

/** An employee in a list. */
export const exampleEmployee: EmployeeListItem = {
  AnstNr: '101',
  Namn: 'Andersson Anna',
  PersNr: '199003159804',
  Epost: 'anna.andersson@example.se',
  AnstForm: 'TV',
  Avdelning: '10',
  AvdelningNamn: 'Butik',
  AnstFrom: '2021-03-01',
  AnstTom: null,
  AvtalId: '',
  TabellStyKod: 'STANDARD',
  ProfilePictureId: noGuid,
  Saknas: [],
}
