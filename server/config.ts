import { join } from 'node:path'
import { z } from 'zod'
import { brands } from '#contracts/brands.ts'
import { ConfigError } from './config-error.ts'
import { isExposed, refuseUnsafe } from './exposure.ts'

const text = z.string().trim().min(1)
const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(most))
const port = wholeNumber(65_535)
const toggle = z.enum(['on', 'off']).transform(value => value === 'on')

/** Addresses and ranges separated by commas, as Fastify's trustProxy takes them. */
const proxies = z.string().regex(/^[\w.:/]+(\s*,\s*[\w.:/]+)*$/)

const brandHostsMust = `hosts with their brands, such as lon.example.se=norrlon, with commas between; the brands are ${brands
  .map(({ id }) => id)
  .join(', ')}`
/** Pairs of a host and its brand. */
const brandHosts = z
  .string()
  .regex(/^\s*[\w.-]+\s*=\s*\w+\s*(,\s*[\w.-]+\s*=\s*\w+\s*)*$/)
  .transform(pairs => pairs.split(',').map(pair => pair.split('=').map(part => part.trim())))
  .pipe(z.array(z.tuple([z.string().toLowerCase(), z.enum(brands.map(({ id }) => id))])))
  .transform(pairs => new Map(pairs))

const licencesMust = 'numbers of licences with commas between, such as WEB100200,WEB300400'
const licences = z
  .string()
  .regex(/^\s*[A-Z0-9]{1,20}\s*(,\s*[A-Z0-9]{1,20}\s*)*$/)
  .transform(numbers => numbers.split(',').map(number => number.trim()))

interface Variable<Shape extends z.ZodType = z.ZodType> {
  readonly shape: Shape
  /** A valid value, to complete the sentence "PORT must be …". */
  readonly must: string
  /** True when the value must not be shown in messages. */
  readonly secret?: true
}

const portMust = 'a port: a whole number from 0 (any that is free) to 65535'
const toggleMust = '“on” or “off”'

