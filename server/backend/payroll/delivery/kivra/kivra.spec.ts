import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { printPdf } from '../../../platform/print/print-pdf.ts'
import { kivraClient } from './client.ts'
import { type KivraEmployer, kivraContent, lackingForKivra, salarySlipOf, vatNumberOf } from './salary-slip.ts'
import { addKivraSimulator, simulatedKivraPath } from './simulator/add-kivra-simulator.ts'
import { type SimulatedKivra, simulatedKivra } from './simulator/simulated-kivra.ts'

const employer: KivraEmployer = {
  Namn: 'Nordsken Handel AB',
  Orgnr: '165566778899',
  Adress1: 'Storgatan 1',
  Adress2: '',
  PostNr: '352 30',
  PostOrt: 'Växjö',
  LandAdr: '',
  Telefon: '+46 (0)470-12 34 56',
  Epost: 'lon@nordsken.example.se',
}
const slip = {
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  payDate: '2026-11-25',
  employedFrom: '2020-03-01',
  gross: 3_250_000,
  tax: 696_250,
  net: 2_553_750,
  holidays: 2_450,
  savedHolidays: 500,
}
const madeAt = new Date('2026-11-22T05:00:00.123Z')
const person = '199001019802'
const pdf = await printPdf({ title: 'Lönebesked', windowTitle: 'Lönebesked', intro: 'november 2026', parts: [] })
const contentOf = (changes: Partial<typeof slip> = {}, ssn = person, file = pdf) =>
  kivraContent(ssn, 'Lönebesked november 2026', salarySlipOf(employer, { ...slip, ...changes }, madeAt), {
    name: 'Lönebesked.pdf',
    pdf: file,
  })

const client = { id: 'avlona', secret: 'hemlig' }
let now = madeAt
let app: FastifyInstance
let kivra: SimulatedKivra
let url: string
const users = new Set([person])
const connected = (secret = client.secret) =>
  kivraClient({ url: url + simulatedKivraPath, client: { ...client, secret }, now: () => now, timeout: 2_000 })
let api: ReturnType<typeof connected>

beforeEach(async () => {
  now = madeAt
  kivra = simulatedKivra({
    now: () => now,
    client,
    isUser: ssn => users.has(ssn),
    isTenant: vat => vat !== 'SE556000000001',
  })
  app = Fastify()
  await addKivraSimulator(app, kivra)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  api = connected()
})
afterEach(async () => {
  await api.close()
  await app.close()
})

describe('a payslip for Kivra', () => {
  it('has its sums in kronor, its period and its employer, and nothing personal in the subject', () => {
    const made = JSON.parse(contentOf())
    expect(made).toMatchObject({
      ssn: person,
      subject: 'Lönebesked november 2026',
      type: 'salaryslip',
      generated_at: '2026-11-22',
      salaryslip: {
        document_metadata: { creation_timestamp: '2026-11-22T05:00:00Z' },
        employment: {
          employer: {
            legal_identifiers: { vat_number: 'SE556677889901', org_number: '556677-8899' },
            contact_information: { telephone_number: '0470-12 34 56', address: { country: 'Sverige' } },
          },
        },
        pay_period: {
          start_date: '2026-11-01',
          end_date: '2026-11-30',
          payout_date: '2026-11-25',
          gross_pay: { monetary_amount: '32500.00', currency: 'SEK' },
          tax_deducted: { monetary_amount: '6962.50' },
          net_pay: { monetary_amount: '25537.50' },
        },
        holidays: { days_remaining_in_period: '24.50', days_saved_from_previous_years: '5.00' },
      },
    })
    expect(Buffer.from(made.parts[0].data, 'base64')).toEqual(pdf)
  })

  it.each([
    ['+46 8 123 456 78', '08 123 456 78'],
    ['0046(0)8-123', '08-123'],
    ['+45 33 12 34', '0045 33 12 34'],
    ['0771-567 567 (växel)', '0771-567 567'],
  ])('writes the telephone %s as %s', (Telefon, written) => {
    const { employment } = salarySlipOf({ ...employer, Telefon }, slip, madeAt)
    expect(employment.employer.contact_information.telephone_number).toBe(written)
  })

  it('needs what Kivra demands of the employer, by name', () => {
    expect(lackingForKivra(employer)).toBe('')
    expect(lackingForKivra({ ...employer, Telefon: 'växeln' })).toContain('företagets telefon. Fyll i')
    expect(lackingForKivra({ ...employer, Epost: '', PostNr: '', Adress1: '' })).toContain(
      'företagets adress, postnummer och e-post.',
    )
    expect(lackingForKivra({ ...employer, Adress1: '', Adress2: 'Box 1' })).toBe('')
  })
})

