import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from './declaration.ts'
import { declaration, employer, payslip, person } from './testing/given.ts'

const [researcher, other, old, free] = ['198001019801', '198502029802', '195003039803', '199004049804'].map(
  (number, at) =>
    person(String(at + 1), number, { isResearcher: at !== 1, ...(at === 3 && { contributionType: '00' }) }),
)
const persons = [researcher, other, old, free].flatMap(each => each ?? [])

const of = (pay: readonly number[], uses: Partial<typeof employer>) =>
  declaration({
    employer: { ...employer, ...uses },
    persons,
    payslips: pay.flatMap((amount, at) => (amount === 0 ? [] : [payslip(String(at + 1), { '011': amount })])),
  }).main
const boxes = (main: ReturnType<typeof of>) =>
  Object.fromEntries(['470', '475', '471', '476', '487'].map(box => [box, amountOf(main, box)]))
const research = { usesResearchReduction: true }
const regional = { usesRegionalReduction: true }

describe('the reductions of the company’s contributions', () => {
  it('are none unless the settings ask for them', () => {
    expect(boxes(of([100_000, 30_000], {}))).toEqual({ '470': 0, '475': 0, '471': 0, '476': 0, '487': 40_846 })
  })

  it('are for research: 20 percent of the pay of those who are marked, and who have more than the pension fee', () => {
    const main = of([100_000, 30_000, 50_000, 40_000], research)
    expect(boxes(main)).toMatchObject({ '470': 100_000, '475': 20_000, '471': 0, '487': 40_846 + 5_105 - 20_000 })
    expect(main.steps.find(({ id }) => id === 'agi.470')).toMatchObject({
      value: 10_000_000,
      inputs: [{ name: 'Mottagare', value: '1' }],
    })
    expect(main.steps.find(({ id }) => id === 'agi.475')).toMatchObject({ value: 2_000_000 })
    expect(main.steps.find(({ id }) => id === 'agi.487')?.inputs).toContainEqual(
      expect.objectContaining({ name: 'Fält 475', step: 'agi.475' }),
    )
  })

  it('are for the region: 10 percent of all pay, at most 7 100 kr', () => {
    expect(boxes(of([20_000, 30_000], regional))).toMatchObject({ '471': 50_000, '476': 5_000, '487': 15_710 - 5_000 })
    expect(boxes(of([100_000, 30_000], regional))).toMatchObject({ '471': 130_000, '476': 7_100 })
  })

  it('leave the pension fee: what research has taken, the region does not get', () => {
    expect(boxes(of([100_000], { ...research, ...regional }))).toEqual({
      '470': 100_000,
      '475': 20_000,
      '471': 100_000,
      '476': 1_210,
      '487': 10_210,
    })
  })

  it('never take more than the contributions above the pension fee, whatever is paid', () => {
    const pay = fc.integer({ min: 0, max: 20_000_000 })
    fc.assert(
      fc.property(fc.tuple(pay, pay, pay, pay), fc.boolean(), fc.boolean(), (paid, first, second) => {
        const main = of(paid, { usesResearchReduction: first, usesRegionalReduction: second })
        const whole = of(paid, {})
        const { 475: taken = 0, 476: more = 0, 487: sum = 0 } = boxes(main)
        expect(sum).toBe(amountOf(whole, '487') - taken - more)
        // Öre are dropped from the contributions by rate, and not from the fee that is left.
        expect(sum).toBeGreaterThanOrEqual(Math.floor((paid[0] + paid[1] + paid[2]) * 0.1021) - 3)
        expect(taken).toBeLessThanOrEqual(3_000_000)
        expect(more).toBeLessThanOrEqual(7_100)
        expect(main.recomputed).toBe(sum)
      }),
    )
  })
})
