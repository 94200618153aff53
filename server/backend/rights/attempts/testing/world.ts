import { Client } from 'pg'
import { integrationScopes } from '#contracts/integrations/scopes.ts'
import { registers } from '#contracts/registers/registers.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import { begun } from '../../../demo/settings.ts'
import { fosEvents } from '../../../fos/enquiries.ts'
import type { TestDatabase } from '../../../platform/database/test-database.ts'
import { registerStore } from '../../../registers/register-store.ts'
import { ruleKinds } from '../../../tables/registers.ts'
import { registerItem } from '../../../tables/schema.ts'
import { canaryText, type Owner } from './canaries.ts'
import {
  codeOf,
  codeOfAll,
  fill,
  type Given,
  hashNamed,
  type Place,
  readTables,
  type Table,
  uuidNamed,
} from './fill-tables.ts'

/** Two licences, each with three companies. The last has the same id in both. */
export const licences = ['a', 'b'] as const
const companyNumbers = [1, 2, 3] as const
const licNrOf = (licence: Owner) => `PROV${licence.toUpperCase()}`
const ftgIdOf = (owner: Owner) => (owner.endsWith('3') ? 'samma' : `bolag${owner}`)

/** The accounts of each licence. Those without all companies have the first. */
export const roles = [
  { name: 'lic', role: 'LIC', group: 'STDUSER', all: true },
  { name: 'adm', role: 'ADM', group: 'STDUSER', all: true },
  { name: 'ftg', role: 'FTG', group: 'STDUSER', all: false },
  { name: 'std', role: 'AVD', group: 'STDUSER', all: false },
  { name: 'las', role: 'AVD', group: 'STDREAD', all: false },
  { name: 'attest', role: 'AVD', group: 'WEBLONHUVATTESTUSER', all: false },
  { name: 'grupp', role: 'AVD', group: 'own', all: false },
  { name: 'per', role: 'PER', group: null, all: false },
  { name: 'lss', role: 'LSS', group: 'own', all: false },
  { name: 'bru', role: 'BRU', group: null, all: false },
  // It does nothing: its mail is what colleagues may not read.
  { name: 'kollega', role: 'PER', group: null, all: false },
  // The second company is taken from it, and it is blocked, after its session has begun.
  { name: 'lost', role: 'FTG', group: 'STDUSER', all: false },
  { name: 'blocked', role: 'ADM', group: 'STDUSER', all: true },
] as const

/** The secret keys of the integrations of a licence, by what has become of them. */
export const keyStates = ['valid', 'revoked', 'expired', 'rotated'] as const
export const keyNamed = (licence: Owner, state: (typeof keyStates)[number]) =>
  `avl_${hashNamed(`key ${licence} ${state}`).slice(0, 43)}`

/** An idempotency key that each account has used for the same request. */
export const usedKey = (login: string) => `nyckel-som-${login}-anvant`
export const usedRequest = { method: 'PUT', path: '/notifications/markAllAsRead' } as const

/** Returns the id of a licence's job of a kind. */
export const jobNamed = (licence: Owner, kind: 'SEND' | 'RESTORE' | 'CLONE' | 'REMOVE') =>
  uuidNamed(`job ${kind} ${licence}`)

/** Returns the id of a company's job that has made a file. */
const fileJobNamed = (company: string) => uuidNamed(`job FILE ${company}`)
const ofFileJob = ({ company, owner }: Place) => fileJobNamed(company?.owner ?? owner)

export interface World {
  readonly tables: readonly Table[]
  readonly places: readonly Place[]
  /** The connection of the owner, who sees all rows. */
  readonly owner: Client
}

/** Half a minute before the specs' time. */
const aMomentAgo = '2026-11-21T08:59:30Z'

