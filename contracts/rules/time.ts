import { format, parsed, type Rule, refused } from './rule.ts'

const wrongTime = 'Ogiltig tidpunkt.'

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
      : refused(wrongTime)
  },
  show: time => time,
})

/** Requires a time as it is kept: 08:30. It applies to times that were not typed. */
export const realTime: Rule = (time, { label }) => {
  const read = timeFormat.parse(time, label)
  return read.ok ? (read.value === time ? undefined : wrongTime) : read.message
}
