import { describe, expect, it } from 'vitest'
import { compete, isKept, type Row, spreadOf } from './contest.ts'

const row = (prepare: Row['prepare'], rounds: number): Row => ({
  name: 'a',
  what: 'b',
  peer: 'c',
  unit: 'ms',
  better: 'less',
  rounds,
  prepare,
})

describe('a spread', () => {
  it('has the middle value, or the middle of the two in the middle', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
    expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 })
    expect(() => spreadOf([])).toThrow(RangeError)
  })
})

describe('a contest', () => {
  it('goes in turns, leaves the first round out, and compares within rounds', async () => {
    const order: string[] = []
    const values = { ours: [99, 2, 8], peer: [99, 1, 2] }
    const take = (caller: 'ours' | 'peer') => async () => {
      order.push(caller)
      return values[caller].shift() ?? 0
    }
    const close = async () => void order.push('close')
    const result = await compete(row(async () => ({ ours: take('ours'), peer: take('peer'), close }), 2))
    expect(order).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer', 'close'])
    expect(result.ratio).toEqual({ median: 3, min: 2, max: 4 })
    expect(result.ours).toEqual({ median: 5, min: 2, max: 8 })
  })

  it('is closed when it fails', async () => {
    let closed = false
    const fails = async () => Promise.reject(new Error('no'))
    const close = async () => {
      closed = true
    }
    await expect(compete(row(async () => ({ ours: fails, peer: fails, close }), 1))).rejects.toThrow('no')
    expect(closed).toBe(true)
  })
})

describe('a limit', () => {
  const at = (median: number) => ({ median, min: 0, max: 9 })
  const result = { ours: at(4), peer: at(2), ratio: at(2) }

  it('holds ours, from below or from above', () => {
    expect([4, 5].map(atMost => isKept({ atMost }, result))).toEqual([true, true])
    expect(isKept({ atMost: 3 }, result)).toBe(false)
    expect([3, 4].map(atLeast => isKept({ atLeast }, result))).toEqual([true, true])
    expect(isKept({ atLeast: 5 }, result)).toBe(false)
  })

  it('holds ours beside the peer’s when it is of the ratio', () => {
    expect(isKept({ atMost: 3, ofRatio: true }, result)).toBe(true)
    expect(isKept({ atLeast: 3, ofRatio: true }, result)).toBe(false)
  })
})
