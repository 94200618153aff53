/**
 * Says, in a cookie that the script can read, that this browser has signed in: whoever has none
 * sees the login screen without a call. It holds nothing else, it is worth nothing to a server, and
 * like the session's own cookie it ends with the browser.
 */
export const sessionMarkName = 'avlona-signed-in'

const write = (value: string, attributes: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and Firefox has none before 140
  document.cookie = `${sessionMarkName}=${value}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}${attributes}`
}

export const sessionMark = {
  isSet: (): boolean => document.cookie.split('; ').includes(`${sessionMarkName}=1`),
  set: (): void => write('1', ''),
  clear: (): void => write('', '; Max-Age=0'),
} as const
