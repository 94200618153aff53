import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inForce } from '../engine/law.ts'
import { taxColumns } from '../engine/tax/tax-rules.ts'
import { taxRow } from '../engine/tax/tax-table.ts'
import { law } from './law.ts'
import { type PublishedRow, pack, readPublished, unpack } from './testing/published-tables.ts'

const packed = new URL('testing/tables-2026.br', import.meta.url)
/** Skatteverket's file lies beside the project, not in it. */
const file = new URL('../../../../../shared/data/allmanna-tabeller-manad-2026.txt', import.meta.url)
if (process.env.UPDATE_TABLES === '1') writeFileSync(packed, pack(readPublished(readFileSync(file, 'utf8'))))

const rules = inForce(law.tax.tables, '2026-06-25').value

/** Returns the cells that are calculated otherwise at an income of a row. */
function wrong({ kind, table, cells }: PublishedRow, income: number): string[] {
  return taxColumns.flatMap((column, at) => {
    const row = taxRow(rules, table, column, income)
    const figure = row.kind === 'amount' ? row.tax : row.percent
    const isRight = row.kind === kind && figure === cells[at]
    return isRight ? [] : [`tabell ${table}, kolumn ${column}, ${income}: ${figure}, publicerat ${cells[at]}`]
  })
}

describe('the tax tables of 2026', () => {
  const rows = unpack(readFileSync(packed))

  it('are published in 7,966 rows for tables 29–42, without a gap', () => {
    expect(rows).toHaveLength(7966)
    expect([...new Set(rows.map(({ table }) => table))]).toEqual(Array.from({ length: 14 }, (_, at) => 29 + at))
    expect(rows.filter(({ from }, at) => from !== (rows[at - 1]?.to ?? 0) + 1)).toEqual([])
  })

  it('are calculated as they are published, in all 47,796 cells, at both ends of each row', () => {
    expect(rows.flatMap(row => wrong(row, row.from))).toEqual([])
    expect(rows.flatMap(row => wrong(row, row.to ?? 20_000_000))).toEqual([])
  })

  it('say which row an income is on', () => {
    for (const { kind, table, from, to } of rows) {
      if (kind === 'amount') expect(taxRow(rules, table, 1, from)).toMatchObject({ from, to })
    }
  })

  it('are never lower on a higher row of amounts, in columns 1 and 6', () => {
    const amounts = rows.filter(({ kind }) => kind === 'amount')
    for (const at of [0, 5]) {
      const falls = amounts.filter(({ table, cells }, row) => {
        const before = amounts[row - 1]
        return before?.table === table && (before.cells[at] as number) > (cells[at] as number)
      })
      expect(falls).toEqual([])
    }
  })

  it.skipIf(!existsSync(file))('are packed from Skatteverket’s own file, where it lies beside the project', () => {
    expect(rows).toEqual(readPublished(readFileSync(file, 'utf8')))
  })
})
