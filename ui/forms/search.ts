import { type FormValues, hintOf, labelOf } from '#contracts/forms/field.ts'
import { type FormLayout, type FormPage, fieldsOfCard } from '#contracts/forms/form-layout.ts'

/** A found field and its location. */
export interface Hit {
  readonly page: FormPage
  /** The field to focus: the switch of its card, while that is off. */
  readonly field: string
  readonly label: string
  readonly place: string
}

/** The maximum number of hits. */
const maxHits = 12

const fold = (text: string): string => text.toLocaleLowerCase('sv').normalize('NFC')

/**
 * Finds fields by label, hint, help and card title. Every word of the term must match. Fields of
 * the current page come first, and matches in labels before other matches.
 */
export function search(layout: FormLayout, values: FormValues, term: string, page: FormPage): readonly Hit[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = layout.pages.flatMap(each =>
    each.cards.flatMap(card =>
      fieldsOfCard(card).flatMap((name, at) => {
        const field = layout.model.fields[name]
        const goal = layout.goalOf(values, name)
        if (!field || goal === undefined) return []
        const called = labelOf(field, values)
        const own = fold(called)
        const more = fold(`${called} ${hintOf(field, values) ?? ''} ${field.help ?? ''}`)
        const title = fold(card.title)
        const all = (text: string) => words.every(word => text.includes(word))
        // A match in a card's title is listed once, with its first field.
        const rank = all(own) ? 0 : at === 0 && all(title) ? 1 : all(more) ? 2 : all(`${title} ${more}`) ? 3 : undefined
        if (rank === undefined) return []
        const place = each === page ? card.title : `${each.title} · ${card.title}`
        const label = rank === 1 ? card.title : called
        return [{ hit: { page: each, field: goal, label, place }, rank: rank + (each === page ? 0 : 4) }]
      }),
    ),
  )
  const hits = found.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit)
  return hits.filter(({ field }, at) => hits.findIndex(other => other.field === field) === at).slice(0, maxHits)
}
