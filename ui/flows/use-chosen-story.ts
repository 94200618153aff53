import { useMemo, useState, useSyncExternalStore } from 'react'
import type { JournalFile } from '#machines/kit/journal/journal-file.ts'
import type { JournalReader } from '#ui/runtime/journal/journal-reader.ts'
import { allFlows } from './all-flows.ts'
import { emptyStory } from './story/story.ts'
import { followJournal, type StorySource, storyOf } from './story-source.ts'
import type { OfferedJournal } from './use-journals.ts'

/** An imported journal. */
export interface NamedFile extends JournalFile {
  readonly name: string
}

/** What the inspector shows: a journal of this browser, or a file. */
export interface JournalChoice {
  readonly id?: string | undefined
  readonly file?: NamedFile | undefined
}

const nothing: StorySource = { get: () => emptyStory, subscribe: () => () => {} }

/** Returns the chosen journal and its story. Until one is chosen, it is the newest one. */
export function useChosenStory(reader: JournalReader | undefined, journals: readonly OfferedJournal[]) {
  const [asked, choose] = useState<JournalChoice>({})
  const { file } = asked
  const newest = journals[0]?.id
  const id = file ? undefined : (journals.find(journal => journal.id === asked.id)?.id ?? newest)
  const source = useMemo(() => {
    if (file) return storyOf(file.entries, allFlows)
    return reader && id !== undefined ? followJournal(reader, id, allFlows) : nothing
  }, [reader, id, file])
  const story = useSyncExternalStore(source.subscribe, source.get)
  return { choice: { id, file }, choose, story, file }
}
