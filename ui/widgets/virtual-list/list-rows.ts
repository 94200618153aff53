/** A section of a list. Without a title it consists of its items only. */
export interface ListSection<Item> {
  readonly key: string
  readonly title?: string
  readonly items: readonly Item[]
  /** Whether only its title is shown. */
  readonly collapsed?: boolean
}

/** A line of a list: a section's title, or an item. */
export type ListRow<Item> =
  | { readonly kind: 'title'; readonly key: string; readonly section: ListSection<Item>; readonly title: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: Item }

/**
 * Returns the lines of all sections, in order. A section without items has no lines, not even its
 * title.
 */
export const listRows = <Item>(
  sections: readonly ListSection<Item>[],
  itemKey: (item: Item) => string,
): readonly ListRow<Item>[] =>
  sections.flatMap(section => {
    if (section.items.length === 0) return []
    const { key, title, items, collapsed } = section
    const lines: ListRow<Item>[] = title === undefined ? [] : [{ kind: 'title', key, section, title }]
    return collapsed && title !== undefined
      ? lines
      : lines.concat(items.map(item => ({ kind: 'item', key: `${key}/${itemKey(item)}`, item })))
  })

/**
 * Returns the line that a key moves to, or undefined when the key does not move. Stops at both
 * ends.
 */
export const lineAfterKey = (key: string, from: number, lines: number, page: number): number | undefined => {
  const target = () => {
    switch (key) {
      case 'ArrowDown':
        return from + 1
      case 'ArrowUp':
        return from - 1
      case 'PageDown':
        return from + page
      case 'PageUp':
        return from - page
      case 'Home':
        return 0
      case 'End':
        return lines - 1
      default:
        return undefined
    }
  }
  const to = target()
  return to === undefined ? undefined : Math.max(0, Math.min(lines - 1, to))
}
