import { isShownByBrowsers } from '#contracts/employees/documents/document-file.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { isProtected } from '#contracts/forms/protection.ts'
import { companyFactNames } from '#contracts/person/company-facts.ts'
import { valuesOf } from '../../person/employee-row.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { File, FileAsk } from '../../platform/http/download-route.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { seesProtected } from '../../platform/privacy/protected-person.ts'
import { findCompany } from '../../rights/company-info.ts'
import { choicesOf, employeeOn, rowOf } from '../read-employee.ts'
import { documentOf } from './employee-documents.ts'
import { printCard } from './personal-card.ts'

/**
 * Returns a document of an employee, to save. Nobody can tell what it says of where a person lives,
 * so that of a protected person is for those who see that.
 */
export async function documentFile({ tx, params: { AnstNr = '', Id = '' }, opens }: FileAsk) {
  const { fileName: name, content, type } = await documentOf(tx, AnstNr, Id)
  const isOpen = !isProtected(valuesOf(await rowOf(tx, AnstNr))) || (await seesProtected(opens, 'Registry.PerReg'))
  if (!isOpen) throw new Refusal(errors.documentProtected)
  return { name, content, type } satisfies File
}

/** Returns a document of an employee, to show. Only PDFs and pictures are shown. */
export async function documentPrint(ask: FileAsk): Promise<File> {
  const file = await documentFile(ask)
  if (!isShownByBrowsers(file.type)) throw new Refusal(errors.documentMissing)
  return file
}

/** Returns the personal card of an employee as of a day, with the changes of a year. */
export async function personalCard({ tx, params, opens, caller, company, now }: FileAsk): Promise<File> {
  const { AnstNr = '', Datum = '', Ar: year = '' } = params
  const employee = await employeeOn(tx, AnstNr, Datum, {
    protectedPersons: await seesProtected(opens, 'Registry.PerReg'),
    absences: false,
    clients: false,
  })
  const found = await findCompany(tx, caller.account, company.ftgId)
  if (!found) throw new Refusal(errors.companyMissing)
  const choices = await choicesOf(tx)
  const { Avdelning, AvtalId, EgenskapIDList, FackId, Foretag } = choices
  const names = Object.fromEntries(
    Object.entries({ Avdelning, AvtalId, EgenskapIDList, FackId }).map(([field, some]) => [
      field,
      new Map(some.map(({ value, label }) => [value, label])),
    ]),
  )
  const content = await printCard({
    employee,
    names,
    year,
    companyName: found.info.Namn,
    printed: swedishDate(now),
    company: Object.fromEntries(companyFactNames.map(name => [name, Foretag[name] ?? ''])) as FormValues,
  })
  return { name: `Personkort ${AnstNr} ${Datum}.pdf`, content }
}
