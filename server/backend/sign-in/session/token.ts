import { createHash, randomBytes } from 'node:crypto'

/** Returns a new session token: 256 random bits, stored only in the cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Returns the hash under which the database stores a token. A random token needs no salt and no
 * slow hash.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
