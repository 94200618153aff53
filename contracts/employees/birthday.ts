/**
 * Returns the birthday in a personal number as 'MM-DD', or undefined unless the number has 12
 * digits (first document §5). The day in a coordination number has 60 added.
 */
export function birthdayOf(personalNumber: string): string | undefined {
  if (!/^\d{12}$/.test(personalNumber)) return undefined
  const month = Number(personalNumber.slice(4, 6))
  const given = Number(personalNumber.slice(6, 8))
  const day = given > 60 ? given - 60 : given
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${twoDigits(month)}-${twoDigits(day)}` : undefined
}

/**
 * Returns the day of birth in a personal or coordination number of 12 digits, or an empty text. The
 * rows of lists have it in place of the number, since the browser's journal holds them.
 */
export const bornOn = (number: string): string => {
  const birthday = birthdayOf(number)
  return birthday === undefined ? '' : `${number.slice(0, 4)}-${birthday}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * True when a date, YYYY-MM-DD, is the birthday. A birthday on 29 February is celebrated on the
 * 28th in years without a leap day.
 */
export const isBirthday = (birthday: string, date: string): boolean =>
  date.slice(5) === (birthday === '02-29' && !isLeap(Number(date.slice(0, 4))) ? '02-28' : birthday)
