import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sizeOf } from '#tests/harness/thorough.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { calculate } from '../../engine/calculate.ts'
import { MissingRule } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { company, employee, payslip, payslipEntry, payslipRow, salaryPeriod } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { personRows } from '../basis/person-rows.ts'
import { type RunResult, runPersons } from './run-persons.ts'

// Specs of a worker share their modules: the run would else be the one that an earlier spec read.
vi.hoisted(() => vi.resetModules())
vi.mock(import('../../engine/calculate.ts'), { spy: true })
vi.mock(import('../basis/person-rows.ts'), { spy: true })

let test: TestDatabase
let persons: readonly string[]
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)

beforeAll(async () => {
  test = await createDemoDatabase()
  const all = await within(tx => tx.select({ number: employee.employmentNumber }).from(employee))
  persons = all.map(({ number }) => number).slice(0, 12)
})
afterAll(() => test.drop())
beforeEach(() =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
  }),
)

async function periodOf(code: string): Promise<Period> {
  const [found] = await within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code)))
  if (!found) throw new Error(`No period ${code}.`)
  return found
}
interface Wish {
  readonly numbers?: readonly string[]
  readonly under?: Law
  readonly code?: string
  readonly done?: () => Promise<void> | void
  /** How many payslips are stored together, and how many bases are fetched. */
  readonly together?: number
  readonly fetched?: number
  readonly failed?: (person: string) => void
}
const run = async ({
  numbers = persons,
  under = law,
  code = '202611',
  done = () => {},
  together = 50,
  fetched = 200,
  failed = () => {},
}: Wish = {}) =>
  runPersons({
    database: test.database,
    tenant,
    period: await periodOf(code),
    persons: numbers,
    law: under,
    done,
    failed,
    sizes: { fetched, stored: together },
  })

/** Returns all stored payslips and rows, byte by byte, without when they were stored. */
const stored = () =>
  within(async tx => {
    const slips = await tx.execute(
      sql`select to_jsonb(p) - 'created_at' as one from payslip p order by employment_number`,
    )
    const rows = await tx.execute(
      sql`select to_jsonb(r) as one from payslip_row r order by employment_number, position`,
    )
    const registers = await tx.execute(
      sql`select r.hash, r.content from basis_registers r
        where r.hash in (select p.registers from payslip p) order by r.hash`,
    )
    return JSON.stringify([slips.rows, rows.rows, registers.rows])
  })

class Killed extends Error {}
/** Returns what stops a run after so many batches. */
const after = (count: number) => {
  let left = count
  return () => {
    left -= 1
    if (left === 0) throw new Killed()
  }
}

it('each person gets a payslip, and in another order the same bytes', async () => {
  const { stored: count, left } = await run()
  expect([count, left]).toEqual([persons.length, []])
  const first = await stored()
  await within(async tx => {
    await tx.delete(payslip)
  })
  await run({ numbers: persons.toReversed() })
  expect(await stored()).toBe(first)
})

it.each([
  [1, 1],
  [5, 1],
  [11, 1],
  [1, 5],
  [2, 5],
])(
  'interrupted after %i batches of %i and run again, it gives the same bytes, and no payslip twice',
  async (batches, together) => {
    await run({ numbers: persons.toReversed() })
    const whole = await stored()
    await within(tx => tx.delete(payslip))
    await expect(run({ done: after(batches), together })).rejects.toBeInstanceOf(Killed)
    const count = batches * together
    expect(await within(tx => tx.$count(payslip))).toBe(count)
    expect(await run()).toEqual({ stored: persons.length - count, unchanged: count, left: [] } satisfies RunResult)
    expect(await stored()).toBe(whole)
  },
)

/** Runs with a database that fails, as one that is lost, when it stores a person's payslip. */
async function lostAt(person: string, wish: Wish): Promise<void> {
  await test.asOwner(`create function lost_run() returns trigger language plpgsql as
    $$ begin raise exception 'lost'; end $$;
    create trigger lost_run after insert on payslip for each row
    when (new.employment_number = '${person}') execute function lost_run()`)
  try {
    await expect(run(wish)).rejects.toThrow()
  } finally {
    await test.asOwner('drop trigger lost_run on payslip; drop function lost_run()')
  }
}

