import { expect, it } from 'vitest'
import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { durationOf, portRunsOf } from './port-runs.ts'
import { emptyStory, extend } from './story.ts'
import { flows, recorded } from './testing/recorded.ts'

const runsOf = (entries: readonly Entry[]) => portRunsOf(extend(emptyStory, entries, flows).steps)

const facts = (entries: readonly Entry[]) =>
  runsOf(entries).map(run => [run.stream, run.id, run.port, run.result, durationOf(run, 1_000)])

it('an answered call has its result and its duration', async () => {
  const entries = await recorded(async ({ send, answer, time }) => {
    time(100)
    send('shop.enter')
    time(350)
    await answer()
  })
  expect(facts(entries)).toEqual([['shop', 'ask', 'shop.ask', 'ok', 250]])
})

it('a call that is not answered is running', async () => {
  const entries = await recorded(({ send, time }) => {
    time(100)
    send('shop.enter')
  })
  expect(facts(entries)).toEqual([['shop', 'ask', 'shop.ask', 'running', 900]])
})

it('a call whose state was left is aborted, and the next one is another', async () => {
  const entries = await recorded(({ send, time }) => {
    send('shop.enter')
    time(40)
    send('shop.again')
    time(60)
    send('shop.leave')
  })
  expect(facts(entries)).toEqual([
    ['shop', 'ask', 'shop.ask', 'aborted', 40],
    ['shop', 'ask', 'shop.ask', 'aborted', 20],
  ])
})

it('an answer of a failure, an error and another answer are told apart', async () => {
  const entries = await recorded(({ send }) => send('shop.enter'))
  const last = entries.at(-1)
  if (!last) throw new Error('nothing was recorded')
  const ended = (event: Record<string, unknown>) =>
    runsOf([
      ...entries,
      { ...last, seq: 50, stream: 'shop', machine: 'shop', version: 2, event: { actorId: 'ask', ...event } as never },
    ]).map(({ result, why }) => [result, why])
  const done = 'xstate.done.actor.ask'
  expect(ended({ type: done, output: { tag: 'failure', failure: { tag: 'network' } } })).toEqual([
    ['failed', 'network'],
  ])
  expect(ended({ type: done, output: 5 })).toEqual([['done', undefined]])
  expect(ended({ type: 'xstate.error.actor.ask', error: {} })).toEqual([['defect', undefined]])
})

it('a machine is no port', async () => {
  const entries = await recorded(({ send }) => send('shop.enter'))
  expect(runsOf(entries).map(({ id }) => id)).not.toContain('till')
})
