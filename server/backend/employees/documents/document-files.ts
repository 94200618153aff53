import { isShownByBrowsers } from '#contracts/employees/documents/document-file.ts'
import { companyFactNames } from '#contracts/employees/person/company-facts.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { findCompany } from '../../companies/company-info.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { File, FileAsk } from '../../platform/http/download-route.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { seesProtected } from '../../platform/privacy/protected-person.ts'
import { choicesOf, employeeOn } from '../read-employee.ts'
import { documentOf } from './employee-documents.ts'
import { printCard } from './personal-card.ts'

/** Returns a document of an employee, to save. */
export async function documentFile({ tx, params: { AnstNr = '', Id = '' } }: FileAsk): Promise<File> {
  const { fileName: name, content, type } = await documentOf(tx, AnstNr, Id)
  return { name, content, type }
}

/** Returns a document of an employee, to show. Only PDFs and pictures are shown. */
export async function documentPrint(ask: FileAsk): Promise<File> {
  const { params, tx } = ask
  const { type } = await documentOf(tx, params.AnstNr ?? '', params.Id ?? '')
  if (!isShownByBrowsers(type)) throw new Refusal(errors.documentMissing)
  return documentFile(ask)
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
    ...{ employee, names, year, companyName: found.info.Namn, printed: swedishDate(now) },
    company: Object.fromEntries(companyFactNames.map(name => [name, Foretag[name] ?? ''])) as FormValues,
  })
  return { name: `Personkort ${AnstNr} ${Datum}.pdf`, content }
}
