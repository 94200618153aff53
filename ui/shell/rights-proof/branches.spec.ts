import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProofStep } from '#contracts/rights-groups/proof.shapes.ts'
import { type Branch, branchesOf } from './branches.ts'

const step = (Level: number, Text = `${Level}`): ProofStep => ({
  Level,
  Kind: 'FACT',
  Text,
  IsOpen: true,
  IsDecisive: true,
  Source: '',
  Place: null,
})
const shape = (branches: readonly Branch[]): unknown =>
  branches.map(({ step: { Text }, below }) => [Text, shape(below)])
const flat = (branches: readonly Branch[]): readonly ProofStep[] =>
  branches.flatMap(({ step: own, below }) => [own, ...flat(below)])

it('puts each step below the nearest one before it of a lower level', () => {
  expect(shape(branchesOf([step(0), step(1, 'a'), step(2, 'b'), step(1, 'c'), step(0, 'd')]))).toEqual([
    [
      '0',
      [
        ['a', [['b', []]]],
        ['c', []],
      ],
    ],
    ['d', []],
  ])
})

it('loses no step and changes no order, whatever the levels', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4)), levels => {
      const steps = levels.map((level, index) => step(level, `${index}`))
      expect(flat(branchesOf(steps))).toEqual(steps)
    }),
  )
})
