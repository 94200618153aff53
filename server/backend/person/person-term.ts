/**
 * Returns the search term of a person as stored: a personal number may have a dash, and a name may
 * have a comma as in the list.
 */
export const personTerm = (term = ''): string =>
  term
    .trim()
    .replace(/^(\d{6,8})[-+](\d{0,4})$/, '$1$2')
    .replaceAll(/[\s,]+/g, ' ')
