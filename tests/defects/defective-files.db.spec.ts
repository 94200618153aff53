import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '#contracts/imports/shapes.ts'
import { keyOf } from '#server/backend/demo/make-licence.ts'
import {
  importCompany as company,
  countsIn,
  fileOf,
  type ImportBench,
  importBench,
} from '#server/backend/imports/testing.ts'
import { withTenant } from '#server/backend/platform/database/tenancy.ts'
import { importedPayslip } from '#server/backend/tables/schema.ts'
import { startTestBackend, type TestBackend } from '#server/backend/testing.ts'
import { sizeOf } from '../harness/thorough.ts'
import { csvDefects } from './csv-defects.ts'
import { type Defect, type Made, placeIn } from './defect.ts'
import { excelDefects } from './excel-defects.ts'
import { paxmlDefects } from './paxml-defects.ts'
import { randomOf } from './random.ts'
import {
  csvCells,
  csvText,
  definitionOf,
  employed,
  excelFile,
  formats,
  kinds,
  paxmlText,
  type RightFile,
  type Row,
  subjects,
} from './right-files.ts'

/**
 * Files with one defect each. Each is refused, or told at its place, or imported as a person reads
 * it: never a defect of the program, and never another value.
 *
 * The small run does not try every defect in every kind of file. SEED: another number gives other
 * places.
 */
const count = sizeOf({ small: 40, whole: Number.POSITIVE_INFINITY })
const seed = Number(process.env.SEED ?? 1)

let server: TestBackend
let bench: ImportBench
/** Of the company with clients. */
let clientBench: ImportBench
const withClients = 'omtanke'
const tenant = { licNr: 'WEB100200', login: 'ftg2', ftgKey: keyOf(company) }
const defects = [...csvDefects, ...paxmlDefects, ...excelDefects]

/** Each defect in each kind of file that it can be in. */
const all = kinds.flatMap(kind =>
  defects
    .filter(({ formats, subjects: of, at }) => {
      const fields = subjects[kind.subject].fields
      const has = at === undefined || fields.some(({ is }) => is === at)
      return formats.includes(kind.format) && (of === undefined || of.includes(kind.subject)) && has
    })
    .map(defect => ({ kind, defect })),
)

/** The files of this run: as many, spread over all of them. */
const files = Array.from({ length: Math.min(count, all.length) }, (_, at) => {
  const number = Math.floor((at * all.length) / Math.min(count, all.length))
  return { number, ...(all[number] as (typeof all)[number]) }
})

/** What became of the files, for the figures at the end. */
const became = { refused: 0, told: 0, imported: 0 }

beforeAll(async () => {
  server = await startTestBackend()
  bench = await importBench(server)
  const oms = await server.signedInByBankId('oms', 'WEB300400')
  clientBench = await importBench(server, { browser: oms, company: withClients })
  for (const kind of kinds) {
    const flags = Object.fromEntries(Object.values(subjects).map(({ flag }) => [flag, false]))
    await benchOf(kind).define(definitionOf(kind), {
      ...flags,
      [subjects[kind.subject].flag]: true,
      Koder: [],
      ...formats[kind.format].definition,
    })
  }
  await bench.addCodes()
  const people = employed.map(number => `${number};Åsa;Ek;2015-01-01`)
  await bench.store('PERK', ['AnstNr;Förnamn;Efternamn;Anställd från', ...people].join('\n'))
})

afterAll(async () => {
  await server.close()
  const { refused, told, imported } = became
  console.log(
    `${files.length} of ${all.length} files with a defect (seed ${seed}): ${refused} refused, ${told} told at their row, ${imported} imported as they are read`,
  )
})

const benchOf = ({ subject }: Pick<RightFile, 'subject'>): ImportBench => (subject === 'BRU' ? clientBench : bench)

const within = <Result>(work: Parameters<typeof withTenant<Result>>[2]) =>
  withTenant(server.test.database, tenant, work)

async function rightContent(file: RightFile): Promise<Buffer | string> {
  if (file.format === 'EXCEL') return excelFile(file)
  return file.format === 'PAXML' ? paxmlText(file) : csvText(csvCells(file), file.format)
}

