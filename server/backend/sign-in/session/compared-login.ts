/** Returns a login as it is compared with that of an account: in lower case. */
export const comparedLogin = (login: string): string => login.toLowerCase()
