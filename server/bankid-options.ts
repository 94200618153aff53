import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { BackendOptions } from './backend/start.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

const production = 'https://appapi2.bankid.com/rp/v6.0'

async function fileOf(config: Config, name: 'BANKID_CERTIFICATE' | 'BANKID_KEY' | 'BANKID_CA') {
  const path = config[name]
  if (path === undefined) return undefined
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${name} names a file that cannot be read (${error.code}): ${path}`)
  })
}

/**
 * How the backend reaches BankID: by its certificate; without one, and on demo data, by the
 * simulator; else not at all.
 *
 * @throws ConfigError when a file cannot be read, or the certificate cannot be used
 */
export async function bankIdFrom(config: Config): Promise<Pick<BackendOptions, 'bankId'>> {
  const { BANKID_URL, BANKID_CERTIFICATE, BANKID_PASSPHRASE: passphrase, DEMO_DATA } = config
  const certificate = await fileOf(config, 'BANKID_CERTIFICATE')
  if (!certificate) {
    if (BANKID_URL !== undefined) return { bankId: { url: BANKID_URL } }
    return DEMO_DATA ? { bankId: 'simulated' } : {}
  }
  const key = await fileOf(config, 'BANKID_KEY')
  const ca = await fileOf(config, 'BANKID_CA')
  const isPkcs12 = /\.(p12|pfx)$/i.test(BANKID_CERTIFICATE ?? '')
  const shown = {
    ...(isPkcs12 ? { pfx: certificate } : { cert: certificate, key: key ?? certificate }),
    ...(passphrase !== undefined && { passphrase }),
    ...(ca && { ca }),
  }
  try {
    createSecureContext(shown)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`BANKID_CERTIFICATE cannot be used with its key, passphrase and authority: ${why}`)
  }
  return { bankId: { url: BANKID_URL ?? production, certificate: shown } }
}