/** Returns what is stored of the rows of a file, in the file's own fields. */
async function stored({ subject, rows }: Pick<RightFile, 'subject' | 'rows'>, Nr: number | null): Promise<Row[]> {
  const fields = subjects[subject].fields.map(({ field }) => field)
  const keys = rows.map(row => String(row[fields[0] ?? '']))
  const picked = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map(field => [field, values[field] as string | number]))
  if (subject === 'LON' || subject === 'TID') {
    const { body } = await bench.browser.ask(`/impreg/@/imports/${Nr}`, { company })
    await bench.browser.ask(`/impreg/@/imports/${Nr}`, { company, method: 'DELETE' })
    const found = body.data as Record<string, string | number>[]
    return found.map(row => picked({ ...row, LonKod: row.Kod, TidKod: row.Kod, Timmar: row.Antal }))
  }
  if (subject === 'HIS') {
    const found = await within(tx =>
      tx
        .select()
        .from(importedPayslip)
        .where(eq(importedPayslip.run, Number(Nr))),
    )
    const of = ({ employmentNumber, payDate, net, tax, balances }: (typeof found)[number]) => ({
      AnstNr: employmentNumber,
      Utbetalningsdag: payDate,
      Netto: net / 100,
      Skatt: tax / 100,
      Komp: Number(balances.KOMP ?? 0) / 100,
    })
    const byKey = new Map(found.map(row => [row.employmentNumber, of(row)]))
    return keys.flatMap(key => byKey.get(key) ?? [])
  }
  const found = await Promise.all(
    keys.map(key =>
      subject === 'PER'
        ? bench.browser.ask(`/perreg/${key}`, { company })
        : clientBench.browser.ask(`/brukarlista/${key}`, { company: withClients }),
    ),
  )
  return found.map(({ body }) => {
    const data = body.data as { readonly Values?: Record<string, unknown> } & Record<string, unknown>
    return picked(data.Values ?? data)
  })
}

async function imported(made: Made, file: RightFile, rows: readonly Row[], seen: ImportPreview): Promise<Row[]> {
  const body = { ...fileOf(definitionOf(file), made.content), Vantat: countsIn(seen) }
  const answer = await benchOf(file).send('/impreg/@/import', body)
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return stored({ ...file, rows }, (answer.body.data as { Nr: number | null }).Nr)
}

async function tried(file: RightFile, made: Made): Promise<void> {
  const { status, body } = await benchOf(file).send('/impreg/@/preview', fileOf(definitionOf(file), made.content))
  const { outcome } = made
  if ('refused' in outcome) {
    expect([status, body.dvCode, body.message]).toEqual([400, '40080', expect.stringMatching(outcome.refused)])
    became.refused += 1
    return
  }
  expect([status, body.message]).toEqual([200, undefined])
  const seen = body.data as ImportPreview
  const wrong = seen.Rader.filter(({ Utfall }) => Utfall === 'FEL')
  if ('line' in outcome) {
    const told = wrong.find(({ Rad }) => Rad === outcome.line)?.Fel ?? {}
    expect({ [outcome.field]: told[outcome.field], lines: wrong.map(({ Rad }) => Rad) }).toEqual({
      [outcome.field]: expect.stringMatching(outcome.message),
      lines: [outcome.line],
    })
    became.told += 1
    return
  }
  expect(wrong.map(({ Rad, Fel }) => [Rad, Fel])).toEqual([])
  expect(await imported(made, file, outcome.rows, seen)).toEqual(outcome.rows)
  became.imported += 1
}

const fileWith = (kind: (typeof kinds)[number], number: number): RightFile => ({
  ...kind,
  rows: subjects[kind.subject].rows(number),
})

describe('a right file', () => {
  it.each(kinds.map((kind, at) => [definitionOf(kind), kind, at] as const))('%s is imported', async (_, kind, at) => {
    const file = fileWith(kind, 900 + at)
    await tried(file, { content: await rightContent(file), outcome: { rows: file.rows } })
    became.imported -= 1
  })
})

describe('a file with one defect', () => {
  const named = files.map(each => [`${definitionOf(each.kind)}: ${each.defect.name}`, each] as const)

  it.each(named)('%s', async (_, { kind, defect, number }) => {
    const random = randomOf(seed * 100_003 + number)
    const file = fileWith(kind, number)
    const made = await (defect as Defect).make(file, placeIn(file, random, defect.at), random)
    await tried(file, made)
  })
})
