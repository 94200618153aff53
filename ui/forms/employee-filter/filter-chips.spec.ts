import { describe, expect, it } from 'vitest'
import { everybody } from '#contracts/person/employee-filter.ts'
import { chipsOf } from './filter-chips.ts'

const today = '2026-11-21'
const options: Readonly<Record<string, { value: string; label: string }[]>> = {
  AvdelningList: [
    { value: '10', label: 'Butik' },
    { value: '20', label: 'Lager' },
  ],
}
const chips = (filter: Partial<typeof everybody>) =>
  chipsOf({ ...everybody, ...filter }, field => options[field] ?? [], today)

describe('the chips of an employee filter', () => {
  it('are none while it keeps everybody', () => expect(chips({})).toEqual([]))

  it('name what is in force, by the words of the screen and of the code lists', () => {
    expect(
      chips({
        UseAvdelning: true,
        AvdelningList: ['20', '10', '99'],
        UseLoneForm: true,
        LoneFormList: ['TIM'],
        UseTotWarnings: true,
        TotWarnings: 2,
        DigitalPayslipFilter: 'PAPER',
        PerTypList: ['TJM'],
      }),
    ).toEqual([
      { id: 'AvdelningList', name: 'Avdelningar', value: 'Lager, Butik, 99' },
      { id: 'LoneFormList', name: 'Löneformer', value: 'Timlön' },
      { id: 'TotWarnings', name: 'Minst antal varningar', value: '2' },
      { id: 'DigitalPayslipFilter', name: 'Lönebesked', value: 'Lönebesked på papper' },
    ])
  })

  it('say so where a condition is switched on and empty', () => {
    expect(chips({ UseAvtal: true })).toEqual([{ id: 'AvtalIdList', name: 'Avtal', value: 'inget valt' }])
  })

  it('count what is more than three', () => {
    expect(chips({ AnstNrList: ['1', '2', '3', '4'] })).toEqual([
      { id: 'AnstNrList', name: 'Anställda', value: '4 st' },
    ])
  })
})