/** Every environment variable that the server reads. */
const variables = {
  /** The address on which the application listens. */
  HOST: { shape: text.default('127.0.0.1'), must: 'an address of this machine' },
  PORT: { shape: port.default(3000), must: portMust },
  /** The address on which the embedded backend listens. */
  API_HOST: { shape: text.default('127.0.0.1'), must: 'an address of this machine' },
  API_PORT: { shape: port.default(3001), must: portMust },
  /**
   * The base URL of an external backend, instead of the embedded one: `https://api.example/api`.
   */
  API_BASE_URL: {
    shape: z.url({ protocol: /^https?$/, hostname: /.+/ }).optional(),
    must: 'the address of a backend, such as http://127.0.0.1:3001/api',
  },
  /**
   * The URL of an external PostgreSQL, instead of the embedded one. All nodes with the same URL
   * share it.
   */
  DATABASE_URL: {
    shape: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    must: 'the address of a PostgreSQL database, such as postgresql://user:password@host:5432/avlona',
    secret: true,
  },
  /**
   * The same database, through a role that owns nothing, for requests. Without it the server
   * creates the role.
   */
  DATABASE_POOL_URL: {
    shape: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    must: 'the address of the same database with a role that owns nothing',
    secret: true,
  },
  /** The embedded database's folder. */
  DATA_DIR: { shape: text.default(join(import.meta.dirname, '../.data')), must: 'a folder' },
  /**
   * Whether an empty database is filled with the demo data. Defaults to on for an embedded database
   * that only this machine reaches.
   */
  DEMO_DATA: { shape: toggle.optional(), must: toggleMust },
  DEMO_COMPANIES: { shape: wholeNumber(100_000).default(0), must: 'a whole number of companies, up to 100000' },
  DEMO_EMPLOYEES: { shape: wholeNumber(100_000).default(0), must: 'a whole number of employees, up to 100000' },
  /** Whether the demo companies' payroll of the past months is run after the start, once. */
  DEMO_PAYROLL: { shape: toggle.default(true), must: toggleMust },
  LOG_LEVEL: {
    shape: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
    must: '“trace”, “debug”, “info”, “warn”, “error”, “fatal” or “silent”',
  },
  /** Whether browsers use TLS, which a proxy in front of the application terminates. */
  BEHIND_TLS: { shape: toggle.default(false), must: toggleMust },
  /** The proxies whose X-Forwarded-For is trusted. Without it, none is. */
  TRUST_PROXY: { shape: proxies.optional(), must: 'the addresses of proxies with commas between' },
  /** The limit for one address, at the embedded backend. */
  REQUESTS_PER_MINUTE: { shape: wholeNumber(100_000_000).optional(), must: 'a whole number of requests' },
  /**
   * The URL of BankID's Relying Party API. Defaults to the test environment's with a test
   * certificate.
   */
  BANKID_URL: {
    shape: z.url({ protocol: /^https?$/, hostname: /.+/ }).optional(),
    must: 'the address of BankID’s API, such as https://appapi2.bankid.com/rp/v6.0',
  },
  /** A P12 file, or a PEM file that may also hold the key. */
  BANKID_CERTIFICATE: { shape: text.optional(), must: 'a file with a certificate from BankID' },
  /** A PEM file with the key, when the certificate's file lacks it. */
  BANKID_KEY: { shape: text.optional(), must: 'a file with the certificate’s key' },
  BANKID_PASSPHRASE: { shape: z.string().optional(), must: 'the passphrase of the certificate', secret: true },
  /** BankID's own root certificate: no public authority has signed its servers' certificates. */
  BANKID_CA: { shape: text.optional(), must: 'a PEM file with BankID’s root certificate' },
  /**
   * The program's registration at Skatteverket's portal for developers, by which declarations are
   * sent. Without it, demo data has a simulator, and other data no sending.
   */
  SKATTEVERKET_CLIENT_ID: { shape: text.optional(), must: 'the client id of a registration at Skatteverket' },
  SKATTEVERKET_CLIENT_SECRET: {
    shape: text.optional(),
    must: 'the client secret of the registration at Skatteverket',
    secret: true,
  },
  /** Where Skatteverket sends a person back: the application's address with /skatteverket. */
  SKATTEVERKET_REDIRECT_URI: {
    shape: z.url({ protocol: /^https?$/, hostname: /.+/ }).optional(),
    must: 'the registered address, such as https://lon.example.se/skatteverket',
  },
  SKATTEVERKET_URL: {
    shape: z
      .url({ protocol: /^https?$/, hostname: /.+/ })
      .default('https://api.skatteverket.se/arbetsgivardeklaration'),
    must: 'the address of the APIs for employers’ declarations',
  },
  SKATTEVERKET_SIGN_IN_URL: {
    shape: z.url({ protocol: /^https?$/, hostname: /.+/ }).default('https://peroauth2.skatteverket.se/oauth2/v1/per'),
    must: 'the address of Skatteverket’s sign-in of persons',
  },
  /** The id of the running build, sent to browsers. Defaults to a hash of the built interface. */
  BUILD_ID: {
    shape: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    must: 'up to 64 letters, digits, “.”, “_” and “-”',
  },
  /**
   * Serves /_pact/states, which signs in any account. For pact verification only, not in
   * production.
   */
  PACT_STATES: { shape: toggle.default(false), must: toggleMust },
  /**
   * The account at 46elks that sends SMS codes. Without it the development outbox is used, or no
   * SMS is sent.
   */
  SMS_46ELKS_USERNAME: { shape: text.optional(), must: 'the API username of an account at 46elks' },
  SMS_46ELKS_PASSWORD: { shape: text.optional(), must: 'the API password of an account at 46elks', secret: true },
  SMS_46ELKS_URL: {
    shape: z.url({ protocol: /^https?$/, hostname: /.+/ }).default('https://api.46elks.com/a1/sms'),
    must: 'the address that SMS are posted to',
  },
  /** The sender that an SMS shows. */
  SMS_FROM: {
    shape: z
      .string()
      .regex(/^([A-Za-z][A-Za-z0-9]{2,10}|\+[1-9]\d{6,14})$/)
      .default('Avlona'),
    must: 'a name of 3 to 11 letters A–Z and digits, or a number such as +46701234567',
  },
  /** The server that sends e-mails. Without it the development outbox is used, or none is sent. */
  SMTP_HOST: { shape: text.optional(), must: 'the name of a mail server' },
  SMTP_PORT: { shape: port.default(587), must: portMust },
  SMTP_USERNAME: { shape: text.optional(), must: 'the name of an account at the mail server' },
  SMTP_PASSWORD: { shape: text.optional(), must: 'the password of that account', secret: true },
  /** The sender that an e-mail shows. */
  SMTP_FROM: {
    shape: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)
      .optional(),
    must: 'an address such as lon@example.se, or with a name: Avlöna <lon@example.se>',
  },
  /** Whether the mail server must encrypt. Off only for one on this machine or its own network. */
  SMTP_TLS: { shape: toggle.default(true), must: toggleMust },
  /** The client at Kivra that sends payslips for the companies. */
  KIVRA_CLIENT_ID: { shape: text.optional(), must: 'the client id that Kivra has given' },
  KIVRA_CLIENT_SECRET: { shape: text.optional(), must: 'the client secret that Kivra has given', secret: true },
  KIVRA_URL: {
    shape: z.url({ protocol: /^https?$/, hostname: /.+/ }).default('https://sender.api.kivra.com'),
    must: 'the address of Kivra’s API, such as https://sender.sandbox-api.kivra.com',
  },
  /** The brand of each host: `lon.example.se=norrlon,…`. Other hosts serve the default brand. */
  BRAND_HOSTS: { shape: brandHosts.default(new Map()), must: brandHostsMust },
  /**
   * The licence whose administrators receive requests for demo accounts. With demo data, defaults
   * to the demo licence for them.
   */
  DEMO_REQUESTS_TO: {
    shape: z
      .string()
      .regex(/^[A-Z0-9]{1,20}$/)
      .optional(),
    must: 'the number of a licence, such as WEB100200',
  },
  /**
   * The licences whose licence users may clone companies. With demo data, defaults to the demo
   * licence for it.
   */
  CLONE_LICENCES: { shape: licences.optional(), must: licencesMust },
  /** The licences of the provider's support, which may restore copies sent by any licence. */
  SUPPORT_LICENCES: { shape: licences.default([]), must: licencesMust },
  NODE_ENV: { shape: z.string().optional(), must: 'a text' },
} satisfies Record<string, Variable>

