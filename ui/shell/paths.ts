/** The start page, and where a refused or unknown company route leads. */
export const startPath = '/infopanel'
