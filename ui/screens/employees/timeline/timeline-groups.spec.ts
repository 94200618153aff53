import { expect, it } from 'vitest'
import type { EmployeeFact } from '#contracts/employees/shapes.ts'
import { timelineGroups } from './timeline-groups.ts'

const facts: readonly EmployeeFact[] = [
  { Slag: 'lon', From: '2027-01-01', Values: { Lon: 34_000 } },
  { Slag: 'adress', From: '1900-01-01', Values: { PostOrt: '' } },
  { Slag: 'lon', From: '2026-06-01', Values: { Lon: 33_000, LoneForm: 'MÅN' } },
  { Slag: 'lon', From: '1900-01-01', Values: { Lon: 180, LoneForm: 'TIM' } },
  { Slag: 'adress', From: '2026-11-23', Values: { PostOrt: 'Växjö' } },
]

it('the line of time has each kind by day, and says what was, is and will be', () => {
  expect(timelineGroups(facts, '2026-11-23')).toEqual([
    {
      kind: 'adress',
      label: 'Adress',
      entries: [
        { from: '1900-01-01', state: 'past', isChange: false, lines: [{ label: 'Postort', value: '' }] },
        { from: '2026-11-23', state: 'now', isChange: true, lines: [{ label: 'Postort', value: 'Växjö' }] },
      ],
    },
    {
      kind: 'lon',
      label: 'Lön',
      entries: [
        {
          from: '1900-01-01',
          state: 'past',
          isChange: false,
          lines: [
            { label: 'Löneform', value: 'Timlön' },
            { label: 'Lön', value: '180,00 kr' },
          ],
        },
        {
          from: '2026-06-01',
          state: 'now',
          isChange: true,
          lines: [
            { label: 'Löneform', value: 'Månadslön' },
            { label: 'Lön', value: '33\u00a0000,00 kr' },
          ],
        },
        { from: '2027-01-01', state: 'future', isChange: true, lines: [{ label: 'Lön', value: '34\u00a0000,00 kr' }] },
      ],
    },
  ])
  expect(timelineGroups([], '2026-11-23')).toEqual([])
})
