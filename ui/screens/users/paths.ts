/** The paths of the screens of users. */
export const usersPath = '/settings/users'
export const newUserPath = '/settings/users/@/new'
export const userPath = (login: string): string => `${usersPath}/${encodeURIComponent(login)}`
/** The query of a new user that begins as a copy. */
export const copyOf = 'kopia'
