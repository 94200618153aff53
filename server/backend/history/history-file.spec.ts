import { expect, it } from 'vitest'
import { exampleHistoryEntry as entry } from '#contracts/history/examples.ts'
import { historyCsv } from './history-file.ts'

it('no cell runs as a formula or breaks its row', () => {
  const csv = historyCsv([{ ...entry, User: { Login: '=1+1', Namn: '@a;"b"\nc' }, Text: '-2', Details: ['+3'] }])
  expect(csv).toContain(`"'=1+1"`)
  expect(csv).toContain(`"'@a;""b""\nc"`)
  expect(csv).toContain(`"'-2"`)
  expect(csv).toContain(`"'+3"`)
  expect(csv).toContain('"4711"')
})

it('has times as the clock on the wall in Sweden shows them, in summer and in winter', () => {
  const times = ['2026-07-01T22:30:00.000Z', '2026-12-31T23:05:00.000Z']
  const csv = historyCsv(times.map(TimeStamp => ({ ...entry, TimeStamp })))
  expect(csv).toContain('"2026-07-02 00:30"')
  expect(csv).toContain('"2027-01-01 00:05"')
  expect(csv).not.toContain('Z"')
})
