import { expect, it } from 'vitest'
import { createReaders } from './readers.ts'

/** A reader that does as it is told. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', told => {
      if (told === 'work for ever') for (;;) {}
      if (told === 'break') throw new Error('broken')
      parentPort.postMessage(told)
    })
  `)}`,
)
const limits = { file, maxProcessorMs: 200, atOnce: 2 }

it('reads more files than there are readers, each for the one that asked', async () => {
  const readers = createReaders<string, string>(limits)
  const asked = ['1', '2', '3', '4', '5', '6']
  expect(await Promise.all(asked.map(each => readers.read(each)))).toEqual(asked)
})

it('ends a file that takes too much, and reads those after it', async () => {
  const readers = createReaders<string, string>({ ...limits, atOnce: 1 })
  const both = Promise.all([readers.read('work for ever'), readers.read('next')])
  expect(await both).toEqual(['too much', 'next'])
})

it('tells of a defect of the program, and reads the files after it', async () => {
  const readers = createReaders<string, string>({ ...limits, atOnce: 1 })
  const both = Promise.allSettled([readers.read('break'), readers.read('next')])
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'next' }])
})
