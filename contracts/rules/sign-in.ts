/** The rules of the sign-in form (first document §5): the first message that fails, or undefined. */

export const maxLoginLength = 50
export const minPasswordLength = 6

/** Characters of an SMS code. */
export const smsCodeLength = 4

export const loginMessage = (login: string): string | undefined =>
  login.trim() === ''
    ? 'Användarnamn är obligatoriskt.'
    : login.trim().length > maxLoginLength
      ? `Användarnamn får bestå av max ${maxLoginLength} tecken.`
      : undefined

export const passwordMessage = (password: string): string | undefined =>
  password === ''
    ? 'Lösenord är obligatoriskt.'
    : password.length < minPasswordLength
      ? `Lösenord måste bestå av minst ${minPasswordLength} tecken.`
      : undefined

/** A code as it is compared: people copy it with spaces around it, and type it in either case. */
export const normaliseSmsCode = (code: string): string => code.replace(/\s/g, '').toUpperCase()

export const smsCodeMessage = (code: string): string | undefined => {
  const { length } = normaliseSmsCode(code)
  if (length === 0) return 'Verifieringskoden är obligatorisk.'
  return length === smsCodeLength ? undefined : `Verifieringskoden består av exakt ${smsCodeLength} tecken.`
}