it('in any order, interrupted anywhere and however often, it gives the same bytes in the end', async () => {
  await run()
  const [whole, count] = [await stored(), await within(tx => tx.$count(payslip))]
  const size = fc.integer({ min: 1, max: 6 })
  const interruption = fc.record({ at: fc.nat(11), isInBatch: fc.boolean(), together: size, fetched: size })
  const order = fc.shuffledSubarray([...persons], { minLength: persons.length })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(order, interruption), { minLength: 1, maxLength: 3 }),
      order,
      async (lost, last) => {
        await within(tx => tx.delete(payslip))
        for (const [numbers, { at, isInBatch, ...sizes }] of lost) {
          const left = new Set(numbers)
          for (const { number } of await within(tx => tx.select({ number: payslip.employmentNumber }).from(payslip)))
            left.delete(number)
          const person = [...left][at % Math.max(1, left.size)]
          if (isInBatch && person !== undefined) await lostAt(person, { numbers, ...sizes })
          else await run({ numbers, ...sizes, done: after(Math.ceil((at + 1) / sizes.together)) }).catch(onlyKilled)
          // Each is whole or not there: its rows come with it.
          expect(await within(tx => tx.$count(payslip))).toBeLessThanOrEqual(count)
        }
        await run({ numbers: last })
        expect(await stored()).toBe(whole)
      },
    ),
    { numRuns: sizeOf({ small: 2, whole: 5 }) },
  )
})

/** Passes over what a spec has stopped a run by. */
function onlyKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

it('a person whom the database refuses is left and named, and takes none of the batch along', async () => {
  const [, wrong = ''] = persons
  await test.asOwner(`alter table payslip add constraint never check (employment_number <> '${wrong}')`)
  try {
    expect(await run()).toEqual({
      stored: persons.length - 1,
      unchanged: 0,
      left: [{ person: wrong, reason: 'Lönebeskedet kunde inte sparas.' }],
    } satisfies RunResult)
  } finally {
    await test.asOwner('alter table payslip drop constraint never')
  }
  expect(await run()).toMatchObject({ stored: 1, unchanged: persons.length - 1, left: [] })
})

it('a person whose table of pay types is not in the year is left by name and field, and stops nobody', async () => {
  const [wrong = '', none = ''] = persons
  const give = (number: string, payCodeTable: string) =>
    within(tx => tx.update(employee).set({ payCodeTable }).where(eq(employee.employmentNumber, number)))
  await give(wrong, 'TRANSP')
  await give(none, '')
  try {
    const { stored: count, left } = await run()
    expect([count, left]).toEqual([
      persons.length - 2,
      [
        {
          person: wrong,
          reason: 'Löneartstabell TRANSP finns inte i löneåret 2026. Välj en annan i personalregistret.',
        },
        { person: none, reason: 'Löneartstabell saknas. Välj en i personalregistret.' },
      ],
    ])
  } finally {
    await give(wrong, 'STANDARD')
    await give(none, 'STANDARD')
  }
})

it('decimals of rounding that an earlier version accepted pay nobody nothing: each is left, by the setting', async () => {
  const set = (value: number) =>
    within(tx =>
      tx
        .update(company)
        .set({ settings: sql`${company.settings} || ${JSON.stringify({ AvrundaTotal: value })}::jsonb` })
        .where(eq(company.ftgKey, tenant.ftgKey)),
    )
  try {
    for (const value of [-7, 999_999_999]) {
      await set(value)
      const { stored: count, left } = await run()
      expect([count, left.length]).toEqual([0, persons.length])
      expect(new Set(left.map(({ reason }) => reason))).toEqual(
        new Set(['Decimaler i utbetalt belopp måste vara mellan 0 och 2. Ändra det i företagsinställningarna.']),
      )
    }
  } finally {
    await set(0)
  }
})

