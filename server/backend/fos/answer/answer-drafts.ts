import { inArray } from 'drizzle-orm'
import { labelOf } from '#contracts/forms/field.ts'
import { fosAnswerRow } from '#contracts/fos/answer-row.ts'
import type { FosAnswerRow } from '#contracts/fos/shapes.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { usesTable } from '#contracts/person/tax.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { noDate } from '#contracts/rules/required.ts'
import { type Change, type ChangeDraft, changeDrafts, problemsOfDrafts } from '../../employees/employee-draft.ts'
import { type EmployeeRow, lockedRows } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { differencesOf } from '../../platform/forms/differences.ts'
import { employee } from '../../tables/schema.ts'
import type { AnswerRow } from './answer-reader.ts'

/** A row of an answer as it is shown, and the change that it would make. */
export interface AnsweredRow {
  readonly shown: FosAnswerRow
  readonly draft?: ChangeDraft
}

const isDay = (day: unknown): day is IsoDate => typeof day === 'string' && day !== '' && day !== noDate

/** Returns what a row changes: an empty adjustment ends one, other empty cells change nothing. */
function changeOf({ values }: AnswerRow): Pick<Change, 'Values'> {
  const { SkattTab = '', SkattKol = '', JamkTyp, JamkProcent, JamkBelopp, GallerFran = '', GallerTom } = values
  return {
    Values: {
      ...(SkattTab !== '' && { SkattTab }),
      ...(SkattKol !== '' && { SkattKol }),
      ...(JamkTyp !== undefined && { JamkTyp }),
      ...(JamkTyp !== undefined &&
        JamkTyp !== '' && {
          ...(JamkProcent !== undefined && { JamkProcent }),
          ...(JamkBelopp !== undefined && { JamkBelopp }),
          JamkFrom: GallerFran,
          ...(isDay(GallerTom) && { JamkTom: GallerTom }),
        }),
    },
  }
}

const hasEnded = ({ employedTo }: EmployeeRow, day: unknown): boolean =>
  employedTo !== null && isDay(day) && employedTo < day

/** Returns why a row has no change, or empty. */
function reasonOf({ values, problems }: AnswerRow, earlier: AnswerRow | undefined, row: EmployeeRow): string {
  if (earlier) return `Samma person som på rad ${earlier.line} i filen.`
  const inCells = messagesOf(fosAnswerRow, problems)
  if (inCells !== '') return inCells
  const { GallerFran, GallerTom, SkattTab = '', SkattKol = '' } = values
  if (!isDay(GallerFran)) return 'Från och med saknas.'
  if (hasEnded(row, GallerFran)) return `Anställningen slutade ${row.employedTo}.`
  if (isDay(GallerTom) && GallerTom < GallerFran) return 'Till och med är före från och med.'
  if ((SkattTab !== '' || SkattKol !== '') && !usesTable({ SkatteTyp: row.taxType }))
    return 'Den anställda har en skattetyp utan skattetabell. Ändra den först.'
  return ''
}

type Labelled = Pick<typeof employeeForm, 'fields'> | Pick<typeof fosAnswerRow, 'fields'>

const labelIn = ({ fields }: Labelled, name: string): string => {
  const field = fields[name as never] as Parameters<typeof labelOf>[0] | undefined
  return field ? labelOf(field, {}) : name
}

const messagesOf = (form: Labelled, problems: Readonly<Record<string, string>>): string =>
  Object.entries(problems)
    .map(([name, reason]) => `${labelIn(form, name)}: ${reason}`)
    .join(' ')

/**
 * Returns what each row of an answer would do, for each employment of its person, whose rows are
 * locked. The wrong rows come first, then the unknown persons.
 */
export async function answeredRows(
  tx: Transaction,
  rows: readonly AnswerRow[],
  today: IsoDate,
): Promise<readonly AnsweredRow[]> {
  const employed = await employmentsOf(tx, rows)
  const first = new Map(rows.toReversed().map(row => [personOf(row), row]))
  const unknown: AnsweredRow[] = []
  const wrong: AnsweredRow[] = []
  const ready: { readonly answer: AnswerRow; readonly row: EmployeeRow }[] = []
  for (const answer of rows) {
    const all = employed.get(personOf(answer)) ?? []
    const current = all.filter(row => !hasEnded(row, answer.values.GallerFran))
    // Who is employed anew has an ended employment as well, which no answer is about.
    const found = current.length > 0 ? current : all
    if (answer.problems.PersNr !== undefined || personOf(answer) === '') {
      wrong.push({ shown: shownOf(answer, undefined, 'FEL', messagesOf(fosAnswerRow, answer.problems) || noPerson) })
    } else if (found.length === 0) unknown.push({ shown: shownOf(answer, undefined, 'OKAND', '') })
    for (const row of found) {
      const earlier = first.get(personOf(answer))
      const reason = reasonOf(answer, earlier === answer ? undefined : earlier, row)
      if (reason === '') ready.push({ answer, row })
      else wrong.push({ shown: shownOf(answer, row, 'FEL', reason) })
    }
  }
  const changes = ready.map(({ answer, row }) => ({
    row,
    GallerFran: String(answer.values.GallerFran),
    ...changeOf(answer),
  }))
  const drafts = await changeDrafts(tx, changes, today)
  const problems = await problemsOfDrafts(tx, drafts)
  const decided = ready.map(({ answer, row }, at): AnsweredRow => {
    const draft = drafts[at]
    const reason = messagesOf(employeeForm, problems[at] ?? {})
    if (!draft || reason !== '') return { shown: shownOf(answer, row, 'FEL', reason) }
    const outcome = draft.fields.length === 0 ? 'OFORANDRAD' : 'ANDRAD'
    return {
      shown: { ...shownOf(answer, row, outcome, ''), Andringar: differencesOf(employeeForm, draft, today) },
      draft,
    }
  })
  const having = (outcome: string) => decided.filter(({ shown }) => shown.Utfall === outcome)
  const refused = [...wrong, ...having('FEL')].toSorted((a, b) => a.shown.Rad - b.shown.Rad)
  return [...refused, ...unknown, ...having('ANDRAD'), ...having('OFORANDRAD')]
}

const noPerson = 'Personnummer saknas.'
const personOf = ({ values }: AnswerRow): string => String(values.PersNr ?? '')

/** Returns the employments by personal number, locked until the transaction ends. */
async function employmentsOf(tx: Transaction, rows: readonly AnswerRow[]) {
  const numbers = await tx
    .select({ number: employee.employmentNumber })
    .from(employee)
    .where(
      inArray(
        employee.personalNumber,
        [...new Set(rows.map(personOf))].filter(number => number !== ''),
      ),
    )
  const locked = await lockedRows(
    tx,
    numbers.map(({ number }) => number),
  )
  return Map.groupBy(locked, row => row.personalNumber)
}

function shownOf(
  { line, person, values }: AnswerRow,
  row: EmployeeRow | undefined,
  Utfall: FosAnswerRow['Utfall'],
  Fel: string,
): FosAnswerRow {
  const { GallerFran } = values
  return {
    Rad: line,
    AnstNr: row?.employmentNumber ?? '',
    Utfall,
    Andringar: [],
    Fel,
    Namn: row ? `${row.lastName} ${row.firstName}` : person,
    Fran: row && isDay(GallerFran) ? GallerFran : null,
  }
}
