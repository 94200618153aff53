const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** The day in Sweden, YYYY-MM-DD, wherever the server stands. */
export const swedishDate = (time: Date): string => stockholm.format(time)

const stockholmTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The minute in Sweden, YYYY-MM-DD HH:mm, wherever the server stands. */
export const swedishTime = (time: Date): string => stockholmTime.format(time)
