import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteDefectsIn } from '#ui/runtime/error-log.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

let logged: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  logged = []
  noteDefectsIn((_, context) => logged.push(context))
})
afterEach(() => {
  vi.useRealTimers()
  noteDefectsIn(() => {})
})

const never = () => new Promise<never>(() => {})

it('gives what is loaded', async () => {
  await expect(loadChunk(async () => 'a screen')).resolves.toBe('a screen')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  'Failed to fetch dynamically imported module: https://example.se/assets/a.js',
  'error loading dynamically imported module: https://example.se/assets/b.js',
  'Importing a module script failed.',
])('names a script that did not arrive: %s', async message => {
  const failure = await loadChunk(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ChunkLoadError)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk failed', code: undefined })
  expect(logged).toEqual(['ChunkLoadError'])
})

it('names a stylesheet that did not arrive', async () => {
  const failing = () => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'))
  await expect(loadChunk(failing)).rejects.toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' })
  expect(logged).toEqual(['CSS_CHUNK_LOAD_FAILED'])
})

it('leaves what went wrong within the code as it is', async () => {
  const broken = new TypeError('x is not a function')
  await expect(loadChunk(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(logged).toEqual([])
})

it('gives up on a script that does not answer within 120 s', async () => {
  const failure = loadChunk(never).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBeInstanceOf(ChunkLoadError)
})

describe('a browser that remembers a script that could not be fetched', () => {
  const address = 'https://example.se/assets/remembered.js'
  const load = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`))

  it('is asked for it by another address from the second time on, until it has come', async () => {
    const asked: string[] = []
    let isBack = false
    const importFrom = async (from: string) => {
      asked.push(from)
      if (!isBack) throw new TypeError(`Failed to fetch dynamically imported module: ${from}`)
      return 'a screen'
    }
    const attempt = () => loadChunk<unknown>(load, importFrom).catch((error: Error) => error.name)
    expect([await attempt(), asked]).toEqual(['ChunkLoadError', []])
    expect(await attempt()).toBe('ChunkLoadError')
    isBack = true
    expect([await attempt(), await attempt()]).toEqual(['a screen', 'a screen'])
    expect(asked).toEqual([`${address}#1`, `${address}#2`])
  })
})
