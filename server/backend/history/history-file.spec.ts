import { expect, it } from 'vitest'
import { exampleHistoryEntry as entry } from '#contracts/examples.ts'
import { historyCsv } from './history-file.ts'

it('no cell runs as a formula or breaks its row', () => {
  const csv = historyCsv([{ ...entry, User: { Login: '=1+1', Namn: '@a;"b"\nc' }, Text: '-2', Details: ['+3'] }])
  expect(csv).toContain(`"'=1+1"`)
  expect(csv).toContain(`"'@a;""b""\nc"`)
  expect(csv).toContain(`"'-2"`)
  expect(csv).toContain(`"'+3"`)
  expect(csv).toContain('"4711"')
})
