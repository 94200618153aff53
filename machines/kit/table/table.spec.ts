import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { sizeOf } from '#tests/harness/thorough.ts'
import { answer } from '../shared/port.ts'
import { ok, type Result } from '../shared/result.ts'
import { companyMissing, inTurn, networkBack, networkDown } from '../shared/testing/answers.ts'
import type { Scenarios } from '../shared/testing/scenario.ts'
import { settle, TestClock } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { localRows } from './table.local.ts'
import { tableFlow, tableMachine } from './table.machine.ts'
import { tablePorts } from './table.ports.ts'
import { pageCount } from './table.read.ts'
import { askedAbout, box, failure, hiddenRows, isBusy, progress, summary, view, work } from './table.select.ts'
import { keyOf } from './table.selection.ts'
import type { BatchAnswer, BatchCall, CellValue, TableInput, TablePage, TableQuery, TableSort } from './table.types.ts'

const people = Array.from({ length: 60 }, (_, at) => ({
  AnstNr: String(at + 1),
  Namn: `Person ${at + 1}`,
  Lon: 30_000 + at,
}))
const input: TableInput = {
  name: 'Personer',
  of: '["202610"]',
  sortBy: 'AnstNr',
  perPage: 25,
  searchFields: ['Namn'],
  keyFields: ['AnstNr'],
  batches: [
    { id: 'lock', url: '/perlista/lock', preset: { Locked: true } },
    { id: 'remove', url: '/perlista', method: 'DELETE', body: 'items', isAskedAbout: true },
    { id: 'copy', url: '/perlista/copy', isReselecting: true },
    { id: 'pay', url: '/perlista/pay', rowsPerCall: 'all' },
  ],
}

const asTheyCame: TableInput = { ...input, sortBy: undefined }

interface World {
  pages?: () => Promise<Result<TablePage>>
  answers?: () => Promise<Result<BatchAnswer>>
  exportRows?: () => Promise<Result<null>>
  asked?: TableQuery[]
  sent?: BatchCall[]
  sorts?: TableSort[]
  isBack?: boolean
}

const allHere = (rows: readonly object[] = people) => {
  const ask = localRows(rows)
  return (query: TableQuery) => Promise.resolve(ok(ask(query)))
}
const live =
  ({ pages, answers, exportRows, asked = [], sent = [], sorts = [], isBack = false }: World = {}) =>
  () => {
    const here = allHere()
    const answerBatch = answers ?? inTurn<BatchAnswer>(ok({ errors: [] }))
    return tableMachine.provide({
      actions: { setPageSize: () => {}, storeSort: (_, sort) => void sorts.push(sort) },
      actors: {
        ...(isBack && networkBack),
        fetchPage: answer(tablePorts.fetchPage, ({ input: query }) => {
          asked.push(query)
          return pages ? pages() : here(query)
        }),
        sendBatch: answer(tablePorts.sendBatch, ({ input: call }) => {
          sent.push(call)
          return answerBatch()
        }),
        exportRows: answer(tablePorts.exportRows, () => (exportRows ? exportRows() : Promise.resolve(ok(null)))),
      },
    })
  }

const [first = {}, second = {}] = people
const page = (rows: readonly object[], totalRows = rows.length): Result<TablePage> => ok({ rows, totalRows })

