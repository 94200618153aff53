import { expect, it } from 'vitest'
import { projectedTables } from './platform/replay/projected-tables.ts'
import { projections } from './projections.ts'

it('have the tables whose rows are recorded when a company begins, in the same order', () => {
  expect(projections.flatMap(({ tables }) => tables)).toEqual(projectedTables)
})
