import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChunk, hasOffer, offerChunk, onChunksChange, requireChunk, tryOffered } from './chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'))

/** Creates a loader that fails until the file is restored. */
function file() {
  let isThere = false
  let loads = 0
  return {
    load: () => {
      loads += 1
      return isThere ? Promise.resolve('a screen') : gone()
    },
    putBack: () => {
      isThere = true
    },
    loads: () => loads,
  }
}

/** Returns the state of a promise: its value, its failure, or pending. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'nothing yet'
  const set = (value: unknown) => {
    outcome = value
  }
  promise.then(set, set)
  await vi.advanceTimersByTimeAsync(0)
  return outcome
}

describe('a chunk', () => {
  it('that does not arrive is waited for until a retry finds the file', async () => {
    const { load, putBack } = file()
    const chunk = createChunk(load)
    const arrival = chunk.arrival()
    expect(await settled(arrival)).toBe('nothing yet')
    expect(chunk.hasFailed()).toBe(true)

    await chunk.tryAgain()
    expect(await settled(arrival)).toBe('nothing yet')
    expect(chunk.hasFailed()).toBe(true)

    putBack()
    await chunk.tryAgain()
    expect(await settled(arrival)).toBe('a screen')
    expect(chunk.hasFailed()).toBe(false)
  })

  it('is loaded once, however often it is asked for, and not again while it is on its way', async () => {
    const { load, putBack, loads } = file()
    putBack()
    const chunk = createChunk(load)
    const first = chunk.arrival()
    await chunk.tryAgain()
    expect(chunk.arrival()).toBe(first)
    expect(await settled(first)).toBe('a screen')
    expect(loads()).toBe(1)
  })

  it('that has not answered for 120 s has failed', async () => {
    const chunk = createChunk(() => new Promise<never>(() => {}))
    void chunk.arrival()
    await vi.advanceTimersByTimeAsync(119_999)
    expect(chunk.hasFailed()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(chunk.hasFailed()).toBe(true)
  })

  it('whose code is broken fails at once, with what broke', async () => {
    const broken = new TypeError('x is not a function')
    const chunk = createChunk(() => Promise.reject(broken))
    expect(await settled(chunk.arrival())).toBe(broken)
    expect(chunk.hasFailed()).toBe(false)
  })
})

describe('the offer', () => {
  it('stands for all that has failed and is waited for, and a retry loads them all', async () => {
    const heard = vi.fn()
    const end = onChunksChange(heard)
    const files = [file(), file()]
    const chunks = files.map(({ load }) => createChunk(load))
    const withdrawals = chunks.map(offerChunk)
    expect(hasOffer()).toBe(false)
    for (const chunk of chunks) void chunk.arrival()
    await vi.advanceTimersByTimeAsync(0)
    expect(hasOffer()).toBe(true)
    expect(heard).toHaveBeenCalled()

    files[0]?.putBack()
    await tryOffered()
    expect(chunks.map(chunk => chunk.hasFailed())).toEqual([false, true])
    expect(hasOffer()).toBe(true)
    for (const withdraw of withdrawals) withdraw()
    expect(hasOffer()).toBe(false)
    end()
  })

  it('stands for code that is no component, until it has come', async () => {
    const { load, putBack } = file()
    const code = requireChunk(load)
    expect(await settled(code)).toBe('nothing yet')
    expect(hasOffer()).toBe(true)
    putBack()
    await tryOffered()
    expect(await settled(code)).toBe('a screen')
    expect(hasOffer()).toBe(false)
  })
})
