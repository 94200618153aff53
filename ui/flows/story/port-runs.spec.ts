import { expect, it } from 'vitest'
import { checkpointOf } from '#machines/kit/journal/checkpoint.ts'
import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { replay } from '#machines/kit/journal/replay.ts'
import { durationOf, portRunsOf } from './port-runs.ts'
import { emptyStory, extend } from './story.ts'
import { flows, recorded, shopFlow } from './testing/recorded.ts'

const runsOf = (entries: readonly Entry[]) => portRunsOf(extend(emptyStory, entries, flows).steps)

const facts = (entries: readonly Entry[], of = 'shop') =>
  runsOf(entries)
    .filter(({ stream }) => stream === of)
    .map(run => [run.stream, run.id, run.port, run.result, durationOf(run, 1_000)])

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

it('a call of a stream that begins again is aborted', async () => {
  const entries = await recorded(({ send }) => send('shop.enter'))
  const again = entries.map(entry => ({ ...entry, seq: entry.seq + 50, at: 70 }))
  expect(facts([...entries, ...again])).toEqual([
    ['shop', 'ask', 'shop.ask', 'aborted', 70],
    ['shop', 'ask', 'shop.ask', 'running', 930],
  ])
})

it('a call of a child ends with the state of the parent that held it', async () => {
  const entries = await recorded(({ send, time }) => {
    send('shop.enter')
    time(80)
    send('shop.leave')
  })
  expect(facts(entries, 'till')).toEqual([['till', 'count', 'till.count', 'aborted', 80]])
})

it('a call goes on over a checkpoint', async () => {
  const entries = await recorded(async ({ send, answer, time }) => {
    send('shop.enter')
    time(250)
    await answer()
  })
  const place = entries.findIndex(({ event }) => event.type.startsWith('xstate.done'))
  const replayed = replay(
    shopFlow,
    entries.slice(0, place).filter(({ stream }) => stream === 'shop'),
  )
  if (replayed.tag === 'failure') throw new Error(replayed.failure)
  const checkpoint = { seq: 0, ...checkpointOf(shopFlow, 'shop', replayed.value, 100) }
  const all = [...entries.slice(0, place), checkpoint, ...entries.slice(place)].map((entry, seq) => ({ ...entry, seq }))
  expect(facts(all)).toEqual([['shop', 'ask', 'shop.ask', 'ok', 250]])
})

it('an answer of a failure, an error and another answer are told apart', async () => {
  const entries = await recorded(({ send }) => send('shop.enter'))
  const last = entries.at(-1)
  if (!last) throw new Error('nothing was recorded')
  const ended = (event: Record<string, unknown>) =>
    runsOf([
      ...entries,
      { ...last, seq: 50, stream: 'shop', machine: 'shop', version: 2, event: { actorId: 'ask', ...event } as never },
    ])
      .filter(({ id }) => id === 'ask')
      .map(({ result, why }) => [result, why])
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
