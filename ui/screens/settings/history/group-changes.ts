import type { CompanyHistoryItem } from '#contracts/shapes/company.ts'

/** What somebody saved at once: one or more fields. */
export interface Saving {
  readonly key: string
  readonly TimeStamp: string
  readonly User: CompanyHistoryItem['User']
  readonly changes: readonly CompanyHistoryItem[]
}

const fold = (text: string) => text.toLocaleLowerCase('sv').normalize('NFC')

/** The changes as they were saved, in the order that they come in. */
export function groupChanges(changes: readonly CompanyHistoryItem[]): readonly Saving[] {
  const savings = new Map<string, CompanyHistoryItem[]>()
  for (const change of changes) {
    const key = `${change.TimeStamp} ${change.User?.Login ?? ''}`
    const group = savings.get(key)
    if (group) group.push(change)
    else savings.set(key, [change])
  }
  return [...savings].flatMap(([key, [first, ...rest]]) =>
    first ? [{ key, TimeStamp: first.TimeStamp, User: first.User, changes: [first, ...rest] }] : [],
  )
}

/** The changes of fields, by people or to values that have all the words of a term. */
export function matchChanges(changes: readonly CompanyHistoryItem[], term: string): readonly CompanyHistoryItem[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  return changes.filter(({ Label, User, Before, After }) => {
    const text = fold([Label, User?.Namn, User?.Login, Before, After].join(' '))
    return words.every(word => text.includes(word))
  })
}
