import { describe, expect, it, vi } from 'vitest'
import { CHECKPOINT, type Entry, INIT } from '#machines/kit/journal/journal.types.ts'
import type { JournalReader } from '#ui/runtime/journal/journal-reader.ts'
import { flows } from './story/testing/recorded.ts'
import { followJournal, type StorySource, storyOf } from './story-source.ts'

const entry = (seq: number, type: string, event: object = {}): Entry => ({
  seq,
  at: seq,
  stream: 'till',
  machine: 'till',
  version: 1,
  event: { type, ...event },
})

/** A journal in memory, which tells of its writes as the database does. */
function aJournal() {
  let entries: readonly Entry[] = []
  const heard = new Set<(id: string) => void>()
  const reader: JournalReader = {
    list: async () => [],
    read: async (id, after) => (id === 'tab' ? entries.filter(({ seq }) => seq > after) : []),
    watch: hear => {
      heard.add(hear)
      return () => heard.delete(hear)
    },
  }
  const write = (next: readonly Entry[], id = 'tab') => {
    entries = next
    for (const hear of heard) hear(id)
  }
  return { reader, heard, add: (...more: Entry[]) => write([...entries, ...more]), write }
}

const numbers = (source: StorySource) => source.get().steps.map(({ entry: { seq } }) => seq)

describe('the story of a stored journal', () => {
  it('grows with each write, each entry once, also when writes come at once', async () => {
    const { reader, add } = aJournal()
    const source = followJournal(reader, 'tab', flows)
    add(entry(1, INIT))
    source.subscribe(() => {})
    add(entry(2, 'till.close'))
    add(entry(3, 'till.close'), entry(4, INIT))
    await vi.waitFor(() => expect(numbers(source)).toEqual([1, 2, 3, 4]))
    add(entry(5, 'till.close'))
    await vi.waitFor(() => expect(numbers(source)).toEqual([1, 2, 3, 4, 5]))
  })

  it('begins anew when the journal was cleared, and not at a checkpoint in between', async () => {
    const { reader, add, write } = aJournal()
    const source = followJournal(reader, 'tab', flows)
    add(entry(1, INIT))
    source.subscribe(() => {})
    const snapshot = { status: 'active', value: 'open', context: {}, children: {}, historyValue: {}, tags: [] }
    add(entry(2, CHECKPOINT, { snapshot, children: [] }))
    await vi.waitFor(() => expect(numbers(source)).toEqual([1, 2]))
    write([entry(3, CHECKPOINT, { snapshot, children: [] })])
    await vi.waitFor(() => expect(numbers(source)).toEqual([3]))
  })

  it('follows only while anybody listens', () => {
    const { reader, heard } = aJournal()
    const stop = followJournal(reader, 'tab', flows).subscribe(() => {})
    expect(heard.size).toBe(1)
    stop()
    expect(heard.size).toBe(0)
  })
})

it('the story of a large file is told in parts, and whole in the end', async () => {
  const entries = Array.from({ length: 1_200 }, (_, index) => entry(index + 1, index === 0 ? INIT : 'till.other'))
  const source = storyOf(entries, flows)
  expect(source.get().steps.length).toBeLessThan(1_200)
  await vi.waitFor(() => expect(numbers(source)).toEqual(entries.map(({ seq }) => seq)))
})
