/** What the keys of a list of tabs need to know of a tab. */
interface KeyedTab<Value extends string> {
  readonly value: Value
  readonly disabled?: boolean
}

/**
 * Returns the tab that a key leads to: the arrows lead around, Home and End to the ends, none to a
 * disabled tab. Returns undefined for another key.
 *
 * @param current the tab that has the focus
 */
export function tabAfterKey<Value extends string>(
  key: string,
  tabs: readonly KeyedTab<Value>[],
  current: string | undefined,
): Value | undefined {
  const open = tabs.filter(({ disabled, value }) => !disabled || value === current)
  const at = open.findIndex(({ value }) => value === current)
  switch (key) {
    case 'ArrowRight':
      return open[(at + 1) % open.length]?.value
    case 'ArrowLeft':
      return open.at(at - 1)?.value
    case 'Home':
      return open[0]?.value
    case 'End':
      return open.at(-1)?.value
    default:
      return undefined
  }
}
