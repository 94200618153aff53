/**
 * The workplace's address, of the two lines of an address: at most 50 characters in all (first and
 * second document §5), as box 245 of the employer's declaration has room for. No character is cut
 * in two.
 */
export const workplaceAddress = (first: string, second: string): string =>
  [first, second]
    .map(line => line.trim())
    .filter(line => line !== '')
    .join(' ')
    .slice(0, 50)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
