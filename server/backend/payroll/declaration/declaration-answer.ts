import type { z } from 'zod'
import type {
  DeclarationAbsence,
  DeclarationFinding,
  DeclarationLeftOut,
  DeclarationMain,
  DeclarationPerson,
} from '#contracts/payroll/declaration/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { StatementFigure } from '#contracts/statements/shapes.ts'
import { toKronor } from '../../engine/money.ts'
import { shownNotice } from '../../statements/notices.ts'
import type { rowsIn } from '../../statements/rows-behind.ts'
import type { Box, Field, Payee } from '../../tables/declared.ts'
import { stepOf } from '../trial/trial-answer.ts'
import type { Finding } from './checks/finding.ts'
import { baseOf } from './contributions.ts'
import type { Declaration, LeftOut, MainForm } from './declaration.ts'
import { type FieldRule, mainFields, statementFields } from './fields.ts'
import { isRemoval, type Submission } from './submission.ts'

type NameOf = (person: string) => string
type ShowRows = ReturnType<typeof rowsIn>

function shownField(rules: ReadonlyMap<Box, FieldRule>, { box, value }: Field): Omit<StatementFigure, 'Rader'> {
  const rule = rules.get(box)
  const kind = rule?.type.kind
  const Slag = kind === 'flag' ? 'KRYSS' : kind === 'amount' ? 'BELOPP' : 'TEXT'
  return {
    Falt: box,
    Namn: rule?.label ?? '',
    Slag,
    Belopp: Slag === 'BELOPP' ? Number(value) : null,
    Varde: Slag === 'TEXT' ? String(value) : '',
  }
}

const nobody = { Namn: 'Individuppgifter', Varde: 'Inga', Steg: '' }

/**
 * Returns the main form. The rows behind 497 are those of the statements' fields of tax, and are
 * not repeated here.
 */
export const mainOf = (main: MainForm): z.infer<typeof DeclarationMain> => ({
  Falt: main.fields.map(field => shownField(mainFields, field)),
  Avgifter: main.rates.map(({ name, rate, base, amount, persons }) => ({
    Namn: name,
    Procent: fromHundredths(rate),
    Underlag: base / toKronor,
    Belopp: amount / toKronor,
    Personer: persons.length,
  })),
  Omraknat: main.recomputed,
  PaLonebesked: fromHundredths(main.onPayslips),
  Oresdifferens: fromHundredths(main.difference),
  // A sum of nothing says so.
  Steg: main.steps.map(stepOf).map(step => (step.Varden.length > 0 ? step : { ...step, Varden: [nobody] })),
})

/** Returns who a payee is, without the last four digits of a personal number. */
const shownPayee = ({ box, id }: Payee): string => {
  if (box === '215') return `${id.slice(0, 8)}-****`
  return box === '222' ? `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}` : id
}

/** Returns the statements of persons. */
export const personsOf = ({ statements }: Declaration, nameOf: NameOf, show: ShowRows): DeclarationPerson[] =>
  statements.map(({ person, payee, number, fields }) => ({
    AnstNr: person,
    Namn: nameOf(person),
    Identitet: shownPayee(payee),
    Specifikationsnummer: number,
    Avgiftsunderlag: baseOf({ fields }),
    Falt: fields.map(field => ({ ...shownField(statementFields, field), Rader: show(field.rows) })),
  }))

/** Returns the absences, a day each. */
export const absencesOf = (
  { absences }: Declaration,
  nameOf: NameOf,
  show: ShowRows,
): z.infer<typeof DeclarationAbsence>[] =>
  absences.map(({ persons: [person = ''], date, kind, hours, percent, rows }) => ({
    AnstNr: person,
    Namn: nameOf(person),
    Datum: date,
    Typ: kind,
    Timmar: hours === null ? null : fromHundredths(hours),
    Procent: percent === null ? null : fromHundredths(percent),
    Rader: show(rows),
  }))

const reasons: Readonly<Record<LeftOut['why'], 'INGET' | 'FSKATT' | 'OKAND'>> = {
  nothing: 'INGET',
  'F-tax': 'FSKATT',
  unknown: 'OKAND',
}

/**
 * Returns who has payslips and is not declared, and who was in an earlier file and is removed by
 * the next: a person who is both is removed.
 */
export function leftOutOf(
  { leftOut }: Declaration,
  { statements }: Submission,
  nameOf: NameOf,
): z.infer<typeof DeclarationLeftOut>[] {
  const removed = new Set(statements.filter(isRemoval).map(({ person }) => person))
  return [
    ...[...removed].map(AnstNr => ({ AnstNr, Namn: nameOf(AnstNr), Orsak: 'BORTTAG' as const })),
    ...leftOut
      .filter(({ person }) => !removed.has(person))
      .map(({ person, why }) => ({ AnstNr: person, Namn: nameOf(person), Orsak: reasons[why] })),
  ]
}

type Found = z.infer<typeof DeclarationFinding>

/** Returns where a finding is mended: what comes from rows on the payslip, else where facts are. */
function placeOf({ person, box }: Finding, { statements }: Declaration): Found['Plats'] {
  if (person === null) return box === '487' || box === '497' ? 'LONEBESKED' : 'FORETAG'
  if (box?.startsWith('82')) return 'LONEBESKED'
  const field = statements.find(each => each.person === person)?.fields.find(each => each.box === box)
  return field && field.rows.length > 0 ? 'LONEBESKED' : 'ANSTALLD'
}

/** Returns what the checks have found. */
export const findingsOf = (findings: readonly Finding[], declaration: Declaration, nameOf: NameOf): Found[] =>
  findings.map(finding => ({
    Familj: finding.family,
    ...shownNotice(finding, nameOf, placeOf(finding, declaration)),
  }))