const unforeseen = 'Lönen kunde inte räknas ut på grund av ett fel hos oss. Kontakta supporten.'

it('whatever is wrong with a person, in the reading or the calculation, it is told and stops nobody', async () => {
  const [unread = '', uncalculated = ''] = persons
  const details = (value: string) =>
    within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || ${value}::jsonb` })
        .where(eq(employee.employmentNumber, unread)),
    )
  const { calculate: real } =
    await vi.importActual<typeof import('../../engine/calculate.ts')>('../../engine/calculate.ts')
  vi.mocked(calculate).mockImplementation((basis, under) => {
    if (basis.person.number === uncalculated) throw new Error('an error of ours')
    return real(basis, under)
  })
  await details('{"Barn": [null]}')
  const told: string[] = []
  try {
    const result = await run({ failed: person => told.push(person) })
    expect(result).toEqual({
      stored: persons.length - 2,
      unchanged: 0,
      left: [unread, uncalculated].map(person => ({ person, reason: unforeseen })),
    } satisfies RunResult)
    expect(told.toSorted()).toEqual([unread, uncalculated])
  } finally {
    vi.mocked(calculate).mockImplementation(real)
    await details('{"Barn": []}')
  }
})

it.each([1, 5, 200])('a person who cannot even be read is left, of %i who are fetched together', async fetched => {
  const [unread = ''] = persons
  const { personRows: real } =
    await vi.importActual<typeof import('../basis/person-rows.ts')>('../basis/person-rows.ts')
  vi.mocked(personRows).mockImplementation((tx, asked, ...rest) => {
    if (asked.includes(unread)) throw new RangeError('what is stored cannot be read')
    return real(tx, asked, ...rest)
  })
  try {
    const { stored: count, left } = await run({ fetched })
    expect([count, left]).toEqual([persons.length - 1, [{ person: unread, reason: unforeseen }]])
    // A database that is lost names nobody: the run is tried again.
    vi.mocked(personRows).mockRejectedValue(new Error('Connection terminated unexpectedly'))
    await expect(run({ fetched })).rejects.toThrow('Connection terminated')
  } finally {
    vi.mocked(personRows).mockImplementation(real)
  }
})

it('calculates one batch while another is stored, and no more', async () => {
  vi.mocked(calculate).mockClear()
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  // Storing a batch waits for whoever changes the period.
  const changing = within(async tx => {
    await tx.update(salaryPeriod).set({ isLocked: false }).where(eq(salaryPeriod.period, '202611'))
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  const running = run({ together: 2, fetched: 4 })
  await expect.poll(() => vi.mocked(calculate).mock.calls.length).toBe(4)
  expect([await within(tx => tx.$count(payslip)), vi.mocked(calculate).mock.calls.length]).toEqual([0, 4])
  held.resolve()
  await changing
  expect((await running).stored).toBe(persons.length)
})

it('a period that is locked between two batches stops the run, and keeps the batches before', async () => {
  const lock = (isLocked: boolean) =>
    within(async tx => void (await tx.update(salaryPeriod).set({ isLocked }).where(eq(salaryPeriod.period, '202611'))))
  await expect(run({ done: () => lock(true), together: 5 })).rejects.toThrow('Löneperioden 202611 är låst.')
  expect(await within(tx => tx.$count(payslip))).toBe(5)
  await lock(false)
  expect(await run()).toMatchObject({ stored: persons.length - 5, unchanged: 5 })
})

it('one that was changed after its basis was fetched is left, and the others of its batch are stored', async () => {
  const [first = '', second = ''] = persons
  await run()
  await within(tx => tx.update(employee).set({ salary: sql`salary + 1000` }))
  const change = async () => {
    await within(tx => tx.update(payslip).set({ version: 7 }).where(eq(payslip.employmentNumber, second)))
  }
  try {
    const { left, stored: count } = await run({ numbers: [first, second], done: change, together: 1 })
    expect([count, left]).toEqual([1, [{ person: second, reason: 'Lönebeskedet ändrades under tiden.' }]])
  } finally {
    await within(tx => tx.update(employee).set({ salary: sql`salary - 1000` }))
  }
})

it('those that are ready or paid are left, and named; others are calculated from what holds now', async () => {
  const [ready = '', paid = '', other = ''] = persons
  await run()
  const before = await within(tx => tx.select().from(payslip))
  const mark = (number: string, values: object) =>
    within(tx => tx.update(payslip).set(values).where(eq(payslip.employmentNumber, number)))
  await mark(ready, { readyAt: testMoment })
  await mark(paid, { readyAt: testMoment, paidAt: testMoment })
  await within(tx => tx.update(employee).set({ salary: sql`salary + 1000` }))
  try {
    const result = await run({ numbers: [ready, paid, other] })
    expect(result.left.toSorted((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
      { person: ready, reason: 'Lönebeskedet är klarmarkerat.' },
      { person: paid, reason: 'Lönebeskedet är utbetalt.' },
    ])
    const grossOf = (slips: typeof before, number: string) =>
      slips.find(each => each.employmentNumber === number)?.gross
    const now = await within(tx => tx.select().from(payslip))
    expect(grossOf(now, ready)).toBe(grossOf(before, ready))
    expect(grossOf(now, other)).not.toBe(grossOf(before, other))
  } finally {
    await within(tx => tx.update(employee).set({ salary: sql`salary - 1000` }))
  }
})

it('what somebody wrote on the payslip takes part, and stays when it is calculated again', async () => {
  const [number = ''] = persons
  await run({ numbers: [number] })
  const entry = { period: '202611', employmentNumber: number, position: 1, id: 'typed.1', source: 'TYPED' as const }
  const days = { firstDay: '2026-11-01', lastDay: '2026-11-01' }
  await within(tx => tx.insert(payslipEntry).values({ ...entry, ...days, payType: '6100', amount: 12_300 }))
  expect((await run({ numbers: [number] })).stored).toBe(1)
  const rows = await within(tx => tx.select().from(payslipRow).where(eq(payslipRow.id, 'rad.typed.1')))
  expect(rows.map(({ payType }) => payType)).toEqual(['6100'])
  expect(await within(tx => tx.$count(payslipEntry))).toBe(1)
})

it('a month sees the payslips of the year before it, without those that were taken back', async () => {
  const [number = ''] = persons
  await run({ numbers: [number], code: '202610' })
  await run({ numbers: [number] })
  const history = async () => {
    const [slip] = await within(tx => tx.select().from(payslip).where(eq(payslip.period, '202611')))
    return ((slip?.basis ?? {}) as { history: { last: object | null; earlierInYear: { cash: number } } }).history
  }
  const [october] = await within(tx => tx.select().from(payslip).where(eq(payslip.period, '202610')))
  expect(await history()).toMatchObject({
    last: { gross: october?.gross, net: october?.net },
    earlierInYear: {
      cash: october?.gross,
      contributionBase: october?.contributionBase,
      tax: october?.tax,
      regularTax: october?.tax,
      regular: october?.taxable,
      garnished: 0,
    },
  })
  await within(tx => tx.update(payslip).set({ reversedAt: testMoment }).where(eq(payslip.period, '202610')))
  await run({ numbers: [number] })
  expect(await history()).toMatchObject({ last: null, earlierInYear: { cash: 0 } })
})

it('a law that is not entered stops the run by name, before anything is written', async () => {
  const without: Law = { ...law, tax: { ...law.tax, tables: { ...law.tax.tables, entries: [] } } }
  const stopped = run({ under: without })
  await expect(stopped).rejects.toBeInstanceOf(MissingRule)
  await expect(stopped).rejects.toThrow('saknas för 2026-11-25')
  expect(await within(tx => tx.$count(payslip))).toBe(0)
})
