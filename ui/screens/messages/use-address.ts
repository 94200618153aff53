import { useSearchParams } from 'react-router-dom'
import type { MessageFolder } from '#contracts/messages/shapes.ts'

const words: Readonly<Record<MessageFolder, string>> = { INBOX: 'inkorg', SENT: 'skickat', ARCHIVE: 'arkiv' }

const addressOf = (folder: MessageFolder, id: string | null) => ({
  ...(folder !== 'INBOX' && { mapp: words[folder] }),
  ...(id !== null && { id }),
})

/** Returns the folder and message of the address, so that Back, a reload and a shared link work. */
export function useAddress() {
  const [query, setQuery] = useSearchParams()
  const folders = Object.keys(words) as MessageFolder[]
  return {
    folder: folders.find(each => words[each] === query.get('mapp')) ?? 'INBOX',
    id: query.get('id'),
    /** Goes to a folder and message; `replace` adds no entry to the browser's history. */
    go: (folder: MessageFolder, id: string | null, replace = false) => setQuery(addressOf(folder, id), { replace }),
  } as const
}
