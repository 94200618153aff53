/** The socket's path, below the application's origin and below the backend's base URL. */
export const socketPath = '/socket'

/** The close code for an ended session. It corresponds to HTTP's 401. */
export const sessionOverCode = 4401
