import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bankIdFrom } from './bankid-options.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const path = (name: string) => join(import.meta.dirname, 'backend/sign-in/bankid/test-certificates', name)
const file = (name: string) => readFileSync(path(name))
const BANKID_CA = path('authority.pem')
const P12 = { BANKID_CERTIFICATE: path('client.p12'), BANKID_PASSPHRASE: 'qwerty123', BANKID_CA }

const from = (environment: Record<string, string>) => bankIdFrom(readConfig(environment))

describe('BankID is reached', () => {
  it('by a simulator on demo data alone', async () => {
    expect(await from({})).toEqual({ bankId: 'simulated' })
    expect(await from({ DEMO_DATA: 'off' })).toEqual({})
    expect(await from({ DATABASE_URL: 'postgresql://localhost/x' })).toEqual({})
  })

  it('at an address without a certificate, when that is somebody’s simulator', async () => {
    const url = 'http://127.0.0.1:3001/dev/bankid/rp/v6.0'
    expect(await from({ BANKID_URL: url })).toEqual({ bankId: { url } })
  })

  it('with a P12 file and its passphrase, at BankID’s own address, also on demo data', async () => {
    expect(await from(P12)).toEqual({
      bankId: {
        url: 'https://appapi2.bankid.com/rp/v6.0',
        certificate: { pfx: file('client.p12'), passphrase: 'qwerty123', ca: file('authority.pem') },
      },
    })
  })

  it('with PEM files, the key with the certificate or beside it, at the test environment', async () => {
    const url = 'https://appapi2.test.bankid.com/rp/v6.0'
    const pem = { BANKID_CERTIFICATE: path('client.pem'), BANKID_CA, BANKID_URL: url }
    const certificate = { cert: file('client.pem'), key: file('client.pem'), ca: file('authority.pem') }
    expect(await from(pem)).toEqual({ bankId: { url, certificate } })
    expect(await from({ ...pem, BANKID_KEY: path('client.pem') })).toEqual({ bankId: { url, certificate } })
  })
})

describe('BankID’s certificate is refused when the server starts', () => {
  it.each([
    [
      'a file that is not there',
      { ...P12, BANKID_CA: path('nowhere.pem') },
      /^BANKID_CA names a file that cannot be read \(ENOENT\)/,
    ],
    [
      'another passphrase',
      { ...P12, BANKID_PASSPHRASE: 'fel' },
      /^BANKID_CERTIFICATE cannot be used .*mac verify failure/,
    ],
    ['no passphrase', { BANKID_CERTIFICATE: P12.BANKID_CERTIFICATE, BANKID_CA }, /^BANKID_CERTIFICATE cannot be used/],
    [
      'a key of another certificate',
      { BANKID_CERTIFICATE: path('client.pem'), BANKID_KEY: path('server.pem'), BANKID_CA },
      /^BANKID_CERTIFICATE cannot be used .*key values mismatch/,
    ],
    [
      'what is no certificate',
      { BANKID_CERTIFICATE: path('README.md'), BANKID_CA },
      /^BANKID_CERTIFICATE cannot be used/,
    ],
  ])('%s', async (_, environment, sentence) => {
    const failure = await from(environment).catch(error => error)
    expect(failure).toBeInstanceOf(ConfigError)
    expect(failure.message).toMatch(sentence)
    expect(failure.message).not.toContain('qwerty123')
  })
})
