import type { Entry } from '#machines/kit/journal/journal.types.ts'
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
    const isKept = (await reader.list()).some(journal => journal.id === id)
    if (!isKept) return set(emptyStory)
    const entries = await reader.read(id, story.steps.at(-1)?.entry.seq ?? 0)
    if (entries.length > 0) set(extend(story, entries, flows))
  }
  // One reading at a time, so that no entry is added twice.
  let reading: Promise<void> | undefined
  let isAsked = false
  const refresh = () => {
    isAsked = true
    reading ??= (async () => {
      while (isAsked) {
        isAsked = false
        await read().catch(() => {})
      }
      reading = undefined
    })()
  }
  let stop: (() => void) | undefined
  return {
    get: () => story,
    subscribe: hear => {
      listeners.add(hear)
      if (!stop) {
        stop = reader.watch(written => written === id && refresh())
        refresh()
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
