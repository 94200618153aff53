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
  const story = extend(emptyStory, entries, flows)
  return { get: () => story, subscribe: () => () => {} }
}

/**
 * Returns the story of a stored journal. It follows the journal while anybody listens: each write
 * adds to the story, and a journal that is cleared empties it.
 */
export function followJournal(reader: JournalReader, id: string, flows: FlowRegistry): StorySource {
  let story = emptyStory
  const listeners = new Set<() => void>()
  const set = (next: Story) => {
    if (next === story) return
    story = next
    for (const hear of listeners) hear()
  }
  const read = async () => {
    const entries = await reader.read(id, story.steps.at(-1)?.entry.seq ?? 0)
    if (entries.length === 0) return
    // A journal is cleared by checkpoints that replace all earlier entries.
    const isNew = entries[0]?.event.type !== CHECKPOINT || (await reader.read(id, 0))[0]?.seq !== entries[0].seq
    set(extend(isNew ? story : emptyStory, entries, flows))
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
  let stop: (() => void) | undefined
  return {
    get: () => story,
    subscribe: hear => {
      listeners.add(hear)
      if (!stop) {
        stop = reader.watch(written => written === id && void refresh())
        void refresh()
      }
      return () => {
        listeners.delete(hear)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
