import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

it('gives what is loaded', async () => {
  await expect(loadChunk(async () => 'a screen')).resolves.toBe('a screen')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  'Failed to fetch dynamically imported module: https://example.se/assets/a.js',
  'error loading dynamically imported module: https://example.se/assets/a.js',
  'Importing a module script failed.',
])('names a script that did not arrive: %s', async message => {
  const failure = await loadChunk(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ChunkLoadError)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk failed', code: undefined })
})

it('names a stylesheet that did not arrive', async () => {
  const failing = () => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'))
  await expect(loadChunk(failing)).rejects.toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' })
})

it('leaves what went wrong within the code as it is', async () => {
  const broken = new TypeError('x is not a function')
  await expect(loadChunk(() => Promise.reject(broken))).rejects.toBe(broken)
})

it('gives up on a script that does not answer within 120 s', async () => {
  const failure = loadChunk(never).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBeInstanceOf(ChunkLoadError)
})
