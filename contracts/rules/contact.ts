/** The rules of a person's own data: the first message that fails, or undefined. Said by the form, and kept by the backend. */

export const maxNameLength = 80
export const maxEmailLength = 120

export const nameMessage = (name: string): string | undefined =>
  name.trim() === ''
    ? 'Namn är obligatoriskt.'
    : name.trim().length > maxNameLength
      ? `Namn får bestå av max ${maxNameLength} tecken.`
      : undefined

/** May be empty. No more is demanded than that something could be delivered there. */
export const emailMessage = (email: string): string | undefined => {
  const text = email.trim()
  if (text.length > maxEmailLength) return `E-post får bestå av max ${maxEmailLength} tecken.`
  return text === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
    ? undefined
    : 'Skriv en e-postadress som namn@företag.se.'
}

/**
 * A mobile number in international form, as the SMS gateway wants it: '070-174 06 06' is +46701740606. What begins with
 * neither 0 nor + is returned as it is, without its spaces, for `mobileMessage` to refuse.
 */
export function normaliseMobile(mobile: string): string {
  const digits = mobile.replace(/[\s()./-]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // People write +46 (0)70.
  if (digits.startsWith('+460')) return `+46${digits.slice(4)}`
  return digits.startsWith('0') ? `+46${digits.slice(1)}` : digits
}

/** May be empty. A Swedish number must be a mobile's: no SMS reaches another. */
export const mobileMessage = (mobile: string): string | undefined => {
  const number = normaliseMobile(mobile)
  if (number === '') return undefined
  if (number.startsWith('+46')) {
    return /^\+467[02369]\d{7}$/.test(number) ? undefined : 'Skriv ett mobilnummer som 070-123 45 67.'
  }
  return /^\+[1-9]\d{7,14}$/.test(number) ? undefined : 'Skriv numret som 070-123 45 67, eller utländskt som +47 ….'
}
