/** The rules of the sign-in form (first document §5): the first message that fails, or undefined. */

export const maxLoginLength = 50
export const minPasswordLength = 6

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
