import { type Owner, ownersIn } from './canaries.ts'
import { uuidNamed } from './fill-tables.ts'
import type { World } from './world.ts'

/** The rows of the victims, as texts, by table. */
type Rows = ReadonlyMap<string, readonly string[]>

const has = ({ columns }: World['tables'][number], name: string) => columns.some(column => column.name === name)

/**
 * Reads the rows that no attempt may change: all of licence `b`, those of the company `a2`, and the
 * mail of a colleague.
 */
export async function readVictims({ owner, tables }: World): Promise<Rows> {
  const rows = new Map<string, readonly string[]>()
  for (const table of tables) {
    const conditions = [
      ...(has(table, 'lic_nr') ? [`lic_nr = 'PROVB'`] : []),
      ...(has(table, 'ftg_key') && !/^(job|event.*|user_company_access)$/.test(table.name)
        ? [`ftg_key = '${uuidNamed('company a2')}'`]
        : []),
      ...(table.level === 'account' ? [`login = 'a.kollega'`] : []),
    ]
    if (conditions.length === 0) continue
    const found = await owner.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${table.name}" t where ${conditions.join(' or ')}`,
    )
    rows.set(
      table.name,
      found.rows.map(({ row }) => row),
    )
  }
  return rows
}

/** Returns the rows that are gone or were added, each with its table. */
export function differences(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = new Set(after.get(table))
    const earlier = new Set(rows)
    return [
      ...rows.filter(row => !now.has(row)).map(row => `- ${table} ${row}`),
      ...[...now].filter(row => !earlier.has(row)).map(row => `+ ${table} ${row}`),
    ]
  })
}

/** Returns the rows of licence `a`, or of its company `a1`, that hold what is others'. */
export async function strayRows({ owner, tables }: World): Promise<string[]> {
  const stray: string[] = []
  for (const table of tables) {
    if (!has(table, 'lic_nr')) continue
    const { rows } = await owner.query<{ row: string; company: string | null }>(
      `select to_jsonb(t)::text as row, ${has(table, 'ftg_key') ? 'ftg_key::text' : 'null'} as company
       from "${table.name}" t where lic_nr = 'PROVA'`,
    )
    for (const { row, company } of rows) {
      const isForeign = (one: Owner) =>
        /^(b|post\.b)/.test(one) || (company === uuidNamed('company a1') && /^a[23]$/.test(one))
      if (ownersIn(row).some(isForeign)) stray.push(`${table.name} ${row}`)
    }
  }
  return stray
}

/** Returns the owners of the ids that only they may list. */
export async function ownersOfIds({ owner, tables, places }: World): Promise<Map<string, Owner>> {
  const owners = new Map<string, Owner>()
  for (const table of tables) {
    const ids = table.columns.filter(({ type, is_key }) => type === 'uuid' && is_key)
    for (const { name } of ids) {
      if (!has(table, 'lic_nr')) continue
      const { rows } = await owner.query<{ id: string; row: Record<string, unknown> }>(
        `select "${name}"::text as id, to_jsonb(t) as row from "${table.name}" t where "${name}" is not null`,
      )
      for (const { id, row } of rows) {
        const place = places.find(
          each => each.company && each.company.ftgKey === (name === 'ftg_key' ? id : row.ftg_key),
        )
        const mail = table.level === 'account' && places.find(each => each.owner === `post.${row.login}`)
        const of = (mail || place)?.owner ?? places.find(each => each.licNr === row.lic_nr)?.licence
        if (of !== undefined && !owners.has(id)) owners.set(id, of)
      }
    }
  }
  return owners
}
