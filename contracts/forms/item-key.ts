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
