/** Returns a Swedish post code as it is written, 123 45. Others are returned as they are. */
export const showPostCode = (code: string): string => code.trim().replace(/^(\d{3})\s*(\d{2})$/, '$1 $2')

/**
 * Returns the post code of an address as it is written: the one of a Swedish address with its
 * space.
 *
 * @param country the code or the name of the country; empty for Sweden
 */
export const postCodeOf = (code: string, country: string): string =>
  ['', 'SE'].includes(country) ? showPostCode(code) : code

/** Returns the line of an address with the post code and the town. */
export const postLine = (code: string, town: string): string => `${showPostCode(code)} ${town.trim()}`.trim()
