import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { PayFacts } from './pay-source.ts'
import { paySources } from './pay-sources.ts'

/** Returns the places of the sources that give a kind of facts. */
const givers = (kind: string) => paySources.flatMap(({ gives }, at) => (gives.some(each => each === kind) ? [at] : []))

it('each source is a file of its name, and each file is in the list', () => {
  const files = readdirSync(new URL('sources', import.meta.url)).map(file => file.replace('.ts', ''))
  expect(paySources.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
})

it('a source comes after all that give the facts that it reads, and says why', () => {
  const reading = paySources.flatMap(({ name, reads = {} }, at) =>
    Object.entries(reads).map(([kind, reason]) => ({ name, at, kind, reason })),
  )
  expect(reading.map(({ name, kind }) => [name, kind])).toEqual([['holiday', 'absences']])
  for (const { name, at, kind, reason } of reading) {
    expect(reason.length, name).toBeGreaterThan(20)
    expect(givers(kind).length, kind).toBeGreaterThan(1)
    expect(Math.max(...givers(kind)), `${name} reads ${kind}`).toBeLessThan(at)
  }
})

it('each source of absences says whose may be holiday', () => {
  const giving = paySources.filter(({ gives }) => gives.includes('absences'))
  expect(giving.filter(({ mayBeHoliday }) => !mayBeHoliday).map(({ name }) => name)).toEqual([])
})

it('what is no list is given by one source', () => {
  const kinds: readonly (keyof PayFacts)[] = ['holiday', 'union', 'earlierPay']
  expect(kinds.map(kind => givers(kind).length)).toEqual(kinds.map(() => 1))
})
