import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { describedFlows } from '#machines/kit/journal/registry.ts'
import { replay } from '#machines/kit/journal/replay.ts'
import { withheld } from '#machines/kit/journal/withheld.ts'
import { demoCompanies } from '#server/backend/demo/companies.ts'
import { employeesOf } from '#server/backend/demo/people.ts'
import { projectRoot } from '#tests/harness/running-app.ts'
import { readJournal, savedJournals } from '#tests/harness/saved-journals.ts'

/** The journals of all pages of the browser tests, as they were when each test ended. */
const names = savedJournals()

beforeAll(async () => {
  // Importing a machine describes its flow. A form's machine is made for its entity.
  for (const file of globSync(
    [
      'machines/**/*.machine.ts',
      'machines/kit/form/form.{absence,certificate,company-settings,employee,employee-filter,payslip,registers,salary-trial,user,vehicle,voucher,what-if}.ts',
    ],
    {
      cwd: projectRoot,
    },
  ))
    await import(/* @vite-ignore */ join(projectRoot, file))
})

it('are there', () => expect(names.length).toBeGreaterThan(50))

describe('the journal of a browser test', () => {
  it('replays to the states in which its flows were', () => {
    const wrong: unknown[] = []
    let states = 0
    for (const name of names) {
      const saved = readJournal(name)
      const streams = Map.groupBy(saved.entries, entry => entry.stream)
      // The page of that test declares a register that nothing else knows.
      if (saved.test.startsWith('registers/declared')) continue
      for (const [stream, state] of Object.entries(saved.states)) {
        const entries = streams.get(stream) ?? []
        const flow = describedFlows.find(entries.at(-1)?.machine ?? '')
        const replayed = flow && replay(flow, entries)
        states += 1
        if (flow && replayed?.tag === 'ok') {
          const { status, value, context } = flow.machine.getPersistedSnapshot(
            replayed.value.snapshot,
          ) as never as object & {
            readonly status: unknown
            readonly value: unknown
            readonly context: unknown
          }
          const folded = JSON.parse(JSON.stringify({ status, value, context }))
          if (!isSame(folded, state)) wrong.push({ test: saved.test, stream, folded, state })
        } else wrong.push({ test: saved.test, stream, replayed })
      }
    }
    expect(states).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })

  it('holds no password, code or personal number that was typed', () => {
    const found = new Set<string>()
    let secrets = 0
    for (const name of names) {
      const saved = readJournal(name)
      const text = JSON.stringify([saved.entries, saved.kept])
      secrets += saved.secrets.length
      for (const secret of saved.secrets) if (text.includes(JSON.stringify(secret).slice(1, -1))) found.add(saved.test)
    }
    expect(secrets).toBeGreaterThan(10)
    expect([...found]).toEqual([])
  })

  it('holds no name and no amount as it is stored in production, and as it is reported', () => {
    const found = new Set<string>()
    let searched = 0
    let kept = 0
    for (const name of names) {
      const saved = readJournal(name)
      for (const { stream, event } of saved.entries) {
        searched += 1
        for (const leak of namesAndAmountsIn(withheld(event)))
          found.add(`${saved.test} ${stream} ${event.type}: ${leak}`)
      }
      // What the person has typed, and the name of their own account.
      const own = new Set([
        ...saved.written.flatMap(text => [text, text.replace(/\s/g, '').replace(',', '.')]),
        ...[...JSON.stringify(saved.kept).matchAll(/"account":\{[^{}]*?"Namn":"([^"]+)"/g)].map(
          ([, name = '']) => name,
        ),
      ])
      for (const { stream, event } of saved.kept) {
        kept += 1
        for (const leak of namesAndAmountsIn(event))
          if (!own.has(leak)) found.add(`${saved.test} ${stream} goes on with ${leak}`)
      }
    }
    expect(searched).toBeGreaterThan(1_000)
    expect(kept).toBeGreaterThan(500)
    expect([...found].slice(0, 50)).toEqual([])
  })

  it('holds no personal number at all', () => {
    const found = new Map<string, string>()
    for (const name of names) {
      const saved = readJournal(name)
      for (const { stream, event } of [...saved.entries, ...saved.kept])
        visit(event, [event.type], saved.test, stream, found)
    }
    expect([...found]).toEqual([])
  })
})

/** The demo's employees, by both orders of their names, and their accounts. */
const namesAndAccounts = new Set(
  demoCompanies
    .flatMap(employeesOf)
    .flatMap(({ firstName, lastName, details: { KontoNr } }) => [
      `${firstName} ${lastName}`,
      `${lastName} ${firstName}`,
      ...(typeof KontoNr === 'string' && KontoNr !== '' ? [KontoNr] : []),
    ]),
)

/** Instants, counts and other numbers of the program's own are whole. */
const amount = (value: unknown): boolean => typeof value === 'number' && !Number.isInteger(value)

/**
 * Returns the full names and accounts of the demo's people, and the amounts with öre, that a value
 * holds.
 */
function namesAndAmountsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...namesAndAccounts].filter(name => value.includes(name))
  if (amount(value)) return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesAndAmountsIn) : []
}

/** True for the same JSON, whatever the order of its keys. */
const isSame = (a: unknown, b: unknown): boolean => {
  try {
    expect(a).toEqual(b)
    return true
  } catch {
    return false
  }
}

/**
 * Random ids, which may have ten digits in a row, and the numbers of payment orders:
 * LON-202612-0001.
 */
const ids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\bLON-\d{6}-\d{4}\b/g

/**
 * The fields whose digits are no personal number: organisations, also in a link to Skatteverket's
 * page for one, hashes, ids of files.
 */
const others = /^(Orgnr|OrgNr|Lank|.*Hash|.*[kK]ey|Id|id|.*Id|BuildId|buildId|PictureId)$/

function visit(
  value: unknown,
  path: readonly string[],
  test: string,
  stream: string,
  found: Map<string, string>,
): void {
  if (typeof value === 'string') {
    if (others.test(path.at(-1) ?? '')) return
    const text = value.replace(ids, '')
    if (maskNumbers(text) !== text) found.set(`${stream} ${path.join('.')}`, `${test}: ${value}`)
  } else if (Array.isArray(value)) for (const each of value) visit(each, path, test, stream, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) visit(each, [...path, key], test, stream, found)
}
