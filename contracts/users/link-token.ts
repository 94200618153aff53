/** True for a text that may be the token of a link: 32 random bytes in base64url. */
export const isLinkToken = (token: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(token)
