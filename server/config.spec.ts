import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, settingNames } from './config.ts'
import { ConfigError } from './config-error.ts'

describe('the settings', () => {
  it('need not be given', () => {
    expect(readConfig({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      API_PORT: 3001,
      DEMO_DATA: true,
      DEMO_COMPANIES: 0,
      LOG_LEVEL: 'warn',
      BEHIND_TLS: false,
      PACT_STATES: false,
    })
    expect(readConfig({}).DATA_DIR).toMatch(/\.data$/)
  })

  it('are not given when they are empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO_DATA: '' })).toEqual(readConfig({}))
  })

  it('are what they are given as', () => {
    const environment = {
      PORT: '8080',
      DEMO_COMPANIES: '5000',
      API_BASE_URL: 'https://api.example/v1',
      BEHIND_TLS: 'on',
      TRUST_PROXY: '127.0.0.1',
    }
    expect(readConfig(environment)).toMatchObject({
      PORT: 8080,
      DEMO_COMPANIES: 5000,
      API_BASE_URL: 'https://api.example/v1',
      BEHIND_TLS: true,
    })
  })

  it('name the brands of hosts, in whatever case', () => {
    const { BRAND_HOSTS } = readConfig({ BRAND_HOSTS: 'Lon.example.se=norrlon, lon2.example.se = skarlon' })
    expect([...BRAND_HOSTS]).toEqual([
      ['lon.example.se', 'norrlon'],
      ['lon2.example.se', 'skarlon'],
    ])
    expect(readConfig({}).BRAND_HOSTS.size).toBe(0)
  })

  it.each([
    [{}, true],
    [{ DEMO_DATA: 'off' }, false],
    [{ DATABASE_URL: 'postgresql://localhost/x' }, false],
    [{ DATABASE_URL: 'postgresql://localhost/x', DEMO_DATA: 'on' }, true],
    [{ TRUST_PROXY: '127.0.0.1' }, false],
    [{ TRUST_PROXY: '127.0.0.1', DEMO_DATA: 'on' }, true],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1', BEHIND_TLS: 'on' }, false],
  ])(
    'make no accounts with a known password by accident, in a database of one’s own or for strangers: %j',
    (environment, demo) => {
      expect(readConfig(environment).DEMO_DATA).toBe(demo)
    },
  )

  it.each([
    [{ PORT: '80a' }, 'PORT must be a port: a whole number from 0 (any that is free) to 65535, and is “80a”.'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ API_PORT: '-1' }, 'API_PORT must be'],
    [{ PORT: '3001' }, 'PORT and API_PORT are both 3001'],
    [{ DATABASE_POOL_URL: 'postgresql://pool@localhost/x' }, 'DATABASE_POOL_URL needs DATABASE_URL beside it'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL must be the address of a backend'],
    [{ API_BASE_URL: 'localhost:3001' }, 'API_BASE_URL must be'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be “on” or “off”, and is “yes”.'],
    [{ DEMO_COMPANIES: '1e9' }, 'DEMO_COMPANIES must be'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be “trace”'],
    [{ TRUST_PROXY: 'a b' }, 'TRUST_PROXY must be'],
    [{ BRAND_HOSTS: 'lon.example.se' }, 'BRAND_HOSTS must be hosts with their brands, such as lon.example.se=norrlon'],
    [{ BRAND_HOSTS: 'lon.example.se=nobody' }, 'the brands are avlona, norrlon, skarlon, akerlon, and is'],
    [{ DEMO_REQUESTS_TO: 'web 1' }, 'DEMO_REQUESTS_TO must be the number of a licence'],
    [{ CLONE_LICENCES: 'web 1' }, 'CLONE_LICENCES must be numbers of licences with commas between'],
    [{ SUPPORT_LICENCES: 'WEB1,' }, 'SUPPORT_LICENCES must be'],
    [{ SMS_FROM: 'Avlöna' }, 'SMS_FROM must be a name of 3 to 11 letters'],
    [{ SMS_FROM: 'Avlona Payroll' }, 'SMS_FROM must be'],
    [{ SMS_46ELKS_URL: 'api.46elks.com' }, 'SMS_46ELKS_URL must be'],
    [{ SMS_46ELKS_USERNAME: 'u1' }, 'SMS_46ELKS_USERNAME and SMS_46ELKS_PASSWORD belong together'],
    [{ KIVRA_CLIENT_ID: 'avlona' }, 'KIVRA_CLIENT_ID and KIVRA_CLIENT_SECRET belong together'],
    [{ KIVRA_URL: 'sender.api.kivra.com' }, 'KIVRA_URL must be'],
    [{ SMTP_HOST: 'mail.example.se' }, 'SMTP_HOST and SMTP_FROM belong together'],
    [{ SMTP_HOST: 'mail.example.se', SMTP_FROM: 'Avlöna' }, 'SMTP_FROM must be an address such as'],
    [{ SMTP_USERNAME: 'lon' }, 'SMTP_USERNAME and SMTP_PASSWORD belong together'],
    [{ BANKID_URL: 'appapi2.bankid.com' }, 'BANKID_URL must be the address of BankID’s API'],
    [{ BANKID_URL: 'https://appapi2.bankid.com/rp/v6.0' }, 'BANKID_URL needs BANKID_CERTIFICATE beside it'],
    [{ BANKID_CERTIFICATE: 'rp.p12' }, 'BANKID_CERTIFICATE needs BANKID_CA beside it'],
  ])('are refused by name: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('may share a port with a backend that is not started', () => {
    expect(readConfig({ PORT: '3001', API_BASE_URL: 'http://127.0.0.1:3001/api' }).PORT).toBe(3001)
  })

  it('stand in the README, each of them', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    // Which of Node's environments it is, is not this application's to say.
    const names = settingNames.filter(name => name !== 'NODE_ENV')
    expect(names.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
  })

  it('are not shown when they are secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hemligt@host' })).toThrow(
      /^DATABASE_URL must be the address of a PostgreSQL database, such as [^“]*\.$/,
    )
  })
})