const given: Given = {
  company_picture: { type: () => 'image/png' },
  employee: {
    // An enquiry to Skatteverket is about somebody with a number and a table.
    personal_number: () => '199003159804',
    employment_form: () => 'TV',
    salary_form: () => 'MÅN',
    person_type: () => '',
    tax_type: () => 'HUV',
    digital_mailbox: () => 'NONE',
    department_id: place => codeOf(place),
    agreement_id: place => codeOf(place),
  },
  // The system role sees what is still to come into force.
  employee_fact: {
    kind: () => 'adress',
    valid_from: () => '2027-01-15',
    values: ({ owner }) => ({ Adress1: canaryText(owner, 'adress') }),
  },
  employee_absence: { kind: () => 'SJK', extent: () => 50 },
  employee_vehicle: { fuel: () => 'FOS' },
  employee_document: { type: () => 'application/pdf', size: () => 14, is_picture: () => false },
  client: {
    personal_number: () => '',
    details: ({ owner }) => ({ Adress1: canaryText(owner, 'adress'), Fritext: canaryText(owner, 'anteckning') }),
  },
  client_picture: { type: () => 'image/png', size: () => 14 },
  card_number: { pin: () => '4711', number: ({ owner }) => `kanarie-${owner}-kort` },
  holiday: { kind: () => 'H' },
  imported_row: { kind: () => 'LON' },
  payslip: {
    period: () => '202601',
    corrects_period: () => null,
    gross: () => 0,
    benefits: () => 0,
    tax: () => 0,
    after_tax: () => 0,
    net: () => 0,
    balances: () => '[]',
    steps: () => '[]',
    warnings: () => '[]',
  },
  payslip_version: { period: () => '202601', nr: () => 1, slip: () => '{}', rows: () => '[]' },
  payslip_row: { period: () => '202601', kind: () => 'INFO' },
  // A pay type's number is at most 20 characters.
  payslip_entry: { period: () => '202601', source: () => 'TYPED', pay_type: place => codeOf(place) },
  payslip_delivery: {
    period: () => '202601',
    way: () => 'PAPER',
    status: () => 'WAITING',
    content: () => null,
    sent_at: () => null,
  },
  declaration_export: { period: () => '202601' },
  declaration_event: { period: () => '202601', kind: () => 'sent', faults: () => '[]', uploads: () => '[]' },
  skatteverket_access: { period: () => '202601', action: () => 'SKICKA', begun_at: () => '2999-12-31' },
  payment_order: { period: () => '202601', status: () => 'CREATED', fetches: () => 0, warnings: () => '[]' },
  payment_payslip: { period: () => '202601' },
  imported_payslip: { balances: () => '{}' },
  advance: { period: () => null, number: () => null, taken_back_at: () => null, taken_back_by: () => null },
  payment: { period: () => '202601', kind: () => 'swedish' },
  voucher_payslip: { period: () => '202601' },
  voucher: { period: () => '202601', status: () => 'CREATED' },
  salary_period: {
    period: () => '202601',
    kind: () => 'M',
    first_day: () => '2026-01-01',
    last_day: () => '2026-01-31',
    deviations_first: () => '2025-12-01',
    deviations_last: () => '2025-12-31',
    pay_day: () => '2026-01-23',
  },
  calculation_rule: { kind: () => 'OB' },
  agreement: { payout_period: () => '', open_rules: () => [...ruleKinds] },
  register_item: { register: () => 'productGroups', values: ({ owner }) => ({ BenText: canaryText(owner, 'varor') }) },
  integration_secret: {
    token_hash: ({ owner }) => hashNamed(keyNamed(owner, 'valid')),
    prefix: ({ owner }) => keyNamed(owner, 'valid').slice(0, 12),
  },
  integration: {
    scopes: () => [...integrationScopes],
    expires_on: () => '2027-11-21',
    created_by: ({ login }) => login,
    last_used_from: () => null,
  },
  account_link: { kind: () => 'INVITE', expires_at: () => '2026-12-20T08:00:00Z' },
  known_browser: { expires_at: () => '2026-12-20T08:00:00Z' },
  session: {
    method: () => 'PASSWORD',
    idle_minutes: () => 60,
    expires_at: () => '2026-11-21T20:00:00Z',
    end_reason: () => null,
  },
  sms_code: { created_at: () => aMomentAgo, expires_at: () => '2026-12-20T08:00:00Z' },
  bankid_order: {
    device: () => 'COMPUTER',
    status: () => 'PENDING',
    ref_hash: () => hashNamed('bankid'),
    token_hash: () => null,
    created_at: () => aMomentAgo,
    ordered_at: () => aMomentAgo,
  },
  notification: { id: ({ login }) => uuidNamed(`notification ${login}`), type: () => 'INFO', event: () => '' },
  message: { id: ({ login }) => uuidNamed(`message ${login}`), sender_login: () => null },
  idempotency_key: {
    scope: ({ login }) => login,
    key: ({ login }) => `annan-nyckel-${login}`,
    response: ({ owner }) => ({ body: `{"data":"${canaryText(owner, 'svar')}"}` }),
  },
  company_copy: {
    name: ({ owner }) => `kopia${owner}`,
    ftg_id: ({ owner }) => ftgIdOf(`${owner}1`),
    created_by: ({ login }) => login,
    format: () => 1,
    size: () => 10,
    expires_at: () => '2027-01-01T00:00:00Z',
  },
  job: {
    id: ({ owner }) => jobNamed(owner, 'SEND'),
    kind: () => 'SEND',
    status: () => 'COMPLETED',
    ftg_key: ({ owner }) => uuidNamed(`company ${owner}2`),
    payload: ({ owner }) => ({
      sourceFtgId: ftgIdOf(`${owner}2`),
      ftgId: ftgIdOf(`${owner}2`),
      infoText: canaryText(owner, 'job'),
    }),
    exclusive: () => null,
  },
  job_file: {
    id: ofFileJob,
    path: () => '/print/payslips/202601',
    type: () => 'application/pdf',
    expires_at: () => '2027-01-01T00:00:00Z',
  },
  job_file_piece: { file_id: ofFileJob },
  job_beat: { job_id: ({ owner }) => jobNamed(owner, 'SEND') },
  help_text: { id: () => 'infopanel', changed_at: () => '2026-11-20T08:00:00Z' },
  rights_group: {
    id: ({ owner }) => uuidNamed(`rights_group ${owner}`),
    rights: () => ({ ...rightsWhere(right => right.endsWith('.Read')) }),
  },
}

