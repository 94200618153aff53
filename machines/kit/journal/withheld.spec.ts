import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GAP } from './journal.types.ts'
import { withheld } from './withheld.ts'

const answer = {
  type: 'xstate.done.actor.fetchPayslips',
  actorId: 'fetchPayslips',
  output: {
    tag: 'ok',
    value: {
      totalRows: 2,
      rows: [
        { AnstNr: '7', Namn: 'Nyström Anna', Netto: 24_318.5, Status: 'READY', Last: true, Text: '' },
        { AnstNr: '8', Namn: 'Öberg Ivar', Netto: 0, Status: 'PAID', Last: false, Text: null },
      ],
      sums: { 'Nyström Anna': 24_318.5 },
    },
  },
}

it('keeps what happened and how, and no name and no amount', () => {
  expect(withheld(answer)).toEqual({
    type: 'xstate.done.actor.fetchPayslips',
    actorId: 'fetchPayslips',
    output: {
      tag: 'ok',
      value: {
        totalRows: 2,
        rows: [
          { AnstNr: '[redacted]', Namn: '[redacted]', Netto: '[redacted]', Status: 'READY', Last: true, Text: '' },
          { AnstNr: '[redacted]', Namn: '[redacted]', Netto: 0, Status: 'PAID', Last: false, Text: null },
        ],
        sums: { '[redacted]1': '[redacted]' },
      },
    },
  })
})

it('keeps an error’s name and a gap’s reason, which are the program’s own', () => {
  const failed = { type: 'xstate.error.actor.ask', error: { name: 'TypeError' } }
  expect(withheld(failed)).toEqual(failed)
  const gap = { type: GAP, reason: 'list.arrived has 150000 bytes' }
  expect(withheld(gap)).toEqual(gap)
})

it('withholds a mark wherever it stands, under any field that is not declared', () => {
  const mark = 'Hemliga Nyström'
  const marked = fc.letrec<{ any: unknown }>(tie => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constant(mark),
      fc.constant(24_318.5),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('Namn', 'rows', 'value', 'Netto', mark, 'x y'), tie('any'), { maxKeys: 3 }),
    ),
  })).any
  fc.assert(
    fc.property(marked, output => {
      const text = JSON.stringify(withheld({ type: 'list.arrived', output }))
      expect(text).not.toContain(mark)
      expect(text).not.toContain('24318')
    }),
  )
})
