import { format, parsed, refused } from './rule.ts'

/**
 * The format of a time of day. It is typed with or without separators: '8', '830', '0830', '8.30',
 * '08:30'. Hours are 0 to 24 and minutes 0 to 59 (second document §5.1). It is stored as HH:MM.
 */
export const timeFormat = format<string>({
  empty: '',
  parse: typed => {
    if (typed.trim() === '') return parsed('')
    const [, hours, minutes = '0'] = /^(\d{1,2})(\d{2})?$/.exec(typed.replace(/\D/g, '')) ?? []
    return hours !== undefined && Number(hours) <= 24 && Number(minutes) <= 59
      ? parsed(`${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`)
      : refused('Ogiltig tidpunkt.')
  },
  show: time => time,
})