const scenarios: Scenarios<typeof tableMachine> = {
  'a page is fetched, sorted and turned, never beyond the last': {
    input,
    live: live(),
    async play({ actor }) {
      expect(view(actor.getSnapshot())).toBe('loading')
      expect(isBusy(actor.getSnapshot())).toBe(true)
      await settle()
      expect(view(actor.getSnapshot())).toBe('rows')
      expect(pageCount(actor.getSnapshot().context)).toBe(3)
      actor.send({ type: 'table.turn', pageNum: 99 })
      await settle()
      expect(actor.getSnapshot().context).toMatchObject({ pageNum: 3, page: { totalRows: 60 } })
      expect(actor.getSnapshot().context.page?.rows).toHaveLength(10)
      actor.send({ type: 'table.sort', by: 'Lon' })
      await settle()
      expect(actor.getSnapshot().context).toMatchObject({ sortBy: 'Lon', sortOrder: 'asc', pageNum: 1 })
      actor.send({ type: 'table.sort', by: 'Lon' })
      await settle()
      expect(actor.getSnapshot().context).toMatchObject({ sortBy: 'Lon', sortOrder: 'desc' })
      expect(actor.getSnapshot().context.page?.rows[0]).toMatchObject({ Lon: 30_059 })
      actor.send({ type: 'table.resize', perPage: -1 })
      await settle()
      expect(actor.getSnapshot().context.page?.rows).toHaveLength(60)
      expect(pageCount(actor.getSnapshot().context)).toBe(1)
    },
  },
  'a search waits 500 ms with a term and 100 ms without, and begins at page 1': {
    input,
    live: live(),
    async play({ actor, clock }) {
      await settle()
      actor.send({ type: 'table.turn', pageNum: 2 })
      await settle()
      actor.send({ type: 'table.search', term: 'Person 5' })
      expect(actor.getSnapshot()).toMatchObject({ value: { list: 'typing' }, context: { pageNum: 1 } })
      await clock.pass(400)
      actor.send({ type: 'table.search', term: 'Person 59' })
      await clock.pass(499)
      expect(actor.getSnapshot().value).toMatchObject({ list: 'typing' })
      await clock.pass(1)
      expect(actor.getSnapshot().context.page?.totalRows).toBe(1)
      actor.send({ type: 'table.searchIn', fields: ['Namn', 'AnstNr'] })
      await clock.pass(499)
      expect(actor.getSnapshot().value).toMatchObject({ list: 'typing' })
      await clock.pass(1)
      actor.send({ type: 'table.search', term: '  ' })
      await clock.pass(99)
      expect(actor.getSnapshot().value).toMatchObject({ list: 'typing' })
      await clock.pass(1)
      expect(actor.getSnapshot().context.page?.totalRows).toBe(60)
      actor.send({ type: 'table.searchIn', fields: ['AnstNr'] })
      expect(actor.getSnapshot().value).toMatchObject({ list: 'shown' })
      actor.send({ type: 'table.search', term: 'finns inte' })
      await clock.pass(500)
      expect(view(actor.getSnapshot())).toBe('noMatch')
    },
  },
  'an empty list says so, and a failed one why, until it is read again': {
    input,
    live: () => live({ pages: inTurn(page([]), companyMissing, page(people)) })(),
    async play({ actor }) {
      await settle()
      expect(view(actor.getSnapshot())).toBe('empty')
      actor.send({ type: 'table.reload' })
      await settle()
      expect(view(actor.getSnapshot())).toBe('failed')
      expect(failure(actor.getSnapshot())).toBe('Företaget finns inte.')
      actor.send({ type: 'table.reload' })
      await settle()
      expect(view(actor.getSnapshot())).toBe('rows')
      expect(failure(actor.getSnapshot())).toBe('')
    },
  },
  'the rows are others from now on: what is typed stays, and nothing of the old ones': {
    input,
    live: live(),
    async play({ actor, clock }) {
      await settle()
      actor.send({ type: 'table.turn', pageNum: 3 })
      await settle()
      actor.send({ type: 'table.search', term: 'Person 5' })
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'batch.start', id: 'remove' })
      actor.send({ type: 'table.replace', of: '["202611"]' })
      expect(view(actor.getSnapshot())).toBe('loading')
      expect(actor.getSnapshot()).toMatchObject({
        value: { list: 'loading', work: 'idle' },
        context: { of: '["202611"]', searchTerm: 'Person 5', pageNum: 1, page: null, selected: new Map(), batch: null },
      })
      await settle()
      expect(actor.getSnapshot().context.page?.totalRows).toBe(11)
      actor.send({ type: 'table.search', term: 'Person 59' })
      await clock.pass(500)
      expect(actor.getSnapshot().context.page?.totalRows).toBe(1)
    },
  },
  'after a reload the selected rows are read again, and then the page': {
    input,
    live: () =>
      live({
        pages: inTurn(
          page(people),
          page(people),
          page([{ ...first, Lon: 1 }]),
          page(people),
          networkDown,
          page(people),
        ),
      })(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.resumed' })
      await settle()
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'table.resumed' })
      expect(actor.getSnapshot().value).toMatchObject({ list: 'recalling' })
      await settle()
      expect(view(actor.getSnapshot())).toBe('rows')
      expect([...actor.getSnapshot().context.selected.keys()]).toEqual([keyOf(first, input)])
      actor.send({ type: 'table.resumed' })
      await settle()
      expect(view(actor.getSnapshot())).toBe('rows')
    },
  },
  'a list that failed is read again by itself when the connection is back': {
    input,
    live: () => live({ pages: inTurn(networkDown, page(people)), isBack: true })(),
    async play({ actor }) {
      await settle()
      expect(view(actor.getSnapshot())).toBe('rows')
      expect(failure(actor.getSnapshot())).toBe('')
    },
  },
  'the last page is gone: the one before is shown': {
    input,
    live: () => live({ pages: inTurn(page(people.slice(0, 25), 60), page([], 50), page(people.slice(25, 50), 50)) })(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.turn', pageNum: 3 })
      await settle()
      expect(actor.getSnapshot().context).toMatchObject({ pageNum: 2, page: { totalRows: 50 } })
    },
  },
  'rows are selected one by one and all at once, also unseen ones': {
    input,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'table.select', row: second, isSelected: true })
      actor.send({ type: 'table.select', row: second, isSelected: false })
      expect([...actor.getSnapshot().context.selected.keys()]).toEqual([keyOf(first, input)])
      expect(box(actor.getSnapshot())).toBe('some')
      actor.send({ type: 'table.selectAll' })
      expect(work(actor.getSnapshot())).toBe('selecting')
      await settle()
      expect(actor.getSnapshot().context.selected.size).toBe(60)
      expect(box(actor.getSnapshot())).toBe('all')
      actor.send({ type: 'table.selectNone' })
      expect(box(actor.getSnapshot())).toBe('none')
    },
  },
  'what a search hides is not what the box for all tells of, and a batch asks before it reaches it': {
    input,
    live: live(),
    async play({ actor, clock }) {
      const search = async (term: string) => {
        actor.send({ type: 'table.search', term })
        await clock.pass(500)
      }
      const selection = () => ({
        box: box(actor.getSnapshot()),
        hidden: hiddenRows(actor.getSnapshot()),
        selected: [...actor.getSnapshot().context.selected.values()].map(row => Reflect.get(row, 'Namn')),
      })
      await settle()
      for (const row of people.slice(0, 3)) actor.send({ type: 'table.select', row, isSelected: true })
      expect(selection()).toMatchObject({ box: 'some', hidden: [] })
      // Three others.
      await search('Person 5')
      await search('Person 60')
      await search('Person 58')
      expect(selection()).toMatchObject({ box: 'none', hidden: people.slice(0, 3) })
      actor.send({ type: 'batch.start', id: 'lock' })
      expect(askedAbout(actor.getSnapshot())).toBe('lock')
      actor.send({ type: 'batch.cancel' })
      // The box adds what is shown, and takes that away again.
      actor.send({ type: 'table.selectAll' })
      await settle()
      expect(selection()).toMatchObject({ box: 'all', hidden: people.slice(0, 3) })
      expect(selection().selected).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 58'])
      actor.send({ type: 'table.unselectShown' })
      expect(selection()).toMatchObject({ box: 'none', selected: ['Person 1', 'Person 2', 'Person 3'] })
      actor.send({ type: 'table.selectAll' })
      await settle()
      actor.send({ type: 'table.unselectHidden' })
      expect(selection()).toMatchObject({ box: 'all', hidden: [], selected: ['Person 58'] })
      await search('')
      expect(selection()).toMatchObject({ box: 'some', hidden: [] })
      actor.send({ type: 'batch.start', id: 'lock' })
      expect(work(actor.getSnapshot())).toBe('sending')
    },
  },
  'under a search, what was selected on one page is not hidden on the next': {
    input: { ...input, perPage: 5 },
    live: live(),
    async play({ actor, clock }) {
      await settle()
      actor.send({ type: 'table.search', term: 'Person 1' })
      await clock.pass(500)
      const [one = first] = actor.getSnapshot().context.page?.rows ?? []
      actor.send({ type: 'table.select', row: one, isSelected: true })
      actor.send({ type: 'table.turn', pageNum: 2 })
      await settle()
      expect([box(actor.getSnapshot()), hiddenRows(actor.getSnapshot())]).toEqual(['some', []])
      // Everything is read anew: whether it is still there is no longer known.
      actor.send({ type: 'table.reload' })
      await settle()
      expect(hiddenRows(actor.getSnapshot())).toEqual([one])
    },
  },
  'selected rows that are gone are not among those that are shown': {
    input: { ...input, perPage: -1 },
    live: () => live({ pages: inTurn(page(people.slice(0, 3)), page(people.slice(3, 6))) })(),
    async play({ actor }) {
      await settle()
      for (const row of people.slice(0, 3)) actor.send({ type: 'table.select', row, isSelected: true })
      expect(box(actor.getSnapshot())).toBe('all')
      actor.send({ type: 'table.reload' })
      await settle()
      expect([box(actor.getSnapshot()), hiddenRows(actor.getSnapshot())]).toEqual(['none', people.slice(0, 3)])
    },
  },
  'all is what the list shows, not what is being typed': {
    input,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.search', term: 'Person 58' })
      actor.send({ type: 'table.selectAll' })
      await settle()
      expect(actor.getSnapshot().context.selected.size).toBe(60)
    },
  },
  'selecting all fails, or is given up: the selection stays as it was': {
    input,
    live: () => live({ pages: inTurn(page(people.slice(0, 25), 60), networkDown) })(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.selectAll' })
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: { work: 'idle', list: 'shown' } })
      actor.send({ type: 'table.selectAll' })
      actor.send({ type: 'table.giveUp' })
      expect(actor.getSnapshot().context.selected.size).toBe(0)
    },
  },
  'a batch does nothing without rows; with rows it is sent once, and the selection is cleared': {
    input,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'batch.start', id: 'lock' })
      actor.send({ type: 'batch.start', id: 'remove' })
      expect(actor.getSnapshot().value).toMatchObject({ work: 'idle' })
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'batch.start', id: 'lock' })
      actor.send({ type: 'batch.start', id: 'lock' })
      expect(work(actor.getSnapshot())).toBe('sending')
      await settle()
      expect(actor.getSnapshot().value).toMatchObject({ work: 'idle' })
      expect(actor.getSnapshot().context).toMatchObject({
        outcome: { batch: 'lock', rows: [first], answered: 1, failures: [] },
        batch: null,
      })
      expect(actor.getSnapshot().context.selected.size).toBe(0)
    },
  },
  'a batch that is asked about waits for its answer': {
    input,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'batch.start', id: 'remove' })
      expect(askedAbout(actor.getSnapshot())).toBe('remove')
      actor.send({ type: 'batch.cancel' })
      expect(askedAbout(actor.getSnapshot())).toBeNull()
      expect(actor.getSnapshot().context.selected.size).toBe(1)
      actor.send({ type: 'batch.start', id: 'remove' })
      actor.send({ type: 'batch.confirm' })
      await settle()
      expect(actor.getSnapshot().context.selected.size).toBe(0)
    },
  },
  'what a batch refuses is summed up, and can be selected again': {
    input,
    live: () =>
      live({
        answers: inTurn<BatchAnswer>(
          ok({
            errors: [
              { index: 1, message: 'Redan låst.' },
              { index: 9, message: '' },
            ],
          }),
        ),
      })(),
    async play({ actor }) {
      const sendTwo = async () => {
        actor.send({ type: 'table.select', row: first, isSelected: true })
        actor.send({ type: 'table.select', row: second, isSelected: true })
        actor.send({ type: 'batch.start', id: 'lock' })
        await settle()
      }
      await settle()
      await sendTwo()
      expect(summary(actor.getSnapshot())).toMatchObject({
        batch: 'lock',
        rows: [first, second],
        answered: 2,
        failures: [{ row: second, message: 'Redan låst.' }],
      })
      actor.send({ type: 'batch.close' })
      expect(summary(actor.getSnapshot())).toBeNull()
      await sendTwo()
      actor.send({ type: 'batch.selectUndone' })
      expect([...actor.getSnapshot().context.selected.values()]).toEqual([second])
    },
  },
  'a batch that does not reach anybody keeps the selection': {
    input,
    live: () => live({ answers: inTurn<BatchAnswer>(networkDown) })(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'batch.start', id: 'copy' })
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: { work: 'idle' }, context: { batch: null } })
      expect(actor.getSnapshot().context.selected.size).toBe(1)
    },
  },
  'a batch says how far it has come, and sends no more once it is stopped': {
    input: asTheyCame,
    live: () => live({ answers: inTurn<BatchAnswer>(ok({ errors: [{ index: 1, message: 'Redan låst.' }] })) })(),
    async play({ actor }) {
      const { context, seen } = { context: () => actor.getSnapshot().context, seen: [] as unknown[] }
      await settle()
      actor.send({ type: 'table.selectAll' })
      await settle()
      actor.send({ type: 'batch.start', id: 'lock' })
      const { unsubscribe } = actor.subscribe(snapshot => {
        const now = progress(snapshot)
        seen.push(now && [now.answered, now.of, now.failed, now.isStopping])
        if (now?.answered === 20 && !now.isStopping) actor.send({ type: 'batch.stop' })
      })
      expect(progress(actor.getSnapshot())).toEqual({ answered: 0, of: 60, failed: 0, isStopping: false })
      await settle()
      unsubscribe()
      expect(seen.slice(0, 3)).toEqual([
        [10, 60, 1, false],
        [20, 60, 2, false],
        [20, 60, 2, true],
      ])
      expect(summary(actor.getSnapshot())).toMatchObject({ answered: 30, isStopping: true, failure: null })
      expect(summary(actor.getSnapshot())?.failures.map(({ row }) => row)).toEqual([people[1], people[11], people[21]])
      expect([...context().selected.values()]).toEqual(people.slice(30))
      actor.send({ type: 'batch.selectUndone' })
      expect(context().selected.size).toBe(33)
    },
  },
  'a batch that breaks on its way keeps what is left, and says why': {
    input: asTheyCame,
    live: () => live({ answers: inTurn<BatchAnswer>(ok({ errors: [] }), networkDown) })(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.selectAll' })
      await settle()
      actor.send({ type: 'batch.start', id: 'lock' })
      await settle()
      expect(summary(actor.getSnapshot())).toMatchObject({
        answered: 10,
        failures: [],
        failure: { tag: 'network' },
        unsure: 10,
      })
      actor.send({ type: 'batch.close' })
      expect([...actor.getSnapshot().context.selected.values()]).toEqual(people.slice(10))
    },
  },
  'a batch may select the same rows again, those that are left': {
    input,
    live: () => live({ pages: inTurn(page(people), page([first]), page([first]), networkDown) })(),
    async play({ actor }) {
      await settle()
      const send = async (...rows: object[]) => {
        for (const row of rows) actor.send({ type: 'table.select', row, isSelected: true })
        actor.send({ type: 'batch.start', id: 'copy' })
        await settle()
      }
      await send(first, second)
      expect([...actor.getSnapshot().context.selected.values()]).toEqual([first])
      await send(first)
      expect(actor.getSnapshot().context.selected.size).toBe(0)
    },
  },
  'what is shown is handed out, once it has all been read': {
    input,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.export', format: 'csv' })
      expect(work(actor.getSnapshot())).toBe('exporting')
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: { work: 'idle' }, context: { format: 'csv', collected: [] } })
      actor.send({ type: 'table.export', format: 'xlsx' })
      actor.send({ type: 'table.giveUp' })
      expect(work(actor.getSnapshot())).toBeNull()
    },
  },
  'a file that cannot be made is told of': {
    input,
    live: () =>
      live({
        pages: inTurn(page(people), page(people), networkDown),
        exportRows: async () => networkDown,
      })(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'table.export', format: 'xlsx' })
      await settle()
      expect(actor.getSnapshot().value).toMatchObject({ work: 'idle' })
      actor.send({ type: 'table.export', format: 'xlsx' })
      await settle()
      expect(actor.getSnapshot().value).toMatchObject({ work: 'idle' })
    },
  },
}