/** The tables whose rows come of others', or of what every licence needs first. */
const byHand = [
  'licence',
  'company',
  'user_account',
  'credential',
  'user_company_access',
  'event',
  'event_seal',
  'event_head',
  'event_check',
]

/**
 * Fills an empty database: both licences, with rows of every table for each licence, company and
 * account.
 */
export async function makeWorld(test: TestDatabase, passwordHash: string): Promise<World> {
  const owner = new Client(test.address)
  await owner.connect()
  const tables = await readTables(owner)
  // The owner sees and writes every row. The roles of the application are held as before.
  for (const { name } of tables) await owner.query(`alter table "${name}" no force row level security`)
  const places: Place[] = []
  for (const licence of licences) {
    await makeLicence(owner, licence, passwordHash)
    const shared = { licence, licNr: licNrOf(licence), login: `${licence}.adm` }
    for (const { name } of roles)
      places.push({ ...shared, owner: `post.${licence}.${name}`, login: `${licence}.${name}` })
    places.push({ ...shared, owner: licence })
    for (const number of companyNumbers) {
      const of = `${licence}${number}`
      const company = { owner: of, ftgKey: uuidNamed(`company ${of}`), ftgId: ftgIdOf(of) }
      places.push({ ...shared, owner: of, company })
    }
  }
  // A row alone balances no voucher.
  await owner.query("select set_config('avlona.whole_company', 'on', false)")
  for (const table of tables) {
    if (byHand.includes(table.name)) continue
    if (table.name === 'job_file') await makeFileJobs(owner, places)
    for (const place of places) {
      if (levelOfPlace(place) === table.level) await fill(owner, tables, table, place, given)
    }
    if (table.level === 'installation' && places[0]) await fill(owner, tables, table, places[0], given)
  }
  for (const place of places) if (place.company) await fillRegisters(owner, place)
  for (const licence of licences) await makeEndedKeys(owner, licence)
  await owner.query('select tenancy.chain_waiting()')
  await owner.query(
    'insert into event_check (lic_nr, place, hash, breaks) select lic_nr, place, hash, 0 from event_head',
  )
  // A job of each kind: its status is asked for by kind.
  for (const licence of licences) {
    for (const kind of ['RESTORE', 'CLONE', 'REMOVE'] as const) {
      await owner.query(
        `insert into job (id, lic_nr, login, kind, status, ftg_key, message, payload)
         select $3, lic_nr, login, $1, status, ftg_key, message, payload from job where id = $2`,
        [kind, jobNamed(licence, 'SEND'), jobNamed(licence, kind)],
      )
    }
  }
  // The attackers' key opens one company.
  await owner.query('delete from integration_company where ftg_key = any ($1)', [
    [uuidNamed('company a2'), uuidNamed('company a3')],
  ])
  return { tables, places, owner }
}

