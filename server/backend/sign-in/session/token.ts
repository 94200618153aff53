import { createHash, randomBytes } from 'node:crypto'

/** A session's token: 256 random bits, for the cookie alone. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database knows a token by. A random token needs no salt and no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