/** The names of all variables. */
export const settingNames = Object.keys(variables)

const Environment = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { shape }]) => [name, shape])) as {
    [Name in keyof typeof variables]: (typeof variables)[Name]['shape']
  },
)

/** The validated settings of this process. Defaults that depend on other variables are resolved. */
export type Config = Omit<z.output<typeof Environment>, 'DEMO_DATA'> & { readonly DEMO_DATA: boolean }

function complain(name: keyof typeof variables, value: string | undefined): never {
  const { must, secret }: Variable = variables[name]
  throw new ConfigError(`${name} must be ${must}${secret ? '.' : `, and is “${value ?? ''}”.`}`)
}

/**
 * Reads the settings from the environment. An empty variable counts as missing.
 *
 * @throws ConfigError
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const name = read.error.issues[0]?.path[0] as keyof typeof variables
    return complain(name, given[name])
  }
  const { data } = read
  if (data.PORT === data.API_PORT && data.PORT !== 0 && !data.API_BASE_URL) {
    throw new ConfigError(`PORT and API_PORT are both ${data.PORT}: give them different ones.`)
  }
  if (data.DATABASE_POOL_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_POOL_URL needs DATABASE_URL beside it: the embedded database makes its own role.')
  }
  if ((data.SMS_46ELKS_USERNAME === undefined) !== (data.SMS_46ELKS_PASSWORD === undefined)) {
    throw new ConfigError('SMS_46ELKS_USERNAME and SMS_46ELKS_PASSWORD belong together: give both, or none.')
  }
  if ((data.KIVRA_CLIENT_ID === undefined) !== (data.KIVRA_CLIENT_SECRET === undefined)) {
    throw new ConfigError('KIVRA_CLIENT_ID and KIVRA_CLIENT_SECRET belong together: give both, or none.')
  }
  if ((data.SMTP_HOST === undefined) !== (data.SMTP_FROM === undefined)) {
    throw new ConfigError('SMTP_HOST and SMTP_FROM belong together: give both, or none.')
  }
  if ((data.SMTP_USERNAME === undefined) !== (data.SMTP_PASSWORD === undefined)) {
    throw new ConfigError('SMTP_USERNAME and SMTP_PASSWORD belong together: give both, or none.')
  }
  const registration = [data.SKATTEVERKET_CLIENT_ID, data.SKATTEVERKET_CLIENT_SECRET, data.SKATTEVERKET_REDIRECT_URI]
  if (new Set(registration.map(each => each === undefined)).size > 1) {
    throw new ConfigError(
      'SKATTEVERKET_CLIENT_ID, SKATTEVERKET_CLIENT_SECRET and SKATTEVERKET_REDIRECT_URI belong together: give all, or none.',
    )
  }
  if (data.BANKID_CERTIFICATE === undefined && data.BANKID_URL?.startsWith('https:')) {
    throw new ConfigError('BANKID_URL needs BANKID_CERTIFICATE beside it: BankID takes no calls without a certificate.')
  }
  if (data.BANKID_CERTIFICATE !== undefined && data.BANKID_CA === undefined) {
    throw new ConfigError('BANKID_CERTIFICATE needs BANKID_CA beside it: a PEM file with BankID’s root certificate.')
  }
  refuseUnsafe(data, { demo: data.DEMO_DATA === true })
  // Only where nobody but this machine's own user has access, and only in the embedded database.
  return { ...data, DEMO_DATA: data.DEMO_DATA ?? (data.DATABASE_URL === undefined && !isExposed(data)) }
}