describe('a table', () => {
  verifyFlow(tableFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'table.work.reselecting': 'The dialog of the batch is still shown, and says that it goes on.',
      'table.work.selecting': 'One task at a time: the bar says that all rows are being fetched, and can give it up.',
    },
  })

  it('asks by the wire’s query: all leaves the page out, and a blank term is none', async () => {
    const asked: TableQuery[] = []
    const clock = new TestClock()
    const actor = createActor(live({ asked })(), { input, clock }).start()
    actor.send({ type: 'table.search', term: ' ann ' })
    await clock.pass(500)
    actor.send({ type: 'table.selectAll' })
    await settle()
    expect(asked).toEqual([
      { sortBy: 'AnstNr', sortOrder: 'asc', perPage: 25, pageNum: 1 },
      { sortBy: 'AnstNr', sortOrder: 'asc', perPage: 25, pageNum: 1, searchTerm: 'ann', searchFields: ['Namn'] },
      { sortBy: 'AnstNr', sortOrder: 'asc', perPage: -1, searchTerm: 'ann', searchFields: ['Namn'] },
    ])
  })

  it('sends key fields or whole rows, with the preset values', async () => {
    const sent: BatchCall[] = []
    const actor = createActor(live({ sent })(), { input }).start()
    await settle()
    for (const id of ['lock', 'remove']) {
      actor.send({ type: 'table.select', row: first, isSelected: true })
      actor.send({ type: 'batch.start', id })
      actor.send({ type: 'batch.confirm' })
      await settle()
    }
    expect(sent).toEqual([
      { method: 'PUT', url: '/perlista/lock', items: [{ AnstNr: '1', Locked: true }] },
      { method: 'DELETE', url: '/perlista', items: [first] },
    ])
  })

  it('sends the named fields with what the dialog chose, and of a row fetched since its newer version', async () => {
    const sent: BatchCall[] = []
    const newer = { ...first, Version: 2 }
    let page: object[] = [{ ...first, Version: 1 }]
    const actor = createActor(
      live({ sent })().provide({
        actors: { fetchPage: answer(tablePorts.fetchPage, async () => ok({ rows: page, totalRows: page.length })) },
      }),
      { input: { ...input, batches: [{ id: 'change', url: 'x', body: ['AnstNr', 'Version'], isAskedAbout: true }] } },
    ).start()
    await settle()
    actor.send({ type: 'table.select', row: page[0] ?? {}, isSelected: true })
    page = [newer]
    actor.send({ type: 'table.reload' })
    await settle()
    actor.send({ type: 'batch.start', id: 'change' })
    actor.send({ type: 'batch.confirm', chosen: { Namn: 'Nytt' } })
    await settle()
    expect(sent).toEqual([{ method: 'PUT', url: 'x', items: [{ AnstNr: '1', Version: 2, Namn: 'Nytt' }] }])
    expect(actor.getSnapshot().context.selected.size).toBe(0)
  })

  it('asks about rows with a value in its field, and not about others', async () => {
    const sent: BatchCall[] = []
    const rows = [
      { AnstNr: '1', Varning: '' },
      { AnstNr: '2', Varning: 'Se upp' },
    ]
    const actor = createActor(
      live({ sent })().provide({
        actors: { fetchPage: answer(tablePorts.fetchPage, async () => ok({ rows, totalRows: rows.length })) },
      }),
      { input: { ...input, batches: [{ id: 'ready', url: 'x', isAskedAbout: 'Varning' }] } },
    ).start()
    await settle()
    const [plain = {}, warned = {}] = rows
    actor.send({ type: 'table.select', row: plain, isSelected: true })
    actor.send({ type: 'batch.start', id: 'ready' })
    await settle()
    expect(sent.map(({ items }) => items)).toEqual([[{ AnstNr: '1' }]])
    actor.send({ type: 'table.select', row: plain, isSelected: true })
    actor.send({ type: 'table.select', row: warned, isSelected: true })
    actor.send({ type: 'batch.start', id: 'ready' })
    await settle()
    expect([askedAbout(actor.getSnapshot()), sent.length]).toEqual(['ready', 1])
    actor.send({ type: 'batch.confirm' })
    await settle()
    expect(sent.at(-1)?.items).toEqual([{ AnstNr: '1' }, { AnstNr: '2' }])
  })

  it('sends ten rows at a time, or as many as the batch says', async () => {
    const sent: BatchCall[] = []
    const actor = createActor(live({ sent })(), { input: asTheyCame }).start()
    await settle()
    for (const id of ['lock', 'pay']) {
      actor.send({ type: 'table.selectAll' })
      await settle()
      actor.send({ type: 'batch.start', id })
      expect(progress(actor.getSnapshot()) === null).toBe(id === 'pay')
      await settle()
    }
    expect(sent.map(({ url, items }) => [url, items.length])).toEqual([
      ...Array.from({ length: 6 }, () => ['/perlista/lock', 10]),
      ['/perlista/pay', 60],
    ])
    expect(sent.slice(0, 6).flatMap(({ items }) => items)).toEqual(
      people.map(({ AnstNr }) => ({ AnstNr, Locked: true })),
    )
  })

  it('never shows an answer that is older than the question', async () => {
    const waiting: ((result: Result<TablePage>) => void)[] = []
    const machine = live({ pages: () => new Promise(resolve => waiting.push(resolve)) })()
    const actor = createActor(machine, { input }).start()
    actor.send({ type: 'table.sort', by: 'Lon' })
    waiting[1]?.(page([second]))
    await settle()
    waiting[0]?.(page([first]))
    await settle()
    expect(actor.getSnapshot().context.page?.rows).toEqual([second])
  })

  it('has each change of its order remembered', async () => {
    const sorts: TableSort[] = []
    const actor = createActor(live({ sorts })(), { input }).start()
    for (const by of ['AnstNr', 'Lon', 'Lon']) actor.send({ type: 'table.sort', by })
    expect(sorts).toEqual([
      { sortBy: 'AnstNr', sortOrder: 'desc' },
      { sortBy: 'Lon', sortOrder: 'asc' },
      { sortBy: 'Lon', sortOrder: 'desc' },
    ])
  })

  it('throws by name when it selects without key fields', () => {
    expect(() => keyOf(first, { name: 'Personer', keyFields: [] })).toThrow('Personer names no key fields')
    expect(() => keyOf({}, input)).toThrow('has no AnstNr')
  })
})

