const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** The day in Sweden, YYYY-MM-DD, wherever the server stands. */
export const swedishDate = (time: Date): string => stockholm.format(time)
