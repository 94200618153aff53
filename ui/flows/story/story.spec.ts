import { describe, expect, it } from 'vitest'
import { checkpointOf } from '#machines/kit/journal/checkpoint.ts'
import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { replay } from '#machines/kit/journal/replay.ts'
import { actorsAt, heatAt } from './actors.ts'
import { emptyStory, extend, type Story, stepAt } from './story.ts'
import { flows, recorded, shopFlow } from './testing/recorded.ts'

const storyOf = (entries: readonly Entry[]): Story => extend(emptyStory, entries, flows)

const visit = () =>
  recorded(async ({ send, answer }) => {
    send('shop.enter')
    send('shop.leave')
    send('shop.enter')
    send('shop.leave')
    await answer()
  })

describe('the story of a journal', () => {
  it('has the states that a replay has, at every step', async () => {
    const entries = await visit()
    const own = entries.filter(({ stream }) => stream === 'shop')
    const replayed = replay(shopFlow, own)
    if (replayed.tag === 'failure') throw new Error(replayed.failure)
    const told = storyOf(entries).streams.get('shop') ?? []
    expect(told.map(({ after }) => [after?.value, after?.context])).toEqual(
      replayed.value.steps.map(({ snapshot }) => [snapshot.value, snapshot.context]),
    )
  })

  it('is the same whether its entries come at once or one by one', async () => {
    const entries = await visit()
    let grown = emptyStory
    for (const entry of entries) grown = extend(grown, [entry], flows)
    const facts = ({ steps }: Story) => steps.map(({ index, after, taken }) => [index, after?.value, taken])
    expect(facts(grown)).toEqual(facts(storyOf(entries)))
  })

  it('names the transitions taken, also those that no event names', async () => {
    const entries = await recorded(({ send }) => {
      send('shop.enter')
      send('shop.count')
    })
    const taken = (storyOf(entries).streams.get('shop') ?? []).map(step => step.taken)
    expect(taken).toEqual([[], ['shop.closed shop.enter 0'], ['shop.open shop.count 0', 'shop.open always 0']])
  })

  it('counts a transition once each time it was taken, up to the moment', async () => {
    const story = storyOf(await visit())
    const key = 'shop.closed shop.enter 0'
    const entered = story.steps.filter(({ entry }) => entry.event.type === 'shop.enter').map(({ index }) => index)
    expect(entered).toHaveLength(2)
    expect(heatAt(story, 'shop', (entered[0] ?? 0) - 1).get(key)).toBeUndefined()
    expect(heatAt(story, 'shop', entered[0] ?? 0).get(key)).toBe(1)
    expect(heatAt(story, 'shop', entered[1] ?? 0).get(key)).toBe(2)
    expect(heatAt(story, 'till', entered[1] ?? 0).get(key)).toBeUndefined()
  })

  it('ends with the machine, as a replay does', async () => {
    const entries = await recorded(({ send, closeTill }) => {
      send('shop.enter')
      closeTill()
    })
    const ring = (at: Entry[]) => ({ ...at[0], seq: 99, event: { type: 'till.ring' } }) as Entry
    const own = entries.filter(({ stream }) => stream === 'till')
    expect(storyOf([...own.slice(0, 1), ring(own)]).steps[1]?.taken).toEqual(['till till.ring 0'])
    expect(storyOf([...own, ring(own)]).steps[2]?.taken).toEqual([])
  })

  it('goes on from a checkpoint, as a replay does', async () => {
    const entries = await recorded(({ send }) => send('shop.enter'))
    const replayed = replay(
      shopFlow,
      entries.filter(({ stream }) => stream === 'shop'),
    )
    if (replayed.tag === 'failure') throw new Error(replayed.failure)
    const checkpoint = { seq: 100, ...checkpointOf(shopFlow, 'shop', replayed.value, 5) }
    const leave: Entry = { ...checkpoint, seq: 101, event: { type: 'shop.leave' } }
    const steps = storyOf([checkpoint, leave]).streams.get('shop') ?? []
    expect(steps.map(({ after }) => after?.value)).toEqual(['open', 'closed'])
    expect(steps[1]?.taken).toEqual(['shop.open shop.leave 0'])
  })
})

describe('a stream that cannot be replayed', () => {
  const at = (change: Partial<Entry>): Entry => ({
    seq: 1,
    at: 0,
    stream: 'shop',
    machine: 'shop',
    version: 2,
    event: { type: 'xstate.init' },
    ...change,
  })

  it('says that no flow describes its machine', () => {
    const [step] = storyOf([at({ machine: 'bakery' })]).steps
    expect(step?.problem).toContain('bakery')
    expect(step?.after).toBeUndefined()
  })

  it('says that a version is unknown, and is replayed from its next beginning', () => {
    const entries = [at({ version: 7 }), at({ seq: 2, event: { type: 'shop.enter' } }), at({ seq: 3 })]
    const [unknown, after, again] = storyOf(entries).steps
    expect(unknown?.problem).toContain('Version 7')
    expect(after?.problem).toContain('Version 7')
    expect(again).toMatchObject({ before: undefined, after: { value: 'closed' } })
    expect(again?.problem).toBeUndefined()
  })

  it('says that its beginning or an event in it is missing', () => {
    expect(storyOf([at({ event: { type: 'shop.enter' } })]).steps[0]?.problem).toContain('början')
    const gap = [at({}), at({ seq: 2, event: { type: 'journal.gap' } }), at({ seq: 3, event: { type: 'shop.enter' } })]
    expect(storyOf(gap).steps.map(({ problem }) => problem !== undefined)).toEqual([false, true, true])
  })

  it('leaves the others as they are', async () => {
    const entries = await recorded(({ send }) => send('shop.enter'))
    const story = storyOf([at({ seq: 0, stream: 'bread', machine: 'bakery' }), ...entries])
    expect(stepAt(story, 'shop', 99)?.after?.value).toBe('open')
  })
})

describe('the flows at a moment', () => {
  it('are a tree, of which those are active that an active parent holds', async () => {
    const entries = await recorded(({ send, closeTill }) => {
      send('shop.enter')
      closeTill()
      send('shop.leave')
    })
    const story = storyOf(entries)
    const facts = (moment: number) =>
      actorsAt(story, moment).map(({ stream, depth, isActive, state }) => [stream, depth, isActive, state])
    const of = (type: string) => story.steps.find(({ entry }) => entry.event.type === type)?.index ?? -1
    expect(facts(0)).toEqual([['shop', 0, true, 'closed']])
    expect(facts(of('till.close') - 1)).toEqual([
      ['shop', 0, true, 'open'],
      ['till', 1, true, 'open'],
    ])
    expect(facts(of('till.close'))).toEqual([
      ['shop', 0, true, 'open'],
      ['till', 1, false, 'closed (klar)'],
    ])
    expect(facts(of('shop.leave'))[1]).toEqual(['till', 1, false, 'closed (klar)'])
  })

  it('end with the state that held them, though they did not end themselves', async () => {
    const entries = await recorded(({ send }) => {
      send('shop.enter')
      send('shop.leave')
    })
    expect(actorsAt(storyOf(entries), 99).map(({ stream, isActive }) => [stream, isActive])).toEqual([
      ['shop', true],
      ['till', false],
    ])
  })
})