describe('rows that are all here', () => {
  const cell = fc.oneof(
    fc.constantFrom<CellValue[]>('', null, undefined, 'Åsa', 'Östen', 'Ärla', 'anna', 'Anna', 'Zorn', 'Wåhlin'),
    fc.string({ unit: 'binary' }),
  )
  const amount = fc.oneof(fc.constantFrom<CellValue[]>(null, undefined, 0, -0, Number.NaN), fc.double(), fc.integer())
  const row = fc.record({ name: cell, note: cell, pay: amount })
  const query = fc.record({
    sortBy: fc.constantFrom('name', 'note', 'pay', undefined),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    perPage: fc.constantFrom(-1 as const, 1, 3, 25),
    pageNum: fc.integer({ min: 1, max: 5 }),
    searchTerm: fc.oneof(fc.constantFrom('', 'a', 'Å', ' anna ', 'ö'), fc.string()),
    searchFields: fc.subarray(['name', 'note', 'pay']),
  })

  it('answer as the plainest sorting, searching and paging does', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), query, (rows, { sortBy, ...rest }) => {
        const asked = { ...rest, ...(sortBy !== undefined && { sortBy }) }
        expect(localRows(rows)(asked)).toEqual(plainly(rows, asked))
      }),
      { numRuns: sizeOf({ small: 200, whole: 1_000 }) },
    )
  })

  it('sort names in Swedish order and numbers as numbers, what is empty last either way', () => {
    const ask = localRows([
      { a: 'Östen', n: 10 },
      { a: 'Zorn', n: 9 },
      { a: '', n: null },
      { a: 'Åsa', n: -1 },
    ])
    const sorted = (sortBy: string, sortOrder: 'asc' | 'desc') => ask({ sortBy, sortOrder }).rows
    expect(sorted('a', 'asc').map(({ a }: { a?: string }) => a)).toEqual(['Zorn', 'Åsa', 'Östen', ''])
    expect(sorted('a', 'desc').map(({ a }: { a?: string }) => a)).toEqual(['Östen', 'Åsa', 'Zorn', ''])
    expect(sorted('n', 'desc').map(({ n }: { n?: number | null }) => n)).toEqual([10, 9, -1, null])
  })

  it('are summed over all that match, on every page', () => {
    const ask = localRows(people, ['Lon'])
    expect(ask({ perPage: 1, pageNum: 1 }).totals).toEqual({ Lon: 60 * 30_000 + (59 * 60) / 2 })
    expect(localRows([{ a: 0.1 }, { a: 0.2 }, { a: null }], ['a'])({}).totals).toEqual({ a: 0.3 })
  })
})

type Row = Readonly<Record<string, CellValue>>

function plainly(rows: readonly Row[], query: TableQuery): TablePage {
  const { sortBy, sortOrder, perPage = -1, pageNum = 1, searchTerm = '', searchFields = [] } = query
  const none = (value: CellValue) => value === undefined || value === null || value === '' || Number.isNaN(value)
  const term = searchTerm.trim().toLocaleLowerCase('sv')
  const found = rows.filter(
    row =>
      term === '' ||
      searchFields.some(field => !none(row[field]) && String(row[field]).toLocaleLowerCase('sv').includes(term)),
  )
  const compare = (a: CellValue, b: CellValue) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'sv')
  const sorted = [...found]
  if (sortBy !== undefined) {
    sorted.sort((a, b) => {
      const [one, other] = [a[sortBy], b[sortBy]]
      if (none(one) || none(other)) return Number(none(one)) - Number(none(other))
      const order = one === other ? 0 : compare(one, other)
      return sortOrder === 'desc' ? -order : order
    })
  }
  const from = (pageNum - 1) * perPage
  return { rows: perPage === -1 ? sorted : sorted.slice(from, from + perPage), totalRows: found.length }
}
