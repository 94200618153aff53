import { describe, expect, it } from 'vitest'
import { registers } from '../registers/registers.ts'
import { everyModel } from './testing/every-form.ts'

/** The lists that a field's name stands for, in every form, row and register, by the name. */
const listsOf = Map.groupBy(
  everyModel.flatMap(({ name, model }) =>
    Object.entries(model.fields).flatMap(([field, { to }]) => (to ? [{ field, list: String(to.list), name }] : [])),
  ),
  ({ field }) => field,
)

describe('a field that refers to a list', () => {
  it.each([...listsOf])('%s means the same list everywhere', (_, uses) => {
    expect(new Set(uses.map(({ list }) => list)).size, JSON.stringify(uses)).toBe(1)
  })

  it('is named as the key of a register only when it refers to that', () => {
    const keyed = Object.values(registers).flatMap(({ name, key }) =>
      (listsOf.get(key) ?? []).filter(({ list }) => list !== name).map(use => ({ key, of: name, ...use })),
    )
    expect(keyed).toEqual([])
  })

  it('TabellStyKod is the table of a person, and LonStyKod the steering of a control row and an agreement', () => {
    const usesOf = (field: string) => (listsOf.get(field) ?? []).map(({ name, list }) => `${name}: ${list}`).toSorted()
    expect(usesOf('TabellStyKod')).toEqual(['Anställd: payTypeTables', 'Mallar för anställda: payTypeTables'])
    expect(usesOf('LonStyKod')).toEqual(['Avtal: payTypeSteering', 'Löneartstabeller.LonSty: payTypeSteering'])
    expect(registers.payTypeSteering.key).toBe('LonStyKod')
  })
})