const schema = join(import.meta.dirname, '../../../../../../shared/data/kivra-salaryslip.schema.json')
// The schema is Kivra's and may not be copied: it lies beside the repository.
describe.skipIf(!existsSync(schema))('Kivra’s schema of salary slips (../shared/data, not in this repository)', () => {
  it.each<[string, Partial<KivraEmployer>, Partial<typeof slip>]>([
    ['a usual one', {}, {}],
    ['a telephone abroad', { Telefon: '+358 9 1234' }, {}],
    ['öre and no holidays', {}, { gross: 1, tax: 0, net: 1, holidays: 0, savedHolidays: 0 }],
    ['days that are owed', {}, { holidays: -150 }],
  ])('takes %s', (_, company, more) => {
    const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false, allErrors: true })
    const { $schema: _draft, ...rules } = JSON.parse(readFileSync(schema, 'utf8'))
    const validate = ajv.compile(rules)
    const made = salarySlipOf({ ...employer, ...company }, { ...slip, ...more }, madeAt)
    expect([validate(JSON.parse(JSON.stringify(made))), validate.errors]).toEqual([true, null])
    // The schema refuses what it does not know, so the line above says something.
    expect(validate({ ...made, more: 1 })).toBe(false)
  })
})

describe('Kivra', () => {
  const tenant = () => api.tenant(vatNumberOf(employer.Orgnr))

  it('gives the company’s key, says who has Kivra, and takes a payslip', async () => {
    const key = await tenant()
    expect(await api.matched(key, [person, '197001019805'])).toEqual(new Set([person]))
    expect(await api.content(key, contentOf())).toMatch(/^[0-9a-f]{40}$/)
    expect(kivra.letters()).toMatchObject([{ ssn: person, subject: 'Lönebesked november 2026' }])
    expect(kivra.letters()[0]?.pdf).toEqual(pdf)
  })

  it('delivers the same content once, and another one again', async () => {
    const key = await tenant()
    const first = await api.content(key, contentOf())
    expect(await api.content(key, contentOf())).toBe(first)
    expect([kivra.received, kivra.letters().length]).toEqual([2, 1])
    await api.content(key, contentOf({ net: 2_553_751, gross: 3_250_001 }))
    expect(kivra.letters()).toHaveLength(2)
  })

  it('that answered nobody may have it: the same is sent again, and comes once', async () => {
    const key = await tenant()
    kivra.next.push('lost')
    await expect(api.content(key, contentOf())).rejects.toMatchObject({ code: 'unreachable' })
    expect(kivra.letters()).toHaveLength(1)
    await api.content(key, contentOf())
    expect(kivra.letters()).toHaveLength(1)
  })

  it('is signed in to again when the token has ended, once', async () => {
    const key = await tenant()
    kivra.endTokens()
    await api.content(key, contentOf())
    now = new Date(now.getTime() + 9 * 3_600_000)
    await api.matched(key, [person])
    const other = connected('fel')
    await expect(other.tenant('SE556677889901')).rejects.toMatchObject({ code: 'sign-in' })
    await other.close()
  })

  it.each([
    ['unavailable', 'unreachable', 'Kivra svarar inte (503).'],
    ['refused', 'refused', 'Kivra tog inte emot lönebeskedet: Not as it must be.'],
    ['unknown', 'unknown-recipient', 'Den anställda kan inte ta emot i Kivra.'],
  ] as const)('that is %s says so', async (fate, code, message) => {
    const key = await tenant()
    kivra.next.push(fate)
    await expect(api.content(key, contentOf())).rejects.toMatchObject({ code, message })
  })

  it('does not know every company, and does not take everything', async () => {
    await expect(api.tenant('SE556000000001')).rejects.toMatchObject({ code: 'no-tenant' })
    const key = await tenant()
    const refused = (content: string) => expect(api.content(key, content)).rejects
    await refused(contentOf({}, person, Buffer.from('ingen PDF'))).toMatchObject({ code: 'refused', number: 40000 })
    await refused(contentOf({ firstDay: '2026-11' })).toMatchObject({ code: 'refused' })
    await refused(contentOf().replace('"SEK"', '"kr"')).toMatchObject({ code: 'refused' })
    await refused(contentOf({}, '199001010000')).toMatchObject({ code: 'unknown-recipient' })
    await refused(contentOf({}, person, Buffer.concat([pdf, Buffer.alloc(1_000_000)]))).toMatchObject({ number: 41300 })
    await expect(api.content('0'.repeat(40), contentOf())).rejects.toMatchObject({ code: 'no-tenant' })
    expect(kivra.letters()).toEqual([])
  })

  it('that is not there, or answers with something else, is unreachable', async () => {
    const gone = kivraClient({ url: 'http://127.0.0.1:1', client, now: () => now, timeout: 500 })
    await expect(gone.tenant('SE556677889901')).rejects.toMatchObject({ code: 'unreachable' })
    await gone.close()
    const page = kivraClient({ url: `${url}/annat`, client, now: () => now })
    await expect(page.tenant('SE556677889901')).rejects.toMatchObject({ name: 'KivraError' })
    await page.close()
  })
})
