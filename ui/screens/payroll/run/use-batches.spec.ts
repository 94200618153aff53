import { expect, it } from 'vitest'
import { callOf } from '#machines/kit/table/table.setup.ts'
import { printPath } from './paths.ts'
import { print, printBatch } from './use-batches.tsx'

it('the chosen payslips are printed by their numbers', () => {
  const rows = [
    { AnstNr: '1', Nummer: 1, Namn: 'Ek Eva' },
    { AnstNr: '2', Nummer: 3, Namn: 'Alm Åke' },
  ]
  const chosen = { batches: [print], batch: printBatch, outcome: { rows, answered: 0 }, chosen: {} }
  const { items } = callOf(chosen as unknown as Parameters<typeof callOf>[0])
  expect(printPath('202612', items as unknown as typeof rows)).toBe('/print/payslips/202612/1%2C2%3A3')
})
