/**
 * Returns the key of a screen's help text (first document §2): the route's path with hyphens for
 * slashes. The leading slash is left out, a parameter is represented by its name, and `@` by
 * nothing: the key of `/semberedning/:BerId` is `semberedning-BerId`.
 */
export const helpKeyOf = (path: string): string =>
  path.replace(/^\//, '').replaceAll('/@', '').replaceAll(':', '').replaceAll('/', '-')

/** Returns the key of a field's help text: the screen's key and the field's name. */
export const fieldHelpKeyOf = (screenKey: string, field: string): string => `${screenKey}.${field}`

/** Matches the key of a screen's help text. */
export const screenHelpKey = /^[A-Za-z0-9-]{1,80}$/

/** Matches the key of a screen's or a field's help text. */
export const helpKey = /^[A-Za-z0-9-]{1,80}(\.[A-Za-z0-9]{1,40})?$/
