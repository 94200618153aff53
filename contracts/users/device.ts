/** The browsers by their marks, the most specific first: Edge and Opera also say Chrome. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (userAgent: string, marks: readonly (readonly [string, RegExp])[]): string | undefined =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0]

/** Returns the browser and the system of a User-Agent header, or an empty text when unknown. */
export const deviceName = (userAgent: string): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ')
