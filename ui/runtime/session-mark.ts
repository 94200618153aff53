/**
 * The cookie that marks this browser as signed in, readable by the script. Without it, the login
 * screen is shown without a call. It holds nothing else, grants nothing, and ends with the browser
 * like the session cookie.
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
