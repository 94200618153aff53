/**
 * The key of a form that shows one item after another: that of the item, empty for a new one, or
 * `kopia:` and the key of the item that a new one begins as a copy of.
 */

const copyOf = 'kopia:'

/**
 * Returns the form's key for a new item, or for a copy of one. A new item that belongs to another
 * has a key that ends with a slash: that of a copy of no item there.
 */
export const newItemKey = (copied: string | null): string => (copied === null ? '' : `${copyOf}${copied}`)
/** True for the key of an item that does not exist yet. */
export const isNewItem = (key: string): boolean => key === '' || key.startsWith(copyOf)
/** Returns the key of the item that a new one copies, or null. */
export const copiedItem = (key: string): string | null => (key.startsWith(copyOf) ? key.slice(copyOf.length) : null)

/**
 * Returns the form's key of what belongs to something, such as an absence to an employee; without
 * an id, that of a new one.
 */
export const partKey = (owner: string, id = ''): string => {
  const key = `${encodeURIComponent(owner)}/${encodeURIComponent(id)}`
  return id === '' ? newItemKey(key) : key
}
/** Returns the owner and the id in a key that `partKey` made. The id of a new one is empty. */
export const partOf = (key: string): readonly [owner: string, id: string] => {
  const [owner = '', id = ''] = (copiedItem(key) ?? key).split('/')
  return [decodeURIComponent(owner), decodeURIComponent(id)]
}
