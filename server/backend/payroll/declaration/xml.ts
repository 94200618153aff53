import { XMLBuilder } from 'fast-xml-parser'
import type { Hundredths } from '../../engine/money.ts'
import type { AbsencePart, Box, Field, StatementPart } from '../../tables/declared.ts'
import { type Contact, type Employer, type Period, writtenPeriod } from './declaration.ts'
import { absenceFields, type FieldRule, identityBoxes, mainFields, payeeBoxes, statementFields } from './fields.ts'
import type { Submission } from './submission.ts'

/**
 * The file of the employer's declaration (Skatteverket, technical description 1.1.18.2). No XSD was
 * to be had: elements, namespaces and order are those of the official examples 1.1.17.1 and of a
 * binding made from the schema.
 */

const instance = 'http://xmls.skatteverket.se/se/skatteverket/da/instans/schema/1.1'
const component = 'http://xmls.skatteverket.se/se/skatteverket/da/komponent/schema/1.1'
const location = 'http://xmls.skatteverket.se/se/skatteverket/da/arbetsgivardeklaration/arbetsgivardeklaration_1.1.xsd'

/** The most declarations in a file. Each form and each absence is counted as one. */
export const maxInFile = 1_000

/** The program that has made the file, and who answers questions about its form. */
export interface Sender {
  readonly program: string
  /** 12 digits. */
  readonly identity: string
  readonly contact: Contact
}

/** An element: its name, attributes and content. The names get the prefix of the components. */
type Element = Readonly<Record<string, unknown>>

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  indentBy: '  ',
})

const textNode = (text: string | number): Element => ({ '#text': String(text) })
const element = (name: string, content: readonly Element[]): Element => ({ [`agd:${name}`]: content })
const simple = (name: string, text: string | number): Element => element(name, [textNode(text)])

/** Returns a field with its number. */
function fieldElement(rules: ReadonlyMap<Box, FieldRule>, { box, value }: Pick<Field, 'box' | 'value'>): Element {
  const rule = rules.get(box)
  if (!rule) throw new Error(`Field ${box} is in no form.`)
  return { ...element(rule.element, [textNode(value)]), ':@': { '@faltkod': box } }
}

const people = (name: string, { name: person, phone, email }: Contact): Element =>
  element(name, [simple('Namn', person), simple('Telefon', phone), simple('Epostadress', email)])

const blankett = (employer: Employer, period: Period, form: Element): Element =>
  element('Blankett', [
    element('Arendeinformation', [simple('Arendeagare', employer.identity), simple('Period', writtenPeriod(period))]),
    element('Blankettinnehall', [form]),
  ])

function mainElement({ employer, period }: Submission, fields: readonly Field[]): Element {
  const write = (field: Pick<Field, 'box' | 'value'>) => fieldElement(mainFields, field)
  return element('HU', [
    element('ArbetsgivareHUGROUP', [
      write({ box: '201', value: employer.identity }),
      ...fields.filter(({ box }) => box === '302').map(write),
    ]),
    write({ box: '006', value: writtenPeriod(period) }),
    ...fields.filter(({ box }) => box !== '302').map(write),
  ])
}

function statementElement({ employer, period }: Submission, { payee, number, fields }: StatementPart): Element {
  const write = (field: Pick<Field, 'box' | 'value'>) => fieldElement(statementFields, field)
  const isPayees = ({ box }: Field) => payeeBoxes.includes(box) && !identityBoxes.includes(box)
  return element('IU', [
    element('ArbetsgivareIUGROUP', [write({ box: '201', value: employer.identity })]),
    element('BetalningsmottagareIUGROUP', [
      element('BetalningsmottagareIDChoice', [write({ box: payee.box, value: payee.id })]),
      ...fields.filter(isPayees).map(write),
    ]),
    write({ box: '006', value: writtenPeriod(period) }),
    write({ box: '570', value: number }),
    ...fields.filter(field => !isPayees(field)).map(write),
  ])
}

/** Returns hundredths with two decimals: 12.50. */
const decimals = (value: Hundredths): string => (value / 100).toFixed(2)

/** The names of the kinds of absence, and the fields of their percent and hours. */
export const absenceKinds = {
  TFP: { name: 'TILLFALLIG_FORALDRAPENNING', percent: '824', hours: '825' },
  FP: { name: 'FORALDRAPENNING', percent: '826', hours: '827' },
} as const

/** Returns the fields of an absence in the order of the form. */
export function absenceFieldsOf({ employer, period }: Pick<Submission, 'employer' | 'period'>, part: AbsencePart) {
  const { name, percent, hours } = absenceKinds[part.kind]
  return [
    { box: '201', value: employer.identity },
    { box: '006', value: writtenPeriod(period) },
    { box: '821', value: part.date },
    { box: '215', value: part.payee.id },
    { box: '822', value: part.number },
    { box: '823', value: name },
    ...(part.isRemoval ? [{ box: '820', value: 1 }] : []),
    ...(part.percent === null ? [] : [{ box: percent, value: decimals(part.percent) }]),
    ...(part.hours === null ? [] : [{ box: hours, value: decimals(part.hours) }]),
  ]
}

/** Returns how many files a submission is. */
export const filesOf = ({ main, statements, absences }: Submission): number =>
  Math.ceil(((main ? 1 : 0) + statements.length + absences.length) / maxInFile)

/**
 * Returns the files of a submission, in the order in which they are sent: the main form first, then
 * the statements, then the absences.
 *
 * @param created the local time: 2026-11-23T14:05:00
 */
export function declarationFiles(submission: Submission, sender: Sender, created: string): readonly string[] {
  const { employer, period } = submission
  const forms = [
    ...(submission.main ? [blankett(employer, period, mainElement(submission, submission.main))] : []),
    ...submission.statements.map(part => blankett(employer, period, statementElement(submission, part))),
  ]
  const absences = submission.absences.map(part =>
    element(
      'Franvarouppgift',
      absenceFieldsOf(submission, part).map(field => fieldElement(absenceFields, field)),
    ),
  )
  const all = [...forms, ...absences]
  return Array.from({ length: Math.ceil(all.length / maxInFile) }, (_, at) =>
    fileOf(employer, sender, created, all.slice(at * maxInFile, (at + 1) * maxInFile)),
  )
}

function fileOf(employer: Employer, sender: Sender, created: string, parts: readonly Element[]): string {
  const root = {
    Skatteverket: [
      element('Avsandare', [
        simple('Programnamn', sender.program),
        simple('Organisationsnummer', sender.identity),
        people('TekniskKontaktperson', sender.contact),
        simple('Skapad', created),
      ]),
      element('Blankettgemensamt', [
        element('Arbetsgivare', [
          simple('AgRegistreradId', employer.identity),
          ...(employer.contact ? [people('Kontaktperson', employer.contact)] : []),
        ]),
      ]),
      ...parts,
    ],
    ':@': {
      '@omrade': 'Arbetsgivardeklaration',
      '@xmlns': instance,
      '@xmlns:agd': component,
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation': `${instance} ${location}`,
    },
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${String(builder.build([root])).trim()}\n`
}
