import { CHECKPOINT, type Entry } from '#machines/kit/journal/journal.types.ts'
import type { FlowRegistry } from '#machines/kit/journal/registry.ts'
import type { JournalReader } from '#ui/runtime/journal/journal-reader.ts'
import { emptyStory, extend, type Story } from './story/story.ts'

/** A story that may grow. Made for `useSyncExternalStore`. */
export interface StorySource {
  readonly get: () => Story
  readonly subscribe: (hear: () => void) => () => void
}

/** Returns the story of entries that grow no more, such as those of a file. */
export function storyOf(entries: readonly Entry[], flows: FlowRegistry): StorySource {
  const { source, grow } = growing(() => () => {}, flows)
  void grow(entries)
  return source
}

/**
 * Returns the story of a stored journal. It follows the journal while anybody listens: each write
 * adds to the story, and a journal that is cleared begins anew.
 */
export function followJournal(reader: JournalReader, id: string, flows: FlowRegistry): StorySource {
  const { source, grow, restart } = growing(() => {
    void refresh()
    return reader.watch(written => written === id && void refresh())
  }, flows)
  const read = async () => {
    const entries = await reader.read(id, source.get().steps.at(-1)?.entry.seq ?? 0)
    const [first] = entries
    if (!first) return
    // A journal is cleared by checkpoints that replace all earlier entries.
    if (first.event.type === CHECKPOINT && (await reader.read(id, 0))[0]?.seq === first.seq) restart()
    await grow(entries)
  }
  // One reading at a time, so that no entry is added twice.
  let isReading = false
  let isAsked = false
  const refresh = async () => {
    isAsked = true
    if (isReading) return
    isReading = true
    while (isAsked) {
      isAsked = false
      await read().catch(() => {})
    }
    isReading = false
  }
  return source
}

/** The most entries that are folded before the page may answer a person. */
const slice = 500

/**
 * Returns an empty story that can grow. `begin` runs when somebody begins to listen, and returns
 * what to do when nobody does.
 */
function growing(begin: () => () => void, flows: FlowRegistry) {
  let story = emptyStory
  let end = () => {}
  const listeners = new Set<() => void>()
  const set = (next: Story) => {
    story = next
    for (const hear of listeners) hear()
  }
  const source: StorySource = {
    get: () => story,
    subscribe: hear => {
      listeners.add(hear)
      if (listeners.size === 1) end = begin()
      return () => {
        listeners.delete(hear)
        if (listeners.size === 0) end()
      }
    },
  }
  return {
    source,
    restart: () => set(emptyStory),
    async grow(entries: readonly Entry[]) {
      for (let from = 0; from < entries.length; from += slice) {
        if (from > 0) await new Promise(resolve => setTimeout(resolve))
        set(extend(story, entries.slice(from, from + slice), flows))
      }
    },
  }
}
