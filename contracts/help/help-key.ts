/**
 * Returns the key of a screen's help text (first document §2): the route's path with hyphens for
 * slashes. The leading slash is left out, and a parameter is represented by its name: the key of
 * `/semberedning/:BerId` is `semberedning-BerId`.
 */
export const helpKeyOf = (path: string): string => path.replace(/^\//, '').replaceAll(':', '').replaceAll('/', '-')

/**
 * Returns the keys whose texts a screen may show, the best first: its own, and those of the paths
 * above it. An item or a blank form without a text of its own shows its list's: the keys of
 * `settings-users-@-new` are that, `settings-users-@`, `settings-users` and `settings`.
 */
export const helpKeysFor = (key: string): readonly string[] => {
  const parts = key.split('-')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'))
}

/** Returns the key of a field's help text: the screen's key and the field's name. */
export const fieldHelpKeyOf = (screenKey: string, field: string): string => `${screenKey}.${field}`

/** Matches the key of a screen's help text. */
export const screenHelpKey = /^[A-Za-z0-9@-]{1,80}$/

/** Matches the key of a screen's or a field's help text. */
export const helpKey = /^[A-Za-z0-9@-]{1,80}(\.[A-Za-z0-9]{1,40})?$/
