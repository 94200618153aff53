import { always, factKinds, kindOf } from '#contracts/employees/dated.ts'
import type { Employee } from '#contracts/employees/shapes.ts'
import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { fieldsOfCard } from '#contracts/forms/form-layout.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { employeeLayout } from '#contracts/person/employee-layout.ts'
import { type PrintPart, printPdf } from '../../platform/print/print-pdf.ts'

const fieldOf = (name: string) => employeeForm.fields[name as keyof typeof employeeForm.fields] as AnyField

interface Card {
  readonly employee: Employee
  /** The settings of the company that the form reads. */
  readonly company: FormValues
  /** The company's name, and the names of codes by their fields: departments, agreements. */
  readonly companyName: string
  readonly names: Readonly<Record<string, ReadonlyMap<string, string>>>
  readonly year: string
  readonly printed: string
}

/** Returns the personal card of an employee as a PDF. */
export function printCard({ employee, company, companyName, names, year, printed }: Card): Promise<Buffer> {
  const { Values, Datum, Andringar } = employee
  const form: FormValues = { ...employeeForm.read(Values as unknown as FormValues, Datum), ...company, Ny: false }
  const told = (name: string, value: FieldValue) => {
    const known = names[name]
    const codes = Array.isArray(value) ? value.map(String) : [String(value)]
    return known ? codes.map(code => known.get(code) ?? code).join(', ') : shownValue(fieldOf(name), value, form, Datum)
  }
  const [page] = employeeLayout.pages
  const cards = (page?.cards ?? []).flatMap((card): PrintPart[] => {
    const facts = fieldsOfCard(card).flatMap(name => {
      const value = employeeLayout.isShown(form, name) && name !== 'GallerFran' ? told(name, form[name] ?? '') : ''
      // What is off or zero says nothing on paper.
      return value === '' || form[name] === false || form[name] === 0
        ? []
        : [[labelOf(fieldOf(name), form), value] as const]
    })
    return facts.length === 0 ? [] : [{ heading: card.title }, { facts }]
  })
  const rows = Andringar.filter(({ From }) => From > always && From.slice(0, 4) === year)
    .toSorted((a, b) => (a.From < b.From ? -1 : a.From > b.From ? 1 : 0))
    .flatMap(({ From, Slag, Values: changed }) =>
      Object.entries(changed)
        .filter(([name]) => kindOf(name) === Slag)
        .map(([name, value]) => {
          const read = fieldOf(name)
            .format(Datum)
            .read(value as never) as FieldValue
          return [From, factKinds[Slag].label, employeeLayout.nameOf(form, name), told(name, read) || 'tomt']
        }),
    )
  const name = `${Values.Fornamn} ${Values.Efternamn}`
  return printPdf({
    title: name,
    windowTitle: `Personkort, ${name}`,
    intro: `Personkort, anställningsnummer ${Values.AnstNr}, ${companyName}. Uppgifterna som de är ${Datum}. Utskrivet ${printed}.`,
    parts: [
      ...cards,
      { heading: `Ändringar ${year}` },
      rows.length === 0
        ? { text: 'Ingenting ändras från en viss dag under året.' }
        : { heads: ['Från', 'Vad', 'Uppgift', 'Nytt värde'], widths: [68, 110, 140, '*'], rows },
    ],
  })
}
