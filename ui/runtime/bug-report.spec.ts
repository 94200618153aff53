import { describe, expect, it } from 'vitest'
import { reportLimits } from '#contracts/portal/bug-report.rules.ts'
import { FrontendError } from '#contracts/portal/shapes.ts'
import { type Entry, GAP, type JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { parseJournal } from '#machines/kit/journal/journal-file.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { createBugReports } from './bug-report.ts'
import { circumstancesOf } from './journal/circumstances.ts'

const at = 1_700_000_000_000
const buildId = '/assets/first-1.js'

function world(events: readonly (JournalEvent | readonly [from: string, event: JournalEvent])[]) {
  const entries = events.map((told, place): Entry => {
    const [from, event] = 'type' in told ? [undefined, told] : told
    return { seq: place + 1, at, stream: 'a', machine: 'a', version: 1, ...(from && { from }), event }
  })
  const sent: FrontendError[] = []
  const reports = createBugReports({
    circumstances: async () => circumstancesOf({ latest: most => entries.slice(-most), buildId }, reportLimits.report),
    where: () => 'https://avlona.example/personal/199003159804?q=hemligt',
    send: async report => {
      sent.push(report)
      return ok(null)
    },
  })
  return { reports, sent }
}

/** Sends a report of these events, and returns what was sent. */
async function sentOf(events: Parameters<typeof world>[0], text = ''): Promise<FrontendError> {
  const { reports, sent } = world(events)
  await reports.send(text)
  const [report] = sent
  if (!report) throw new Error('Nothing was sent')
  expect(FrontendError.safeParse(report).error).toBeUndefined()
  return report
}

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

describe('a bug report', () => {
  it('has the last 200 entries, the build, the browser and the address without its query', async () => {
    const report = await sentOf(Array.from({ length: 230 }, (_, place) => ({ type: 'go', count: place })))
    expect(report.entries).toHaveLength(200)
    expect(report.entries?.at(0)?.seq).toBe(31)
    expect(report.entries?.at(-1)).toMatchObject({ seq: 230, at, event: { type: 'go', count: 229 } })
    expect(report).toMatchObject({
      context: 'bug-report',
      message: 'Felrapport',
      buildId,
      browser: navigator.userAgent,
      url: 'https://avlona.example/personal/[nummer]',
    })
  })

  it('has no personal number, whatever the journal has let through', async () => {
    const leaks: JournalEvent = {
      type: 'person.found',
      text: 'Anna 900315-9804',
      list: [{ Personnr: '19900315-9804', number: 199003159804, '9003159804': true }],
    }
    const { reports, sent } = world([leaks, ['person-900315-9804', { type: 'person 900315-9804' }]])
    await reports.send('Det gäller 900315-9804.')
    expect(sent[0]?.message).toBe('Det gäller [nummer].')
    for (const text of [JSON.stringify(sent), await reports.print('Det gäller 900315-9804.')]) {
      expect(text).not.toMatch(/9804/)
      expect(text).toContain('"Personnr":"[redacted]"')
    }
  })

  it('tells what happened and no name and no amount, in what is sent and what is downloaded', async () => {
    const rows = [{ Namn: 'Nyström Anna', Netto: 24_318.5, Text: 'Sjuk', Status: 'READY' }]
    const events: JournalEvent[] = [
      { type: 'xstate.done.actor.fetchRows', output: { tag: 'ok', value: { rows, totalRows: 1 } } },
      { type: 'form.type', field: 'Lon', text: '24318,50' },
      { type: 'confirm.ask', title: 'Ta bort Nyström Anna?' },
    ]
    const { reports, sent } = world(events)
    await reports.send('')
    for (const text of [JSON.stringify(sent), await reports.print('')]) {
      expect(text).not.toMatch(/Nyström|Anna|24318|24 318|Sjuk/)
      expect(text).toContain('"Status":"READY"')
      expect(text).toContain('"field":"Lon"')
      expect(text).toContain('"totalRows":1')
    }
  })

  it('has the last entries that fit, counted in bytes', async () => {
    const report = await sentOf(Array.from({ length: 200 }, (_, seq) => ({ type: 'go', seq, page: 'å'.repeat(1_000) })))
    expect(sizeOf(report.entries)).toBeLessThanOrEqual(reportLimits.report.bytes)
    expect(sizeOf(report.entries)).toBeGreaterThan(reportLimits.report.bytes - 2_200)
    expect(report.entries?.at(-1)?.seq).toBe(200)
  })

  it('tells an event that is too long by its name, and has those before it', async () => {
    const report = await sentOf([{ type: 'before' }, { type: 'list.arrived', page: 'x'.repeat(150_000) }])
    expect(report.entries?.map(({ event }) => event)).toEqual([
      { type: 'before' },
      { type: GAP, reason: expect.stringMatching(/^list\.arrived has 150\d{3} bytes$/) },
    ])
  })

  it('lists the failed calls without their messages: each once, also long before, but none that was cancelled', async () => {
    const failure = (tag: string, more = {}) => ({ tag: 'failure', failure: { tag, message: 'hemligt', ...more } })
    const report = await sentOf([
      { type: 'xstate.done.actor.save', output: failure('backend', { status: 409, dvCode: '40901' }) },
      ['company', { type: 'failure.reported', failure: { tag: 'backend', message: 'hemligt', status: 409 } }],
      { type: 'xstate.done.actor.read', output: failure('aborted') },
      { type: 'xstate.done.actor.read', output: { tag: 'ok', value: { tag: 'timeout' } } },
      { type: 'failure.reported', failure: { tag: 'unexpected', message: '' } },
      ...Array.from({ length: 300 }, () => ({ type: 'go' })),
    ])
    expect(report.failures).toEqual([
      { at, tag: 'backend', status: 409, dvCode: '40901' },
      { at, tag: 'unexpected' },
    ])
    const many = await sentOf(Array.from({ length: 30 }, () => ({ type: 'x', output: failure('timeout') })))
    expect(many.failures).toHaveLength(reportLimits.failures)
  })

  it('is downloaded as a journal file with the same entries', async () => {
    const events = Array.from({ length: 3 }, () => ({ type: 'go' }))
    const { reports } = world(events)
    const { entries, buildId } = await sentOf(events)
    expect(parseJournal(await reports.print('Hej'))).toEqual({ tag: 'ok', value: { buildId, entries } })
    expect(JSON.parse(await reports.print('Hej'))).toMatchObject({
      message: 'Hej',
      browser: navigator.userAgent,
      failures: [],
    })
  })
})
