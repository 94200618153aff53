/** The owner of a socket. */
export interface SocketOwner {
  readonly login: string
  readonly licNr: string
  /** The hash of the session's token. */
  readonly tokenHash: string
}

/** The port by which sockets learn of sessions: sign-in/session/live-sessions.ts. */
export interface SocketSessions {
  /** Returns the owner of a session's token, or undefined when the session has ended. */
  readonly ownerOf: (token: string, now: Date) => Promise<SocketOwner | undefined>
  /** Returns the sessions that have not ended. */
  readonly open: (hashes: readonly string[], now: Date) => Promise<readonly SocketOwner[]>
}
