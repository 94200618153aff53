import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { run, type Scenarios } from '../shared/testing/scenario.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { salaryYearFlow, type salaryYearMachine } from './salary-year.machine.ts'
import { year, years } from './salary-year.select.ts'

const input = { years: [2026, 2025, 2024], year: 2025 }

const scenarios: Scenarios<typeof salaryYearMachine> = {
  'another year is chosen, as text': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYear.choose', year: '2024' })
      expect(year(actor.getSnapshot())).toBe(2024)
      actor.send({ type: 'salaryYear.choose', year: 2026 })
      expect(year(actor.getSnapshot())).toBe(2026)
    },
  },
  'a year that is not the company’s is not chosen': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYear.choose', year: '2019' })
      actor.send({ type: 'salaryYear.choose', year: 'nittonhundra' })
      expect(year(actor.getSnapshot())).toBe(2025)
    },
  },
  'the year stays when the years are refreshed': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYears.refreshed', years: [2027, 2026, 2025] })
      expect(year(actor.getSnapshot())).toBe(2025)
      expect(years(actor.getSnapshot())).toEqual([2027, 2026, 2025])
    },
  },
  'a year that has disappeared falls back to the first': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYears.refreshed', years: [2027, 2026] })
      expect(year(actor.getSnapshot())).toBe(2027)
    },
  },
}

describe('the salary year', () => {
  verifyFlow(salaryYearFlow, { spec: import.meta.url, scenarios })
  it('begins with the latest when none was in use', async () => {
    const { snapshot } = await run(salaryYearFlow, { input: { years: [2026, 2025], year: null }, play: () => {} })
    expect(year(snapshot)).toBe(2026)
  })
  it('is always one of the years, or none when there are none', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 2019, max: 2030 }), { maxLength: 5 }),
        fc.array(fc.oneof(fc.integer({ min: 2019, max: 2030 }), fc.string()), { maxLength: 8 }),
        async (available, choices) => {
          const { snapshot } = await run(salaryYearFlow, {
            input: { years: available, year: null },
            play: ({ actor }) => {
              for (const choice of choices) actor.send({ type: 'salaryYear.choose', year: choice })
            },
          })
          const chosen = year(snapshot)
          if (chosen === null) expect(available).toEqual([])
          else expect(available).toContain(chosen)
        },
      ),
      { numRuns: 50 },
    ))
})