/** Makes the job of each company's file. */
async function makeFileJobs(owner: Client, places: readonly Place[]): Promise<void> {
  for (const { licence, company } of places) {
    if (!company) continue
    await owner.query(
      `insert into job (id, lic_nr, login, kind, status, ftg_key, message, payload)
       select $2, lic_nr, login, 'FILE', status, $3, message, $4 from job where id = $1`,
      [jobNamed(licence, 'SEND'), fileJobNamed(company.owner), company.ftgKey, fileJobPayload(company.ftgId)],
    )
  }
}

const fileJobPayload = (ftgId: string) => ({ path: '/print/payslips/202601', ftgId, year: '2026', integration: null })

const levelOfPlace = ({ owner, company }: Place) =>
  company ? 'company' : owner.startsWith('post.') ? 'account' : 'licence'

/** The settings that open departments, clients and result units. */
const opened = {
  UseAvdelning: true,
  UseLSS: true,
  ...Object.fromEntries(resultUnits.map(n => [`OpenResEnhet${n}`, true])),
}

async function makeLicence(owner: Client, licence: Owner, passwordHash: string): Promise<void> {
  const licNr = licNrOf(licence)
  const insert = (table: string, row: object) => {
    const names = Object.keys(row)
    return owner.query(
      `insert into ${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    )
  }
  const text = (about: string) => canaryText(licence, about)
  await insert('licence', {
    lic_nr: licNr,
    name: text('licens'),
    model: 'PLUS',
    options: ['HRTIL', 'FERTIL'],
    supplier: 'AVLONA',
    postal_address: text('box'),
    street_address: text('gata'),
    postcode: text('nr'),
    city: text('ort'),
    email: text('epost'),
    phone: text('telefon'),
  })
  for (const number of companyNumbers) {
    const of = `${licence}${number}`
    await insert('company', {
      ftg_key: uuidNamed(`company ${of}`),
      lic_nr: licNr,
      ftg_id: ftgIdOf(of),
      orgnr: '165566778899',
      name: canaryText(of, 'namn'),
      address1: canaryText(of, 'adress'),
      address2: canaryText(of, 'adress'),
      picture_id: uuidNamed(`company_picture ${of}`),
      pay_code_table: codeOf({ owner: of }),
      settings: JSON.stringify({ ...begun, ...opened, Kontakt: canaryText(of, 'kontakt') }),
    })
  }
  const home = uuidNamed(`company ${licence}1`)
  await insert('rights_group', {
    lic_nr: licNr,
    id: uuidNamed(`rights_group ${licence}`),
    ben_text: text('grupp'),
    rights: JSON.stringify(rightsWhere(right => right.endsWith('.Read'))),
  })
  for (const { name, role, group, all } of roles) {
    const login = `${licence}.${name}`
    await insert('user_account', {
      login,
      lic_nr: licNr,
      name: text('namn'),
      role,
      home_ftg_key: home,
      all_companies: all,
      rights_group: group === 'own' ? uuidNamed(`rights_group ${licence}`) : group,
      email: text('epost'),
    })
    await insert('credential', { login, lic_nr: licNr, password_hash: passwordHash })
    if (!all) await insert('user_company_access', { login, ftg_key: home, lic_nr: licNr })
  }
  await insert('user_company_access', {
    login: `${licence}.lost`,
    ftg_key: uuidNamed(`company ${licence}2`),
    lic_nr: licNr,
  })
  for (const number of [0, ...companyNumbers]) {
    const of = number === 0 ? licence : `${licence}${number}`
    await insert('event', {
      lic_nr: licNr,
      ftg_key: number === 0 ? null : uuidNamed(`company ${of}`),
      actor: `${licence}.adm`,
      type: 'salary-year.created',
      payload: JSON.stringify({ year: 2026, note: canaryText(of, 'handelse') }),
    })
    // The first enquiry of each company to Skatteverket, which is an event alone.
    if (number > 0)
      await insert('event', {
        lic_nr: licNr,
        ftg_key: uuidNamed(`company ${of}`),
        actor: `${licence}.adm`,
        type: fosEvents.asked,
        payload: JSON.stringify({ number: 1, year: 2026, day: '2026-01-15', employees: [codeOf({ owner: of })] }),
      })
  }
}

/** Adds an item to every register of a company that shares its table with others. */
async function fillRegisters(owner: Client, { owner: of, licNr, company }: Place): Promise<void> {
  const shared = Object.values(registers).filter(each => registerStore(each).table === registerItem)
  for (const { name, named, key, examples } of shared) {
    const values = { ...examples[0], [named]: canaryText(of, name) }
    const code = codeOfAll[key] ?? codeOf({ owner: of })
    await owner.query(
      'insert into register_item (ftg_key, lic_nr, register, key, values) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [company?.ftgKey, licNr, name, code, JSON.stringify(values)],
    )
  }
  for (const kind of ruleKinds.slice(1))
    await owner.query(
      `insert into calculation_rule (ftg_key, lic_nr, kind, id, name, settings)
       select ftg_key, lic_nr, $1, id, name, settings from calculation_rule where ftg_key = $2 and kind = 'OB'`,
      [kind, company?.ftgKey],
    )
}

/** Makes keys that open nothing any longer. */
async function makeEndedKeys(owner: Client, licence: Owner): Promise<void> {
  const valid = uuidNamed(`integration ${licence}`)
  for (const state of keyStates.slice(1)) {
    const id = state === 'rotated' ? valid : uuidNamed(`integration ${licence} ${state}`)
    if (id !== valid) {
      await owner.query(
        `insert into integration (id, lic_nr, name, scopes, expires_on, created_by, revoked_at)
         select $1, lic_nr, $2, scopes, $3, created_by, $4 from integration where id = $5`,
        [
          id,
          canaryText(licence, state),
          state === 'expired' ? '2026-11-01' : '2027-11-21',
          state === 'revoked' ? '2026-11-20T08:00:00Z' : null,
          valid,
        ],
      )
    }
    const key = keyNamed(licence, state)
    await owner.query(
      `insert into integration_secret (token_hash, integration_id, lic_nr, prefix, ends_at) values ($1, $2, $3, $4, $5)`,
      [hashNamed(key), id, licNrOf(licence), key.slice(0, 12), state === 'rotated' ? '2026-11-20T08:00:00Z' : null],
    )
  }
}
