import { valuesAt } from '#contracts/employees/dated.ts'
import { certificateForm, certificateLayout, monthsOf } from '#contracts/employees/documents/certificate.form.ts'
import { errors } from '#contracts/errors.ts'
import type { AnyField, FormRow, FormValues } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { sumOf } from '#contracts/rules/hundredths.ts'
import { postLine } from '#contracts/rules/post-code.ts'
import { type EmployeeRow, valuesOf } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Account } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type PrintPart, printPdf } from '../../platform/print/print-pdf.ts'
import { findCompany } from '../../rights/company-info.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { rowOf } from '../read-employee.ts'
import { entriesOf } from '../timeline-store.ts'

/**
 * Returns what a certificate begins with: the employment as of its last day, or as of today.
 *
 * @throws Refusal employeeMissing
 */
export async function certificateOf(tx: Transaction, number: string, today: IsoDate): Promise<FormValues> {
  const row = await rowOf(tx, number)
  const Till = row.employedTo ?? ''
  const day = Till !== '' && Till < today ? Till : today
  const entries = await entriesOf(tx, row.employmentNumber)
  const person = employeeForm.read(valuesAt({ values: valuesOf(row), entries }, day), day)
  const { LoneAnsv, Telefon, PostOrt } = await settingsFor(tx, ['LoneAnsv', 'Telefon', 'PostOrt'])
  const { Befattning, AnstForm, Sysselsattningsgrad, Veckotid, LoneForm, Lon } = person
  return {
    ...certificateForm.defaults(today),
    ...({ Befattning, AnstForm, Sysselsattningsgrad, Veckotid, LoneForm, Lon } as FormValues),
    Fran: row.employedFrom,
    Till,
    Kontakt: LoneAnsv ?? '',
    Telefon: Telefon ?? '',
    Ort: PostOrt ?? '',
    Manader: monthsOf(row.employedFrom, Till, today).map(Manad => ({
      Manad,
      Arbetat: 0,
      Franvaro: 0,
      Overtid: 0,
      Lon: 0,
    })),
  }
}

interface Certificate {
  readonly row: EmployeeRow
  readonly form: FormValues
  readonly today: IsoDate
  readonly account: Account
  readonly ftgId: string
}

/** What the certificate says of itself, since the months do not come from payroll. */
const statement =
  'Uppgifterna lämnas av arbetsgivaren. Timmar och lön är som arbetsgivaren har angett dem för varje månad.'

/** Returns a certificate as a PDF. */
export async function printCertificate(tx: Transaction, { row, form, today, account, ftgId }: Certificate) {
  const found = await findCompany(tx, account, ftgId)
  if (!found) throw new Refusal(errors.companyMissing)
  const { Namn, Orgnr } = found.info
  const address = await settingsFor(tx, ['Adress1', 'PostNr', 'PostOrt', 'Telefon'])
  const person = employeeForm.read(valuesOf(row), today)
  const name = `${row.firstName} ${row.lastName}`
  const lines = (values: FormValues, ...names: readonly string[]) =>
    names.map(each => String(values[each] ?? '')).filter(each => each !== '')
  const postLineOf = (values: FormValues) => postLine(String(values.PostNr ?? ''), String(values.PostOrt ?? ''))
  const personal = employeeForm.fields.PersNr.format(today).show(row.personalNumber) || row.birthDate || ''
  const parts: readonly PrintPart[] = [
    { heading: 'Arbetsgivare' },
    {
      facts: [
        ['Namn', Namn],
        ['Organisationsnummer', `${Orgnr.slice(2, 8)}-${Orgnr.slice(8)}`],
        ['Adress', [address.Adress1, postLineOf(address)].filter(Boolean).join(', ')],
        ['Telefon', String(address.Telefon ?? '')],
      ],
    },
    { heading: 'Anställd' },
    {
      facts: [
        ['Namn', name],
        ['Personnummer', personal],
        ['Adress', [...lines(person, 'Adress1', 'Adress2'), postLineOf(person)].filter(Boolean).join(', ')],
      ],
    },
    ...cardsOf(form, today),
    { heading: 'Underskrift' },
    { text: statement },
    { text: '\n\n____________________________________________' },
    { text: [form.Kontakt, ...lines(form, 'Telefon')].join(', telefon ') },
    { text: [...lines(form, 'Ort'), form.Datum].join(', ') },
  ]
  return printPdf({
    title: 'Arbetsgivarintyg',
    windowTitle: `Arbetsgivarintyg, ${name}`,
    intro: `${name}, anställningsnummer ${row.employmentNumber}. Utfärdat ${form.Datum} av ${Namn}.`,
    parts,
  })
}

/** Returns the shown fields of the form under the titles of their cards, and the months. */
function cardsOf(form: FormValues, today: IsoDate): PrintPart[] {
  const [page] = certificateLayout.pages
  // The last card is what stands under the signature.
  return (page?.cards ?? []).slice(0, -1).flatMap(({ title, rows: names }): PrintPart[] => {
    const shown = names.flat().filter(name => certificateLayout.isShown(form, name))
    const facts = shown.flatMap(name => {
      const field = certificateForm.fields[name as keyof typeof certificateForm.fields] as AnyField
      if (field.rows) return []
      const value = shownValue(field, form[name] ?? '', form, today)
      return value === '' ? [] : [[certificateLayout.nameOf(form, name), value] as const]
    })
    const months = shown.includes('Manader') ? [monthTable(form, today)] : []
    return shown.length === 0 ? [] : [{ heading: title }, ...(facts.length > 0 ? [{ facts }] : []), ...months]
  })
}

function monthTable(form: FormValues, today: IsoDate): PrintPart {
  const { rows } = certificateForm.fields.Manader
  const months = (form.Manader as readonly FormRow[]).toSorted((a, b) => (String(a.Manad) < String(b.Manad) ? -1 : 1))
  const columns = rows?.model.names ?? []
  const shown = (name: string, value: FormRow[string] | undefined) =>
    String(rows?.model.fields[name]?.format(today).show((value ?? '') as never) ?? '')
  const sumIn = (name: string) => sumOf(months.map(row => Number(row[name])))
  return {
    heads: columns.map(name => headOf(name)),
    widths: [80, '*', '*', '*', '*'],
    numbers: [1, 2, 3, 4],
    rows: [
      ...months.map(row => columns.map(name => shown(name, row[name]))),
      ['Summa', ...columns.slice(1).map(name => shown(name, sumIn(name)))],
    ],
  }
}

const headOf = (name: string): string => {
  const field = certificateForm.fields.Manader.rows?.model.fields[name]
  const label = typeof field?.label === 'string' ? field.label : name
  return field?.unit === undefined ? label : `${label}, ${field.unit}`
}
