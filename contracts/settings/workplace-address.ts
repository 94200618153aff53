/**
 * Returns the workplace address from the two lines of an address. It has at most 50 characters
 * (first and second document §5), the length of box 245 in the employer's declaration. A surrogate
 * pair is never split.
 */
export const workplaceAddress = (first: string, second: string): string =>
  [first, second]
    .map(line => line.trim())
    .filter(line => line !== '')
    .join(' ')
    .slice(0, 50)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
