import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import { calculate } from '../../engine/calculate.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { employee, employeeAbsence, importedPayslip, importRun, salaryPeriod } from '../../tables/schema.ts'
import { basesOf } from './basis-of.ts'
import { type PaySource, paySource } from './pay-source.ts'
import { paySources } from './pay-sources.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }

beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)

/** Returns the bases of all persons in a period, made of these sources. */
async function basesIn(tx: Transaction, sources: readonly PaySource[]) {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, '202611'))
  if (!period) throw new Error('No period.')
  const people = await tx.select({ number: employee.employmentNumber }).from(employee)
  const numbers = people.map(({ number }) => number)
  const made = await basesOf(tx, period, numbers, law, sources)
  return made.map(each => {
    if ('error' in each) throw each.error
    return each
  })
}
const basesBy = (sources: readonly PaySource[]) => within(tx => basesIn(tx, sources))

it('a source that is added reaches the basis and the payslip, with the days that it concerns', async () => {
  const row: Omit<EnteredRow, 'id'> = {
    ...{ payType: '1110', text: 'Prov', from: '2026-10-07', to: '2026-10-07', quantity: 200, price: 25_050 },
    ...{ amount: null, units: [], distribution: '', replaces: '' },
  }
  const read = vi.fn()
  const added = paySource({
    name: 'test',
    gives: ['entered'],
    reads: { absences: 'The spec looks at them.' },
    async read({ persons }) {
      read(persons.length)
      return ({ person }) => ({
        since: ['2026-08-03'],
        facts: (days, { absences }) => ({
          entered: [{ ...row, id: `test.${person.number}.${days[0]?.date}.${absences.length}` }],
        }),
      })
    },
  })
  const plain = await basesBy(paySources)
  const bases = await basesBy([...paySources, added])
  expect(read.mock.calls).toEqual([[bases.length]])
  expect(bases.some(({ basis }) => basis.absences.length > 0)).toBe(true)
  for (const [at, { basis, hash }] of bases.entries()) {
    const before = plain[at]?.basis
    const first = [before?.days[0]?.date ?? '', '2026-08-03'].toSorted()[0]
    const entered = { ...row, id: `test.${basis.person.number}.${first}.${basis.absences.length}` }
    expect(basis).toEqual({ ...before, days: basis.days, entered: [...(before?.entered ?? []), entered] })
    expect(hash).not.toBe(plain[at]?.hash)
    expect(calculate(basis, law).rows.find(({ id }) => id.endsWith(entered.id))?.amount).toBe(50_100)
  }
})

it('a source reads all persons by a few queries', async () => {
  const queries = new Map<string, number>()
  const counted = paySources.map(
    (source): PaySource => ({
      ...source,
      async read(asked) {
        const spy = vi.spyOn(Client.prototype, 'query')
        try {
          return await source.read(asked)
        } finally {
          queries.set(source.name, spy.mock.calls.length)
          spy.mockRestore()
        }
      },
    }),
  )
  const bases = await basesBy(counted)
  expect(bases.length).toBeGreaterThan(40)
  expect(Math.max(...queries.values())).toBeLessThan(5)
})

it('holiday that an added source gives is paid as one that is registered', async () => {
  const [from, to] = ['2026-10-12', '2026-10-16']
  const added = paySource({
    name: 'test',
    gives: ['absences'],
    mayBeHoliday: async () => () => true,
    read: async () => () => ({
      since: [from],
      facts: () => ({ absences: [{ id: 'test', type: 'SEM', from, to, child: '', extent: 10_000, hours: {} }] }),
    }),
  })
  await within(async tx => {
    const people = await tx.select({ employmentNumber: employee.employmentNumber }).from(employee)
    const counts = { added: people.length, changed: 0, unchanged: 0 }
    await tx.insert(importRun).values({ number: 950, definition: 'X', fileName: 'x', ...counts })
    const sums = { gross: 3_000_000, benefits: 0, tax: 0, net: 3_000_000, contributionBase: 0, contributions: 0 }
    await tx
      .insert(importedPayslip)
      .values(people.map(each => ({ ...each, payDate: '2025-06-25', run: 950, ...sums, balances: {} })))
  })
  const ofSource = await basesBy([added, ...paySources])
  const registered = await within(async tx => {
    const absence = { kind: 'SEM', firstDay: from, lastDay: to, extent: 100 }
    await tx
      .insert(employeeAbsence)
      .values(ofSource.map(({ basis }) => ({ employmentNumber: basis.person.number, ...absence })))
    return basesIn(tx, paySources)
  })
  const paid = ({ basis }: (typeof ofSource)[number]) => {
    const { method, current } = basis.holiday
    return { method, pay: current.earned.pay, missing: current.missing }
  }
  expect(ofSource.map(paid)).toEqual(registered.map(paid))
  expect(ofSource.map(each => paid(each).pay)).toEqual(ofSource.map(() => 3_000_000))
})
