import { describe, expect, it } from 'vitest'
import { mayBeDone, nextOf, reachable, refusalOf, stateAfter } from '../../life/life.ts'
import { payrollErrors } from '../errors.ts'
import { type VoucherState, voucherLife } from './voucher-life.ts'

const posting: VoucherState = { status: 'CREATED', kind: 'posting' }
const reversal: VoucherState = { status: 'CREATED', kind: 'reversal' }

describe('a voucher', () => {
  it('is sent, taken back by another, and holds again when that is removed', () => {
    const sent = stateAfter(voucherLife, posting, 'send')
    const reversed = stateAfter(voucherLife, sent, 'reverse')
    expect([sent.status, reversed.status, stateAfter(voucherLife, reversed, 'release').status]).toEqual([
      'SENT',
      'REVERSED',
      'SENT',
    ])
    expect([posting, sent, reversed].map(state => nextOf(voucherLife, state))).toEqual(['send', null, null])
  })

  it('in the books is neither changed nor removed, and one that takes another back is not taken back', () => {
    for (const state of reachable(voucherLife, [posting, reversal])) {
      const isSent = state.status !== 'CREATED'
      for (const action of ['change', 'send', 'remove'] as const)
        expect([state, refusalOf(voucherLife, state, action)]).toEqual([
          state,
          isSent ? payrollErrors.voucherSent.message : undefined,
        ])
      expect([state, mayBeDone(voucherLife, state, 'reverse')]).toEqual([
        state,
        state.status === 'SENT' && state.kind === 'posting',
      ])
    }
  })
})
