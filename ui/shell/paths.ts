/** The start page, also the redirect for a refused or unknown company route. */
export const startPath = '/infopanel'
