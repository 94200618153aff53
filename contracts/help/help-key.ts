/**
 * The key of a screen's help text (first document §2): its route path with the slashes replaced by
 * hyphens. The leading slash is left out, and a parameter goes by its name: `/semberedning/:BerId`
 * is `semberedning-BerId`, whichever one is shown.
 */
export const helpKeyOf = (path: string): string => path.replace(/^\//, '').replaceAll(':', '').replaceAll('/', '-')

/** The key of a field's help text: the screen's, and the field's name. */
export const fieldHelpKeyOf = (screenKey: string, field: string): string => `${screenKey}.${field}`

/** What the key of a screen's text is made of. */
export const screenHelpKey = /^[A-Za-z0-9-]{1,80}$/

/** What the key of a screen's or a field's text is made of. */
export const helpKey = /^[A-Za-z0-9-]{1,80}(\.[A-Za-z0-9]{1,40})?$/
