import { addDays, isoDate } from '#contracts/rules/date.ts'
import { kronor } from '../../../engine/money.ts'
import { showKr } from '../../../engine/show.ts'
import { stopsFirst } from '../../../statements/notices.ts'
import type { AbsenceStatement } from '../../../tables/declared.ts'
import {
  amountOf,
  type Contact,
  type Declaration,
  type DeclaredPayslip,
  type DeclaredPerson,
  type LeftOut,
  statementKey,
} from '../declaration.ts'
import { absenceFields, mainFields } from '../fields.ts'
import { absenceFieldsOf, type Sender } from '../xml.ts'
import { checkFields } from './check-fields.ts'
import { checkStatement } from './check-statement.ts'
import { type Finding, findingsOf, inKronor } from './finding.ts'

/** What a declaration is checked against. */
interface Background {
  readonly persons: readonly DeclaredPerson[]
  readonly payslips: readonly DeclaredPayslip[]
  readonly sender: Sender
}

/** Returns what must or should be mended before a declaration is sent: stops first, by person. */
export function checkDeclaration(declaration: Declaration, background: Background): readonly Finding[] {
  const persons = new Map(background.persons.map(person => [person.person, person]))
  const found = [
    ...checkEnvelope(declaration, background.sender),
    ...checkFields(null, declaration.period, mainFields, declaration.main.fields),
    ...checkSums(declaration),
    ...checkKeys(declaration),
    ...declaration.leftOut.flatMap(checkLeftOut),
    ...declaration.statements.flatMap(each => checkStatement(declaration.period, each, persons.get(each.person))),
    ...declaration.absences.flatMap(each => checkAbsence(declaration, each)),
    ...checkAbsentRows(declaration, background.payslips),
  ]
  return stopsFirst(found)
}

