import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { createMachine, fromCallback, fromPromise, not, setup } from 'xstate'
import { answered } from '../shared/answered.ts'
import { channel, place, port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import { expectClear } from '../shared/testing/clear-chart.ts'
import { layOut } from './chart-layout.ts'
import { chartOf } from './chart-model.ts'
import { describeChart } from './describe-chart.ts'
import { drawChart } from './draw-chart.ts'

const trip = setup({
  actors: {
    buy: port<void, Result<string>>('trip.buy'),
    weather: channel('trip.weather'),
    guide: createMachine({}),
    later: place('later'),
    other: fromPromise(async () => 1),
    another: fromCallback(() => {}),
  },
  actions: { pack: () => {}, unpack: () => {}, wave: () => {} },
  guards: { isFar: () => true, isAsked: () => false, isDear: () => true },
  delays: { patience: 7_000, nap: 90_000, hour: 3_600_000, mood: () => 1 },
}).createMachine({
  id: 'trip',
  initial: 'home',
  invoke: { id: 'weather', src: 'weather' },
  on: { stop: '.home', rain: { actions: 'wave' } },
  states: {
    home: {
      description: 'At <home> & idle.',
      entry: 'unpack',
      exit: ['pack', 'wave'],
      on: { go: { guard: not('isAsked'), target: ['away.sight.looking', 'away.food.hungry'] }, back: 'away.past' },
      after: { patience: 'buying', nap: 'home', hour: 'home', mood: 'home', 300: 'home' },
    },
    buying: {
      description: 'At the counter.',
      invoke: { id: 'ticket', src: 'buy', onDone: answered({ ok: 'away', failed: 'home' }), onError: 'over' },
    },
    away: {
      description: 'Two things at once.',
      type: 'parallel',
      states: {
        sight: {
          initial: 'looking',
          invoke: [
            { id: 'guide', systemId: 'guide', src: 'guide' },
            { id: 'later', systemId: 'later', src: 'later' },
          ],
          states: {
            looking: { always: [{ guard: 'isFar', target: 'seen', actions: 'wave' }, { target: '#trip.over' }] },
            seen: { type: 'final' },
          },
        },
        food: {
          initial: 'hungry',
          invoke: [
            { id: 'other', src: 'other' },
            { id: 'another', src: 'another' },
          ],
          states: { hungry: { on: { eat: 'full' } }, full: {}, last: { type: 'history', target: 'full' } },
        },
        past: { type: 'history', history: 'deep' },
      },
      onDone: 'over',
    },
    over: { type: 'final' },
  },
})
const chart = chartOf(trip)
const state = (path: string) => chart.states.find(({ id }) => id === `trip.${path}`)
const arrows = (path: string) =>
  chart.transitions
    .filter(({ source }) => source === (path === '' ? 'trip' : `trip.${path}`))
    .map(({ cause, guard, targets, actions }) => [cause, guard, targets.join(), actions.join()])

describe('the model of a chart', () => {
  it('has every state before its children', () =>
    expect(chart.states.map(({ id, kind, parent }) => `${id} ${kind} ${parent}`)).toEqual([
      'trip compound undefined',
      'trip.home atomic trip',
      'trip.buying atomic trip',
      'trip.away parallel trip',
      'trip.away.sight compound trip.away',
      'trip.away.sight.looking atomic trip.away.sight',
      'trip.away.sight.seen final trip.away.sight',
      'trip.away.food compound trip.away',
      'trip.away.food.hungry atomic trip.away.food',
      'trip.away.food.full atomic trip.away.food',
      'trip.away.food.last history trip.away.food',
      'trip.away.past history trip.away',
      'trip.over final trip',
    ]))

  it('knows where a state begins, and a history the first time', () => {
    expect(state('away.sight')?.initial).toEqual(['trip.away.sight.looking'])
    expect(state('away')?.initial).toEqual([])
    expect(state('away.food.last')).toMatchObject({ history: 'shallow', initial: ['trip.away.food.full'] })
    expect(state('away.past')).toMatchObject({ history: 'deep', initial: [] })
  })

  it('knows the description and the actions of a state, without those that XState adds', () =>
    expect(state('home')).toMatchObject({
      description: 'At <home> & idle.',
      entry: ['unpack'],
      exit: ['pack', 'wave'],
    }))

  it('tells machines, ports and channels from other logic', () => {
    const kinds = chart.states.flatMap(({ invokes }) => invokes.map(({ id, src, kind }) => `${id} ${src} ${kind}`))
    expect(kinds).toEqual([
      'weather weather channel',
      'ticket buy port',
      'guide guide machine',
      'later later machine',
      'other other actor',
      'another another actor',
    ])
  })

  it('knows of each transition the cause, the guard, the targets and the actions', () => {
    expect(arrows('')).toEqual([
      ['stop', undefined, 'trip.home', ''],
      ['rain', undefined, '', 'wave'],
    ])
    expect(arrows('buying')).toEqual([
      ['ticket is done', 'ok', 'trip.away', ''],
      ['ticket is done', 'failed', 'trip.home', ''],
      ['ticket fails', undefined, 'trip.over', ''],
    ])
    expect(arrows('away.sight.looking')).toEqual([
      ['always', 'isFar', 'trip.away.sight.seen', 'wave'],
      ['always', undefined, 'trip.over', ''],
    ])
    expect(arrows('home')).toContainEqual(['go', 'not isAsked', 'trip.away.sight.looking,trip.away.food.hungry', ''])
  })

  it('knows how long a delay is, unless the machine decides it', () =>
    expect(arrows('home').map(([cause]) => cause)).toEqual([
      'go',
      'back',
      'after 300 ms',
      'after patience (7 s)',
      'after nap (90 s)',
      'after hour (60 min)',
      'after mood',
    ]))
})

describe('the drawing of a chart', () => {
  const detail = { descriptions: true, counts: false }
  const laidOut = () => layOut(chart, new ELK(), detail)

  it('is the same every time, byte for byte', async () =>
    expect(drawChart(await laidOut(), 'x')).toBe(drawChart(await laidOut(), 'x')))

  it('is markup whatever the texts are', async () => {
    const svg = drawChart(await laidOut(), 'Goes <far> & "away".')
    expect(svg).toContain('At &lt;home> &amp; idle.')
    expect(svg).toContain('Goes &lt;far> &amp; &quot;away&quot;.')
  })

  it('has every state within its parent, and nothing over anything', async () => expectClear(await laidOut()))

  it('has room for the numbers in the browser', async () => {
    const wide = await layOut(chart, new ELK(), { descriptions: false, counts: true })
    expectClear(wide)
    const rows = wide.arrows.flatMap(({ label }) => label?.text ?? [])
    for (const { width, rows: each } of rows)
      for (const { lines } of each) for (const line of lines) expect(width - line.x - line.width).toBeGreaterThan(40)
  })

  it('has every transition once for each target, or in its state', async () => {
    const { states, arrows: drawn } = await laidOut()
    const keys = [...states.map(({ text }) => text), ...drawn.flatMap(({ label }) => label?.text ?? [])]
      .flatMap(({ rows }) => rows.map(({ key }) => key))
      .toSorted()
    const expected = chart.transitions.flatMap(({ key, targets }) => Array(Math.max(1, targets.length)).fill(key))
    expect(keys).toEqual(expected.toSorted())
  })
})

it('the chart in words has what the drawing has', () => {
  const words = describeChart(chart, { name: 'trip', folder: 'machines/trip', about: 'Goes away.' })
  for (const line of [
    'Goes away.',
    'The machine: Begins in home. Runs channel weather.',
    '- `rain` → stays / wave',
    '- **home**: At <home> & idle. Entry: unpack. Exit: pack, wave.',
    '  - `go [not isAsked]` → away.sight.looking, away.food.hungry',
    '  - `after patience (7 s)` → buying',
    '- **away**: Two things at once. All its states at once.',
    '- **away.food.last**: Enters the state that was left (shallow), at first full.',
    '- **over**: Final.',
  ]) {
    expect(words.split('\n')).toContain(line)
  }
})
