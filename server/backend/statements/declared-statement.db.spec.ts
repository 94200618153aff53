import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleFees, feeOutcomes, fees } from '#tests/harness/declared-statement.ts'
import { MissingRule } from '../engine/law.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { fieldsRefused } from '../platform/http/refusal.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { monthOf, monthsOf } from './months.ts'
import { requireAllowed } from './require-allowed.ts'

// Specs of a worker share their modules: none may know the statement of this one, before or after.
vi.hoisted(() => vi.resetModules())
/** Where the invented statement stands, in the place of tables. */
const stands = vi.hoisted(() => ({ handed: 'open' as 'open' | 'filed' }))

vi.mock('#contracts/catalogue.ts', async original => {
  const known = await original<typeof import('#contracts/catalogue.ts')>()
  return { ...known, catalogue: { ...known.catalogue, fees: fees.calls } }
})
vi.mock('../areas.ts', async original => {
  const known = await original<typeof import('../areas.ts')>()
  const areasWith: typeof known.areasWith = services => Object.assign(known.areasWith(services), { fees: feeArea })
  return { ...known, areasWith }
})

const feesOf = (wire: string, today: string) =>
  monthOf({ wire, finished: 1, unfinished: 0 }, today, { Summa: null as number | null }, async () => {
    if (wire >= '202701') throw new MissingRule('Avgiften', '2027-01-01')
    const Kod = stands.handed === 'filed' ? ('INLAMNAD' as const) : ('UNDERLAG' as const)
    return {
      due: '2026-11-30',
      status: { Kod, Text: '' },
      sums: { Summa: 475 },
      notices: [],
      made: { checks: 'clean', handed: stands.handed } as const,
    }
  })

const feeArea: Handlers<typeof fees.calls> = {
  year: ({ filter, now }) => monthsOf(filter?.Year ?? '', async wire => (await feesOf(wire, swedishDate(now))).month),
  async period({ params, now }) {
    const { month, made } = await feesOf(params.Period, swedishDate(now))
    if (!made) throw fieldsRefused({ Period: month.Status.Text })
    return { ...exampleFees, ...month }
  },
  async filed({ params, body, now }) {
    const { month, made } = await feesOf(params.Period, swedishDate(now))
    if (!made) throw fieldsRefused({ Period: month.Status.Text })
    requireAllowed(fees.life, made, body.Inlamnad ? 'file' : 'reopen', [])
    stands.handed = body.Inlamnad ? 'filed' : 'open'
    return null
  },
}

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(async () => {
  vi.doUnmock('#contracts/catalogue.ts')
  vi.doUnmock('../areas.ts')
  vi.resetModules()
  await stage.close()
})

const company = 'nordsken'
const mark = (Inlamnad: boolean, browser = adm) =>
  browser.ask('/provavgifter/202610/filed', { method: 'PUT', company, body: { Inlamnad } })

describe('the calls of a declared statement', () => {
  it('answer a year and a month, and refuse what is no month and a month without law', async () => {
    const year = await adm.ask(`/provavgifter?filter=${encodeURIComponent('{"Year":"2026"}')}`, { company })
    expect(year.body.data).toHaveLength(12)
    const { body } = await adm.ask('/provavgifter/202610', { company })
    expect(body.data).toMatchObject({ Summa: 475, Personer: [{ Medlem: 'M 12' }], Status: { Kod: 'UNDERLAG' } })
    expect((await adm.ask('/provavgifter/202613', { company })).status).toBe(400)
    const [, noLaw] = feeOutcomes.period
    const refused = await adm.ask('/provavgifter/202701', { company })
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['Period'])
    expect(noLaw?.answer).toMatchObject({ error: { dvCode: refused.body.dvCode } })
  })

  it('hand it in once and open it again, by the right of its life', async () => {
    const attest = await stage.signedIn('attest')
    expect((await mark(true, attest)).body.dvCode).toBe(errors.rightMissing.dvCode)
    expect([(await mark(true)).status, stands.handed]).toEqual([200, 'filed'])
    const again = await mark(true)
    expect([again.body.dvCode, again.body.fields]).toEqual([
      errors.fieldsRefused.dvCode,
      { Atgard: 'Avgifterna är redovisade.' },
    ])
    expect([(await mark(false)).status, stands.handed]).toEqual([200, 'open'])
  })
})