const emailPattern =
  /^[a-zA-Z0-9_]+([-+.'][a-zA-Z0-9_]+)*@[a-zA-Z0-9_]+([-.][a-zA-Z0-9_]+)*\.[a-zA-Z0-9_]+([-.][a-zA-Z0-9_]+)*$/

function checkContact({ name, phone, email }: Contact, whose: string, mend: string): readonly Finding[] {
  const { stop } = findingsOf(null)
  const wrong = [
    ...(isText(name, 50) ? [] : ['namn ska ha 1–50 tecken']),
    ...(isText(phone, 20) ? [] : ['telefon ska ha 1–20 tecken']),
    ...(emailPattern.test(email) && email.length >= 5 && email.length <= 254 ? [] : ['e-postadressen är felaktig']),
  ]
  return wrong.map(what => stop('S', null, { text: `Felaktig uppgift om ${whose}: ${what}.`, mend }))
}

const isText = (text: string, most: number) => /^(?=[\s\S]*\S)[^<>]+$/.test(text) && text.length <= most

function checkEnvelope({ employer, period }: Declaration, sender: Sender): readonly Finding[] {
  const { stop } = findingsOf(null)
  const settings = 'Rätta uppgiften i företagets inställningar.'
  return [
    ...checkFields(null, period, mainFields, [
      { box: '201', value: employer.identity },
      { box: '006', value: period.replace('-', '') },
    ]),
    // The sender's technical contact is the employer's: without one it is said once.
    ...(employer.contact
      ? [
          ...checkContact(employer.contact, 'arbetsgivarens kontaktperson', settings),
          ...checkContact(sender.contact, 'avsändarens tekniska kontaktperson', settings),
        ]
      : [
          stop('S', null, {
            text: 'Arbetsgivarens kontaktperson saknas: den som Skatteverket kan fråga.',
            mend: 'Fyll i kontaktperson, telefon och e-post i företagets inställningar.',
          }),
        ]),
    ...(isText(sender.program, 50)
      ? []
      : [
          stop('S', null, {
            text: 'Programmets namn ska ha 1–50 tecken.',
            mend: 'Rätta det i serverns inställningar.',
          }),
        ]),
  ]
}

/** Compares the sums of the main form with Skatteverket's own, and with the payslips (B_006). */
function checkSums({ main, statements }: Declaration): readonly Finding[] {
  const { warning } = findingsOf(null)
  const declared = amountOf(main, '487')
  // A krona of each rate, and of each field of a person, is what dropped öre can explain.
  const explained = kronor(main.rates.length + 4 * statements.length)
  return [
    ...(declared === main.recomputed
      ? []
      : [
          warning('B', '487', {
            text: `Summan i fält 487 är ${inKronor(declared)}. Skatteverket räknar av uppgifterna fram ${inKronor(main.recomputed)}.`,
            mend: 'Jämför personernas födelseår och slag av avgift med deras nummer och kryss.',
          }),
        ]),
    ...(Math.abs(main.difference) <= explained
      ? []
      : [
          warning('B', '487', {
            text: `Avgifterna i deklarationen skiljer sig med ${showKr(main.difference)} kr från lönebeskedens.`,
            mend: 'Räkna om lönebeskeden: öresavrundning förklarar inte så mycket.',
          }),
        ]),
  ]
}

/** Requires that a payee's statements have different numbers. */
const checkKeys = ({ statements }: Declaration): readonly Finding[] =>
  [...Map.groupBy(statements, statementKey).values()]
    .filter(same => same.length > 1)
    .flatMap(same =>
      same.map(({ person, number }) =>
        findingsOf(person).stop('B', '570', {
          text: `Flera uppgifter för samma person har specifikationsnummer ${number}.`,
          mend: 'Ge den ena anställningen ett annat specifikationsnummer.',
        }),
      ),
    )

function checkLeftOut({ person, why, rows }: LeftOut): readonly Finding[] {
  const { stop, warning } = findingsOf(person)
  if (why === 'unknown') {
    const mend = 'Lägg upp personen i registret, eller ta tillbaka lönebeskedet.'
    return [stop('B', null, { text: `Personen ${person} har lönebesked och finns inte i registret.`, mend })]
  }
  if (why === 'nothing') return []
  const amount = showKr(rows.reduce((sum, row) => sum + row.amount, 0))
  const text = `Personen är godkänd för F-skatt och redovisas inte. Lönebesked med ${amount} kr i deklarationens fält finns.`
  return [warning('R', null, { text, mend: 'Kontrollera skattetypen, om personen är anställd.' })]
}

const kindNames = { TFP: 'tillfällig föräldrapenning', FP: 'föräldrapenning' } as const

function checkAbsence(declaration: Declaration, absence: AbsenceStatement): readonly Finding[] {
  const { payee, percent, hours, date, kind, persons } = absence
  const { stop, warning } = findingsOf(persons[0] ?? null)
  const [year = 0, month = 0] = declaration.period.split('-').map(Number)
  const mend = 'Rätta frånvaron på den anställdas sida, under Frånvaro.'
  if (payee.box !== '215') {
    const text = `Frånvaron ${date} kan inte redovisas: personnummer saknas i fält 215.`
    return [stop('S', '215', { text, mend: 'Fyll i personnumret på den anställdas sida.' })]
  }
  const isOne = (percent === null) !== (hours === null)
  return [
    ...checkFields(
      persons[0] ?? null,
      declaration.period,
      absenceFields,
      absenceFieldsOf(declaration, { ...absence, isRemoval: false }),
    ),
    ...(isOne
      ? []
      : [
          stop('S', '824', {
            text: `Frånvaron ${date} (${kindNames[kind]}) ska ha antingen procent eller timmar.`,
            mend,
          }),
        ]),
    ...((hours ?? 0) > 24_00 ? [stop('S', '825', { text: `Frånvaron ${date} har mer än 24 timmar.`, mend })] : []),
    ...(date > addDays(isoDate(year, month + 1, 1), -1)
      ? [
          warning('R', '821', {
            text: `Frånvaron ${date} ligger efter perioden.`,
            mend: 'Frånvaro redovisas i den period vars lön den har påverkat. Den går inte att rätta när deklarationen är inlämnad.',
          }),
        ]
      : []),
  ]
}

/** Requires the days of every row of a payslip whose absence is declared. */
function checkAbsentRows({ period, absences }: Declaration, payslips: readonly DeclaredPayslip[]): readonly Finding[] {
  if (period < '2025-01') return []
  const shown = new Set(absences.flatMap(({ rows }) => rows.map(({ payslip, row }) => `${payslip} ${row}`)))
  return payslips
    .filter(payslip => payslip.period === period)
    .flatMap(({ id, person, rows }) =>
      rows
        .filter(row => row.declaredAbsence !== '' && row.amount !== 0 && !shown.has(`${id} ${row.id}`))
        .map(row =>
          findingsOf(person).stop('B', '821', {
            text: `Raden ${row.text} ${row.from}–${row.to} saknar de dagar som Försäkringskassan ska få uppgift om.`,
            mend: 'Registrera frånvaron på den anställdas sida, under Frånvaro, och beräkna lönen på nytt.',
          }),
        ),
    )
}
