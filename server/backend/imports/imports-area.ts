import { desc, eq, max, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { FormRow } from '#contracts/forms/field.ts'
import { isSame } from '#contracts/forms/form-model.ts'
import type { importCalls } from '#contracts/imports/calls.ts'
import type { ColumnChoice } from '#contracts/imports/shapes.ts'
import { registers } from '#contracts/registers/registers.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { undone } from '../platform/database/undone.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { registerEvents } from '../registers/register-area.ts'
import { registerStore } from '../registers/register-store.ts'
import type { EventType } from '../tables/event-types.ts'
import { employee, importedRow, importRun } from '../tables/schema.ts'
import { countsOf, definitionOf, previewOf, readImport, storeRows } from './run-import.ts'
import { takeBack } from './take-back.ts'

/** The events of imports. Payload: the number, the definition, the file's name and the counts. */
const importEvents = { stored: 'import.stored', removed: 'import.removed' } as const satisfies Record<string, EventType>

/** The most rows when no page is requested. */
const most = 10_000

const runFields = {
  Nr: importRun.number,
  Id: importRun.definition,
  FileName: importRun.fileName,
  TimeStamp: importRun.createdAt,
}
const rowFields = {
  Rad: importedRow.line,
  AnstNr: importedRow.employmentNumber,
  Kod: importedRow.code,
  Datum: importedRow.validFrom,
}

export const importsArea: Handlers<typeof importCalls> = {
  async preview({ tx, body, opens, now }) {
    const today = swedishDate(now)
    const { form } = await definitionOf(tx, body.Id, opens, today)
    const read = await readImport(form, body, today)
    return undone(tx, async () => {
      const run = await nextRun(tx, body, { Nya: 0, Andrade: 0, Oforandrade: 0 })
      return previewOf(read, await storeRows(tx, read.rows, { run, today, isPreview: true }))
    })
  },
  async store({ tx, body, opens, now }) {
    const today = swedishDate(now)
    const definition = await definitionOf(tx, body.Id, opens, today)
    const read = await readImport(definition.form, body, today)
    const { Nya, Andrade, Oforandrade } = body.Vantat
    const run = await nextRun(tx, body, body.Vantat)
    const rows = await storeRows(tx, read.rows, { run, today, isPreview: false })
    const counts = countsOf(rows)
    if (rows.some(({ outcome }) => outcome === 'FEL')) throw new Refusal(errors.importRowsRefused)
    if (counts.Nya !== Nya || counts.Andrade !== Andrade || counts.Oforandrade !== Oforandrade)
      throw new Refusal(errors.importOutdated)
    if (body.Kolumner) await remember(tx, body.Id, read.chosen)
    if (Nya + Andrade === 0) {
      await tx.delete(importRun).where(eq(importRun.number, run))
      return { ...counts, Nr: null }
    }
    await appendEvent(tx, {
      type: importEvents.stored,
      payload: { number: run, definition: body.Id, fileName: body.FileName, added: Nya, changed: Andrade },
    })
    return { ...counts, Nr: run }
  },
  async runs({ tx, pagination }) {
    const where = searchOf(pagination, { Id: importRun.definition, FileName: importRun.fileName })
    const { limit, offset } = rowsOf(pagination, most)
    const rows = await tx
      .select({
        run: importRun,
        stored: sql<number>`(select count(*)::int from ${importedRow} where ${importedRow.ftgKey} = ${importRun.ftgKey} and ${importedRow.run} = ${importRun.number})`,
      })
      .from(importRun)
      .where(where)
      .orderBy(...orderOf(pagination, runFields, [desc(importRun.number)], importRun.number))
      .limit(limit)
      .offset(offset)
    return {
      totalRows: await tx.$count(importRun, where),
      data: rows.map(({ run, stored }) => ({
        Nr: run.number,
        Id: run.definition,
        FileName: run.fileName,
        Login: run.login,
        TimeStamp: run.createdAt.toISOString(),
        Nya: run.added,
        Andrade: run.changed,
        Oforandrade: run.unchanged,
        Rader: stored,
      })),
    }
  },
  async rows({ tx, params, pagination }) {
    const number = Number(params.Nr)
    await requireRun(tx, number)
    const where = sql`${importedRow.run} = ${number} and ${searchOf(pagination, { AnstNr: importedRow.employmentNumber, Kod: importedRow.code }) ?? sql`true`}`
    const { limit, offset } = rowsOf(pagination, most)
    const rows = await tx
      .select({ row: importedRow, name: sql<string>`${employee.lastName} || ' ' || ${employee.firstName}` })
      .from(importedRow)
      .innerJoin(
        employee,
        sql`${employee.ftgKey} = ${importedRow.ftgKey} and ${employee.employmentNumber} = ${importedRow.employmentNumber}`,
      )
      .where(where)
      .orderBy(
        ...orderOf(
          pagination,
          rowFields,
          [importedRow.kind, importedRow.line].map(column => sql`${column}`),
          importedRow.line,
        ),
      )
      .limit(limit)
      .offset(offset)
    return {
      totalRows: await tx.$count(importedRow, where),
      data: rows.map(({ row, name }) => ({
        Nr: row.run,
        Rad: row.line,
        Slag: row.kind,
        AnstNr: row.employmentNumber,
        Namn: name,
        Kod: row.code,
        Datum: row.validFrom,
        Tom: row.validTo,
        Antal: Number(row.quantity),
        Belopp: Number(row.amount),
        Info: String(row.values.Info ?? ''),
      })),
    }
  },
  async remove({ tx, params, now }) {
    const run = await requireRun(tx, Number(params.Nr))
    await takeBack(tx, run.number, swedishDate(now))
    await tx.delete(importRun).where(eq(importRun.number, run.number))
    await appendEvent(tx, {
      type: importEvents.removed,
      payload: { number: run.number, definition: run.definition, fileName: run.fileName },
    })
    return null
  },
}

/** @throws Refusal importMissing */
async function requireRun(tx: Transaction, number: number) {
  const [run] = await tx.select().from(importRun).where(eq(importRun.number, number))
  if (!run) throw new Refusal(errors.importMissing)
  return run
}

interface Named {
  readonly Id: string
  readonly FileName: string
}

/** Adds an import with the next number of the company. Others that import wait meanwhile. */
async function nextRun(
  tx: Transaction,
  { Id, FileName }: Named,
  counts: { readonly Nya: number; readonly Andrade: number; readonly Oforandrade: number },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import:' || tenancy.company()::text, 0))`)
  const [last] = await tx.select({ number: max(importRun.number) }).from(importRun)
  const number = (last?.number ?? 0) + 1
  await tx.insert(importRun).values({
    number,
    definition: Id,
    fileName: FileName,
    added: counts.Nya,
    changed: counts.Andrade,
    unchanged: counts.Oforandrade,
  })
  return number
}

/** Keeps the columns of an import in its definition, for the next file. */
async function remember(tx: Transaction, id: string, chosen: readonly ColumnChoice[]): Promise<void> {
  const store = registerStore(registers.importDefinitions)
  const found = await store.one(tx, id, true)
  if (!found) throw new Refusal(errors.registerItemMissing)
  const Kolumner = chosen.map(each => ({ ...each, Start: 0, Langd: 0 }))
  if (isSame(found.values.Kolumner as readonly FormRow[] | undefined, Kolumner)) return
  await store.replace(tx, id, { ...found.values, Kolumner } as never)
  await appendEvent(tx, {
    type: registerEvents.changed,
    payload: {
      register: 'importDefinitions',
      key: id,
      name: found.values.BenText,
      fields: ['Kolumner'],
      version: found.version + 1,
    },
  })
}
