import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { HistoryFilter } from '#contracts/history/shapes.ts'
import { historySubjectCodes } from '#contracts/history/subjects.ts'
import { isDate } from '#contracts/rules/date.ts'

/** The parameters of the address, by the filter's fields. */
const words = { User: 'vem', From: 'fran', To: 'till', Subject: 'amne', FtgId: 'foretag' } as const
type Name = keyof typeof words
const names = Object.keys(words) as Name[]

const isAllowed: Readonly<Record<Name, (text: string) => boolean>> = {
  User: text => text.length <= 100,
  From: isDate,
  To: isDate,
  Subject: text => historySubjectCodes.some(code => code === text),
  FtgId: text => /^[\x21-\x7e]{1,15}$/.test(text),
}

/** Returns the filter of the address, so that Back, a reload and a shared link work. */
export function useFilter() {
  const [query, setQuery] = useSearchParams()
  const written = names.map(name => query.get(words[name]) ?? '').join('\n')
  const filter = useMemo(() => {
    const texts = written.split('\n')
    return Object.fromEntries(
      names.flatMap((name, index) => {
        const text = texts[index] ?? ''
        return text !== '' && isAllowed[name](text) ? [[name, text]] : []
      }),
    ) as HistoryFilter
  }, [written])
  return {
    filter,
    /** Changes parts of the filter; an empty text removes one. */
    change: (part: Partial<Record<Name, string>>) =>
      setQuery(
        before => {
          const after = new URLSearchParams(before)
          for (const [name, text] of Object.entries(part) as [Name, string][]) {
            if (text === '') after.delete(words[name])
            else after.set(words[name], text)
          }
          return after
        },
        { replace: true },
      ),
  } as const
}
