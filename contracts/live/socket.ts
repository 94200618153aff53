/** Where the socket is, below the application's origin and below the backend's base URL alike. */
export const socketPath = '/socket'

/** Says that the session of the cookie is over, when a socket is closed with it: HTTP's 401. */
export const sessionOverCode = 4401
