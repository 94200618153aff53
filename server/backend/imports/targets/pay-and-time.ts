import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { importKindOf } from '#contracts/registers/import-kinds.ts'
import { dayHours } from '#contracts/registers/row-fields.ts'
import { fromHundredths, toHundredths } from '#contracts/rules/hundredths.ts'
import { noDate } from '#contracts/rules/required.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { importedRow, payType, registerItem } from '../../tables/schema.ts'
import type { ParsedRow } from '../parse-rows.ts'
import { numeralOf } from '../reading/cell.ts'
import { numberOf, type People, peopleIn } from './people.ts'
import { done, type ImportTarget, type RowResult, wrong } from './target.ts'

type Kind = 'LON' | 'TID'

/** What the rows may refer to. */
interface Known extends People {
  readonly codes: ReadonlySet<string>
  readonly payTypes: ReadonlySet<string>
}

/** A row to insert, and its place among the results. */
type ReadyRow = typeof importedRow.$inferInsert & { readonly at: number }

/** How many rows a statement inserts. */
const atOnce = 500

/** Returns the target of pay rows or time rows: facts of a staging table, which payroll reads. */
export const rowsOfPayroll =
  (kind: Kind): ImportTarget =>
  async (tx, rows, { run, today }) => {
    const { model } = importKindOf(kind)
    const known = await knownIn(tx, kind, rows)
    const counts = new Map<string, number>()
    const results: RowResult[] = []
    const ready: ReadyRow[] = []
    for (const row of rows) {
      const form = model.read({ ...model.write(model.defaults(today), today), ...row.values }, today)
      const who = numberOf(form, known)
      const problems: FieldMessages = {
        ...model.problems(form),
        ...(typeof who === 'string' ? {} : who),
        ...codeProblem(kind, form, known),
        ...row.problems,
      }
      if (typeof who !== 'string' || Object.keys(problems).length > 0) {
        results.push(wrong(problems))
        continue
      }
      const { AnstNr: _, PersNr: __, ...values } = model.write(form, today)
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('base64url')
      const nth = (counts.get(`${who} ${hash}`) ?? 0) + 1
      counts.set(`${who} ${hash}`, nth)
      ready.push({
        at: results.push(done('OFORANDRAD')) - 1,
        run,
        line: row.line,
        kind,
        employmentNumber: who,
        values,
        identity: `${hash} ${nth}`,
        ...columnsOf(kind, values),
      })
    }
    for (let from = 0; from < ready.length; from += atOnce) {
      const some = ready.slice(from, from + atOnce)
      const made = await tx
        .insert(importedRow)
        .values(some.map(({ at: _, ...row }) => row))
        .onConflictDoNothing({
          target: [importedRow.ftgKey, importedRow.kind, importedRow.employmentNumber, importedRow.identity],
        })
        .returning({ line: importedRow.line })
      const lines = new Set(made.map(({ line }) => line))
      for (const { at, line } of some) if (lines.has(line)) results[at] = done('NY')
    }
    return kind === 'TID' ? withoutLongDays(tx, ready, results) : results
  }

/** Returns the results, with a refusal of the rows by which a day has more hours than there are. */
async function withoutLongDays(
  tx: Transaction,
  rows: readonly Pick<ReadyRow, 'at' | 'employmentNumber' | 'code' | 'validFrom'>[],
  results: readonly RowResult[],
): Promise<readonly RowResult[]> {
  if (rows.length === 0) return results
  const hours = sql<number>`sum((${importedRow.values} ->> 'Timmar')::numeric)::float8`
  const days = await tx
    .select({ number: importedRow.employmentNumber, code: importedRow.code, day: importedRow.validFrom, hours })
    .from(importedRow)
    .where(
      and(
        eq(importedRow.kind, 'TID'),
        inArray(importedRow.employmentNumber, [...new Set(rows.map(({ employmentNumber }) => employmentNumber))]),
      ),
    )
    .groupBy(importedRow.employmentNumber, importedRow.code, importedRow.validFrom)
    .having(sql`abs(${hours}) > ${dayHours}`)
  const long = new Map(days.map(each => [`${each.number} ${each.code} ${each.day}`, each]))
  const found = new Map(
    rows.flatMap(({ at, employmentNumber, code, validFrom }) => {
      const day = long.get(`${employmentNumber} ${code} ${validFrom}`)
      return day ? [[at, day] as const] : []
    }),
  )
  return results.map((result, at) => {
    const day = found.get(at)
    if (!day || result.outcome !== 'NY') return result
    const told = `Anställd ${day.number} får ${numeralOf(day.hours).replace('.', ',')} timmar med tidkod ${day.code} den ${day.day}.`
    return wrong({ Timmar: `${told} En dag har högst ${dayHours}.` })
  })
}

async function knownIn(tx: Transaction, kind: Kind, rows: readonly ParsedRow[]): Promise<Known> {
  const register = kind === 'LON' ? 'payCodes' : 'timeCodes'
  const codes = await tx
    .select({ key: registerItem.key })
    .from(registerItem)
    .where(sql`${registerItem.register} = ${register}`)
  const payTypes = kind === 'LON' ? await tx.selectDistinct({ number: payType.number }).from(payType) : []
  return {
    ...(await peopleIn(tx, rows)),
    codes: new Set(codes.map(({ key }) => key)),
    payTypes: new Set(payTypes.map(({ number }) => number)),
  }
}

function codeProblem(kind: Kind, { LonKod, LonArtNr, TidKod }: FormValues, { codes, payTypes }: Known): FieldMessages {
  const unknown = (register: string) =>
    `finns inte bland ${register}. Lägg upp den, eller översätt den i importregistret.`
  if (kind === 'TID') {
    return TidKod === '' || codes.has(String(TidKod)) ? {} : { TidKod: `Tidkod ${TidKod} ${unknown('tidkoderna')}` }
  }
  // A pay type goes before a pay code (facts/paxml.md).
  if (LonArtNr !== '') {
    return payTypes.has(String(LonArtNr)) ? {} : { LonArtNr: `Löneart ${LonArtNr} ${unknown('lönearterna')}` }
  }
  return LonKod === '' || codes.has(String(LonKod)) ? {} : { LonKod: `Lönekod ${LonKod} ${unknown('lönekoderna')}` }
}

const dateOrNull = (value: unknown): string | null => (value === noDate || value === '' ? null : String(value))

function columnsOf(kind: Kind, values: FormValues) {
  const from = dateOrNull(values.Datum) ?? dateOrNull(values.DatumFrom)
  const clock = String(values.StartTid ?? '').slice(0, 10)
  const quantity = kind === 'LON' ? values.Antal : values.Timmar || values.Omfattning
  const product = fromHundredths(toHundredths(Number(values.Antal) * Number(values.Pris)))
  const validFrom = from ?? (clock === '' ? null : clock)
  return {
    code: String(kind === 'LON' ? values.LonArtNr || values.LonKod : values.TidKod),
    validFrom,
    validTo: dateOrNull(values.DatumTom) ?? validFrom,
    quantity: String(quantity),
    amount: kind === 'LON' ? String(values.Belopp || product) : '0',
  }
}
