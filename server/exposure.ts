import { ConfigError } from './config-error.ts'

/** The settings that decide who can reach the application. */
export interface Exposure {
  readonly HOST: string
  readonly API_HOST: string
  readonly API_BASE_URL?: string | undefined
  readonly BEHIND_TLS: boolean
  readonly TRUST_PROXY?: string | undefined
  readonly PACT_STATES: boolean
  readonly NODE_ENV?: string | undefined
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** The settings that name an address which other machines reach, with their values. */
function openAddresses({ HOST, API_HOST, API_BASE_URL }: Exposure): (readonly [name: string, host: string])[] {
  const own = API_BASE_URL === undefined ? [['API_HOST', API_HOST] as const] : []
  return [['HOST', HOST] as const, ...own].filter(([, host]) => !isLoopback(host))
}

/**
 * True when others than this machine's own user reach the application, directly or through a proxy.
 */
export const isExposed = (config: Exposure): boolean =>
  openAddresses(config).length > 0 || config.BEHIND_TLS || config.TRUST_PROXY !== undefined

/** True when an entry is every address there is, as 0.0.0.0/0 is. */
const isEveryAddress = (entry: string): boolean => /\/0$/.test(entry.trim())

/**
 * Refuses settings that would open the application to strangers.
 *
 * @param demo whether demo data was asked for by name
 * @throws ConfigError with a sentence that says what to set
 */
export function refuseUnsafe(config: Exposure, { demo }: { readonly demo: boolean }): void {
  const [open] = openAddresses(config)
  const address = open && `${open[0]} is “${open[1]}”, which other machines reach`
  if (config.TRUST_PROXY?.split(',').some(isEveryAddress)) {
    throw new ConfigError(
      'TRUST_PROXY names every address there is: then each browser makes up the address that it is counted by. ' +
        'Name the proxy alone, such as 127.0.0.1.',
    )
  }
  if (config.BEHIND_TLS && config.TRUST_PROXY === undefined) {
    throw new ConfigError(
      'BEHIND_TLS=on needs TRUST_PROXY beside it, the address of the proxy that ends TLS, such as 127.0.0.1: ' +
        'without it all browsers seem to be one, and the wrong passwords of one stranger lock everybody out.',
    )
  }
  if (open && !config.BEHIND_TLS) {
    throw new ConfigError(
      `${address}, and BEHIND_TLS is off: passwords would travel in the clear. Let a proxy end TLS in front of it, ` +
        `and set BEHIND_TLS=on and TRUST_PROXY; or leave ${open[0]} out, to serve this machine alone.`,
    )
  }
  if (open && demo) {
    throw new ConfigError(
      `${address}, and DEMO_DATA is on: everybody knows the password of its accounts. Leave one of them out.`,
    )
  }
  if (!isExposed(config)) return
  if (config.NODE_ENV === 'development') {
    throw new ConfigError(
      'NODE_ENV=development shows pages that are for this machine alone, such as the SMS codes that were sent: ' +
        'leave it out where a proxy or another machine comes in.',
    )
  }
  if (config.PACT_STATES) {
    throw new ConfigError('PACT_STATES=on signs anybody in: leave it out where a proxy or another machine comes in.')
  }
}

/** What may be meant, and is said loudly when the application starts. */
export function cautionsOf(config: Exposure & { readonly DEMO_DATA: boolean }): string[] {
  const cautions: string[] = []
  if (config.TRUST_PROXY !== undefined && !config.BEHIND_TLS) {
    cautions.push(
      'TRUST_PROXY names a proxy and BEHIND_TLS is off: session cookies may travel in the clear. ' +
        'Set BEHIND_TLS=on when browsers come over https.',
    )
  }
  if (config.DEMO_DATA && isExposed(config)) {
    cautions.push('Demo data is served through a proxy: everybody knows the password of its accounts.')
  }
  return cautions
}
