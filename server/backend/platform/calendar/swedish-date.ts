const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** Returns the date in Sweden, YYYY-MM-DD, whatever the server's time zone. */
export const swedishDate = (time: Date): string => stockholm.format(time)

const stockholmTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns the time in Sweden, YYYY-MM-DD HH:mm, whatever the server's time zone. */
export const swedishTime = (time: Date): string => stockholmTime.format(time)

/** Returns the year in Sweden, whatever the server's time zone. */
export const yearOf = (now: Date): number => Number(swedishDate(now).slice(0, 4))
