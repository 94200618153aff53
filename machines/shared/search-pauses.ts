/** How long a search waits for the next key, in milliseconds (third document §5, Search). */
export const searchPauses = { pauseWithTerm: 500, pauseWithoutTerm: 100 } as const
