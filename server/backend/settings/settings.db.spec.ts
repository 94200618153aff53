import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyHistoryItem } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { demoPassword } from '../demo/accounts.ts'
import { keyOf } from '../demo/make-licence.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { openSocket } from '../platform/live/testing.ts'
import { company, event, rightsGroup } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

const { fields } = companySettings

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const signedIn = (login: string) => server.signedIn(login)

interface Settings {
  readonly Version: number
  readonly Values: Readonly<Record<string, unknown>>
}
const settingsIn = (data: unknown) => (data as { readonly Settings: Settings }).Settings
const infoOf = async (browser: Browser, FtgId = 'nordsken') => (await browser.ask(`/companyInfo/${FtgId}`)).body.data
const settings = async (browser: Browser, FtgId?: string) => settingsIn(await infoOf(browser, FtgId))

const put = (browser: Browser, body: unknown, FtgId = 'nordsken', key?: string) =>
  browser.ask(`/companyInfo/${FtgId}`, {
    method: 'PUT',
    body,
    ...(key !== undefined && { headers: { [header.idempotencyKey]: key } }),
  })
async function change(browser: Browser, Values: Readonly<Record<string, unknown>>, FtgId?: string) {
  const { Version } = await settings(browser, FtgId)
  return put(browser, { Version, Values }, FtgId)
}
const history = async (browser: Browser, pagination = {}) => {
  const { body, headers } = await browser.ask('/companyInfo/nordsken/history', { pagination })
  const { totalRows } = JSON.parse(headers.get(header.paginationInfo) ?? '{}')
  return { totalRows, rows: body.data as CompanyHistoryItem[] }
}
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const told = () =>
  withTenant(server.test.database, tenant, tx => tx.select().from(event).where(eq(event.type, 'company.changed')))
const refusal = ({ status, dvCode, message }: { status: number; dvCode: string; message: string }) => [
  status,
  expect.objectContaining({ dvCode, message }),
]

/** The messages of a refused change, by field. */
const fieldsOf = (body: object) => (body as { readonly fields?: Readonly<Record<string, string>> }).fields

describe('what a setting names', () => {
  const refusedBy = async (Values: Readonly<Record<string, unknown>>) => {
    const { status, body } = await change(await signedIn('adm'), Values)
    return [status, fieldsOf(body)]
  }

  it('is a user of the company, who can be told', async () => {
    const on = { UseAbsenceReportFKNotification: true }
    for (const login of ['ingen', 'las3', 'FTG2']) {
      const fields = { AbsenceReportFKNotificationUser: `Ingen användare i företaget heter ${login}.` }
      expect(await refusedBy({ ...on, AbsenceReportFKNotificationUser: login })).toEqual([400, fields])
    }
    expect(await refusedBy({ ...on, AbsenceReportFKNotificationUser: 'ftg2' })).toEqual([200, undefined])
    expect(await refusedBy({ UseAbsenceReportFKNotification: false, AbsenceReportFKNotificationUser: '' })).toEqual([
      200,
      undefined,
    ])
  })

  it('has its code alone: among the bases, and beside the formula variables', async () => {
    expect(await refusedBy({ BelKodP03: 'skift', BelKodP07: 'SKIFT' })).toEqual([
      400,
      { BelKodP03: 'Bas 07 har redan den formelkoden.', BelKodP07: 'Bas 03 har redan den formelkoden.' },
    ])
    const adm = await signedIn('adm')
    const add = async (Kod: string) => {
      const body = { Kod, BenText: 'Prov', Formel: '1', Beskrivning: '' }
      const answer = await adm.ask('/formel/customVariables', { company: 'nordsken', method: 'POST', body })
      return [answer.status, fieldsOf(answer.body)]
    }
    expect(await refusedBy({ BelKodP03: 'natt' })).toEqual([200, undefined])
    expect(await add('NATT')).toEqual([400, { Kod: 'Bas 03 har redan den formelkoden.' }])
    expect(await add('KVÄLL')).toEqual([200, undefined])
    expect(await add('kväll')).toEqual([400, { Kod: 'Formelvariabeln KVÄLL har redan den koden.' }])
    expect(await refusedBy({ BelKodP04: 'Kväll' })).toEqual([
      400,
      { BelKodP04: 'Formelvariabeln Kväll har redan den koden.' },
    ])
    expect(await refusedBy({ BelKodP04: '100' })).toEqual([
      400,
      { BelKodP04: 'Koden måste ha minst en bokstav. Annars läses den som ett tal.' },
    ])
  })
})

describe('a number outside its limits', () => {
  it('is refused by name, and one from before is read, and does not stop another setting', async () => {
    const adm = await signedIn('adm')
    for (const name of ['AvrundaKontering', 'AvrundaSumma', 'AvrundaTotal'])
      for (const value of [-7, 3, 999_999_999]) {
        const { status, body } = await change(adm, { [name]: value })
        const fields = fieldsOf(body) ?? {}
        expect([status, Object.keys(fields)]).toEqual([400, [name]])
        expect(fields[name]).toContain('måste vara mellan 0 och 2')
      }
    await withTenant(server.test.database, tenant, tx =>
      tx
        .update(company)
        .set({ settings: sql`${company.settings} || '{"AvrundaTotal": -7}'` })
        .where(eq(company.ftgKey, tenant.ftgKey)),
    )
    expect((await settings(adm)).Values.AvrundaTotal).toBe(-7)
    expect((await change(adm, { Telefon: '0470-1' })).status).toBe(200)
    expect((await settings(adm)).Values.AvrundaTotal).toBe(-7)
    expect((await change(adm, { AvrundaTotal: 0 })).status).toBe(200)
  })
})

describe('two people who save', () => {
  it('lose nothing of each other: who comes second is told, and writes nothing', async () => {
    const [frida, admin] = [await signedIn('ftg2'), await signedIn('adm')]
    const [hers, his] = [await settings(frida), await settings(admin)]
    const before = (await told()).length
    const first = await put(frida, { Version: hers.Version, Values: { Telefon: '0470-111' } })
    expect([first.status, settingsIn(first.body.data).Version]).toEqual([200, hers.Version + 1])
    const second = await put(admin, { Version: his.Version, Values: { Telefon: '0470-222', Hemsida: 'ny.example' } })
    expect([second.status, second.body]).toEqual(refusal(errors.versionConflict))
    expect((await settings(admin)).Values).toMatchObject({ Telefon: '0470-111', Hemsida: his.Values.Hemsida })
    expect((await told()).length).toBe(before + 1)
    expect((await change(admin, { Hemsida: 'ny.example' })).status).toBe(200)
    expect((await settings(frida)).Values).toMatchObject({ Telefon: '0470-111', Hemsida: 'ny.example' })
  })

  it('at the same moment: one of them is told', async () => {
    const [frida, admin] = [await signedIn('ftg2'), await signedIn('adm')]
    const { Version } = await settings(frida)
    const answers = await Promise.all([
      put(frida, { Version, Values: { Kontakt: 'Frida' } }),
      put(admin, { Version, Values: { LoneAnsv: 'Lena' } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await settings(frida)).Version).toBe(Version + 1)
  })
})

describe('what is wrong', () => {
  it.each<[what: string, Values: Record<string, unknown>, wrong: Record<string, string>]>([
    ['an address that is none', { Epost: 'lon@foretag' }, { Epost: 'Felaktig epost.' }],
    ['a name that is missing', { Namn: '' }, { Namn: `${fields.Namn.label} är obligatoriskt.` }],
    [
      'spaces around a text',
      { Kontakt: ' Frida' },
      { Kontakt: 'Kontaktperson får inte börja eller sluta med mellanslag.' },
    ],
    [
      'loose accents',
      { Kontakt: 'Åsa'.normalize('NFD') },
      { Kontakt: 'Kontaktperson har bokstäver med lösa accenter. Skriv dem på nytt.' },
    ],
    [
      'a fraction of a day',
      { VisaLBFrDgr: 2.5 },
      { VisaLBFrDgr: 'Visa lönebesked före utbetalning måste vara ett giltigt heltal.' },
    ],
    [
      'more days than there are',
      { VisaLBFrDgr: 1e20 },
      { VisaLBFrDgr: 'Visa lönebesked före utbetalning måste vara ett giltigt heltal.' },
    ],
    [
      'more places than are kept',
      { UseBilPrivat: true, BilPrivat: 25.123456 },
      { BilPrivat: 'Ersättning, egen bil får ha högst 4 decimaler.' },
    ],
    [
      'more digits than are kept',
      { UseBilPrivat: true, BilPrivat: 1e20 },
      { BilPrivat: 'Ersättning, egen bil måste vara mellan 0 och 9\u00A0999.' },
    ],
    ['an empty day that is none on its way', { KalendarieStart: '' }, { KalendarieStart: 'Felaktigt värde.' }],
    [
      'too long a text in a field that is hidden',
      { KopplaBank: false, Bankgiro: '1'.repeat(4000) },
      { Bankgiro: 'Bankgiro får bestå av max 20 tecken.' },
    ],
    [
      'a wrong check digit',
      { Bankgiro: '5402-9682' },
      { Bankgiro: 'Bankgiro stämmer inte: den sista siffran är en kontrollsiffra, räknad på de andra.' },
    ],
    [
      'two at once',
      { Epost: 'x', PostNr: '123 45 678 9' },
      {
        Epost: 'Felaktig epost.',
        PostNr: `${fields.PostNr.label} får bestå av max 10 tecken.`,
      },
    ],
    [
      'what follows from a change',
      { UseFritext2: true },
      { Fritext2Namn: `${fields.Fritext2Namn.label} är obligatoriskt.` },
    ],
    ['a day that is none', { KalendarieStart: '2026-02-31' }, { KalendarieStart: 'Felaktigt datum' }],
    [
      'an employee that nobody is',
      {
        UseFirstAnstNr1: true,
        FirstAnstNr1: '1',
        FirstAnstTom1: '2027-12-31',
        UseFirstAnstNr2: true,
        FirstAnstNr2: '4711',
        FirstAnstTom2: '2027-12-31',
      },
      { FirstAnstNr2: 'Ingen anställd har nummer 4711.' },
    ],
  ])('lands on its field: %s', async (_, Values, wrong) => {
    const frida = await signedIn('ftg2')
    const before = await settings(frida)
    const { status, body } = await change(frida, Values)
    expect([status, body]).toEqual([400, { message: errors.fieldsRefused.message, dvCode: '40010', fields: wrong }])
    expect(await settings(frida)).toEqual(before)
  })

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('lands on its field when it cannot be stored: %s', async (_, Telefon) => {
    const { status, body } = await change(await signedIn('ftg2'), { Telefon })
    expect([status, body]).toEqual([
      400,
      {
        message: 'Fältet ”Values.Telefon” har ett tecken som inte kan sparas.',
        dvCode: '40000',
        fields: { Telefon: 'Texten har ett tecken som inte kan sparas.' },
      },
    ])
  })

  it('but was wrong before, and is not changed, does not stand in the way', async () => {
    await withTenant(server.test.database, tenant, tx =>
      tx
        .update(company)
        .set({ settings: {} })
        .where(eq(company.ftgKey, keyOf('akvarell'))),
    )
    const frida = await signedIn('ftg2')
    expect((await change(frida, { Telefon: '08-1' }, 'akvarell')).status).toBe(200)
  })

  it('signs assistance time digitally unless somebody has said otherwise, also where it was never set', async () => {
    const frida = await signedIn('ftg2')
    expect((await settings(frida, 'akvarell')).Values.UseFKSignering).toBe(true)
    expect((await change(frida, { UseFKSignering: false }, 'akvarell')).status).toBe(200)
    expect((await settings(frida, 'akvarell')).Values.UseFKSignering).toBe(false)
  })

  it('before is refused once it is changed, or what asks for it is; not when it is only sent along', async () => {
    const earlier = {
      KUSpecNr: '1',
      Epost: 'gammal',
      KopplaBokf: true,
      BokfProg: 'SE1P',
      UseLSS: true,
      UseNewBrukare: true,
    }
    await withTenant(server.test.database, tenant, tx =>
      tx
        .update(company)
        .set({ settings: earlier })
        .where(eq(company.ftgKey, keyOf('akvarell'))),
    )
    const frida = await signedIn('ftg2')
    const answerTo = async (Values: Record<string, unknown>) => {
      const { status, body } = await change(frida, Values, 'akvarell')
      return status === 200 ? 'saved' : (body as { fields?: unknown }).fields
    }
    const missing = (label: string) => `${label} är obligatoriskt.`
    const [from, to] = [missing('Brukarnummer från'), missing('Brukarnummer till')]
    expect(await answerTo({ Telefon: '08-3' })).toBe('saved')
    expect(await answerTo({ Telefon: '08-4', Epost: 'gammal', BokfFtgId: '' })).toBe('saved')
    expect(await answerTo({ Epost: 'annan' })).toEqual({ Epost: 'Felaktig epost.' })
    expect(await answerTo({ KUSpecNr: '' })).toEqual({ KUSpecNr: missing('Specifikationsnummer') })
    expect(await answerTo({ BokfProg: 'SFSP' })).toEqual({ BokfFtgId: missing('Företagets id i bokföringsprogrammet') })
    expect(await answerTo({ BokfProg: 'SFSP', BokfFtgId: '17' })).toBe('saved')
    expect(await answerTo({ BrukareNamnTyp: 'KUND' })).toBe('saved')
    expect(await answerTo({ UseNewBrukare: false })).toBe('saved')
    expect(await answerTo({ UseNewBrukare: true })).toEqual({
      FromNewBrukare: from.replace('Brukar', 'Kund'),
      TomNewBrukare: to.replace('Brukar', 'Kund'),
    })
  })

  it.each([
    ['a field that is not there', { Telefax: '1' }],
    ['the id', { FtgId: 'annat' }],
    ['the key', { FtgKey: randomUUID() }],
    ['a value of another type', { UseLSS: 'ja' }],
  ])('cannot be read: %s', async (_, Values) => {
    expect((await change(await signedIn('ftg2'), Values)).body).toMatchObject({ dvCode: '40000' })
  })
})

describe('who may', () => {
  it('reads what the pages that they may read hold, and no more', async () => {
    const [frida, attest, per] = [await signedIn('ftg2'), await signedIn('attest'), await signedIn('per')]
    expect(Object.keys((await settings(frida)).Values)).toEqual(
      expect.arrayContaining(['Telefon', 'KtoBank', 'DefaultDigitalMailbox', 'BankIBAN', 'Fritext1Namn']),
    )
    for (const browser of [attest, per]) expect(await infoOf(browser)).not.toHaveProperty('Settings')
  })

  it('writes only on the pages that they may write', async () => {
    const rights = rightsWhere(right =>
      ['Settings.DigitalMailbox.Read', 'Settings.DigitalMailbox.Write', 'Settings.Company.Read'].includes(right),
    )
    await withTenant(server.test.database, { licNr: tenant.licNr }, tx =>
      tx.update(rightsGroup).set({ rights }).where(eq(rightsGroup.benText, 'Tidrapportörer')),
    )
    const [grupp, las] = [await signedIn('grupp'), await signedIn('las')]
    const { Values } = await settings(grupp)
    expect(Values).toHaveProperty('Telefon')
    expect(Values).not.toHaveProperty('KtoBank')
    expect((await change(grupp, { DefaultDigitalMailbox: 'KIVRA' })).status).toBe(200)
    for (const forbidden of [{ Telefon: '1' }, { DefaultDigitalMailbox: 'NONE', KtoBank: '1931' }]) {
      const { status, body } = await change(grupp, forbidden)
      expect([status, body]).toEqual(refusal(errors.rightMissing))
    }
    expect((await settings(grupp)).Values).toMatchObject({ DefaultDigitalMailbox: 'KIVRA' })
    expect((await change(las, { Telefon: '1' })).status).toBe(403)
  })

  it.each([
    ['ftg2', 'omtanke'],
    ['adm', 'surdegen'],
    ['ftg2', 'zenit'],
    ['baga', 'nordsken'],
    ['ftg2', 'finnsinte'],
  ])('%s does not find %s', async (login, FtgId) => {
    const browser = await signedIn(login)
    const answers = [
      await put(browser, { Version: 1, Values: { Telefon: '1' } }, FtgId),
      await browser.ask(`/companyInfo/${FtgId}/history`),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual(refusal(errors.companyMissing))
  })
})

describe('a change', () => {
  it('is stored whole, columns and all, and holds in the session', async () => {
    const frida = await signedIn('ftg2')
    const Values = {
      Namn: 'Nordsken Handel & Co AB',
      Adress2: 'Plan 3',
      UseLSS: true,
      BrukareNamnTyp: 'KUND',
      SkattTab: '33',
    }
    const { body } = await change(frida, Values)
    expect(settingsIn(body.data).Values).toMatchObject(Values)
    expect(body.data).toMatchObject({ Namn: Values.Namn, UseLSS: true })
    const me = await frida.ask('/me', { company: 'nordsken' })
    expect(me.body.data).toMatchObject({ FtgInfo: { Namn: Values.Namn, Adress2: 'Plan 3', BrukareNamnTyp: 'KUND' } })
    const [row] = await withTenant(server.test.database, tenant, tx =>
      tx.select().from(company).where(eq(company.ftgKey, tenant.ftgKey)),
    )
    expect(row?.settings).not.toHaveProperty('Namn')
    expect(row?.settings).toMatchObject({ SkattTab: '33' })
  })

  it('that is none tells nothing', async () => {
    const frida = await signedIn('ftg2')
    const { Version, Values } = await settings(frida)
    const before = (await told()).length
    const { status, body } = await put(frida, { Version, Values: { Telefon: Values.Telefon } })
    expect([status, settingsIn(body.data).Version, (await told()).length]).toEqual([200, Version, before])
  })

  it('sent again with its key is answered as the first time, and done once', async () => {
    const frida = await signedIn('ftg2')
    const { Version } = await settings(frida)
    const key = randomUUID()
    const body = { Version, Values: { AttestAnsv: 'En gång' } }
    const [first, again] = [await put(frida, body, 'nordsken', key), await put(frida, body, 'nordsken', key)]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await settings(frida)).Version).toBe(Version + 1)
  })

  it('reaches who has the company, on another socket, and nobody else', async () => {
    const [frida, fredrik, baga] = [await signedIn('ftg2'), await signedIn('ftg'), await signedIn('baga')]
    const [his, theirs] = [fredrik, baga].map(({ cookie }) => openSocket(server.backend, { cookie, query: '' }))
    await his?.caughtUp()
    await theirs?.caughtUp()
    const { body } = await change(frida, { UseAvdelning: false })
    const Version = settingsIn(body.data).Version
    await expect
      .poll(() => his?.events())
      .toMatchObject([{ event: 'COMPANY_INFO_UPDATED', payload: { FtgId: 'nordsken', Version } }])
    // He has no access to this company. A notification of it would come before the next one.
    await change(frida, { Telefon: '08-3' }, 'akvarell')
    await change(frida, { UseAvdelning: true })
    await expect.poll(() => his?.events().length).toBe(2)
    expect(theirs?.events()).toEqual([])
    for (const socket of [his, theirs]) socket?.socket.terminate()
  })

  it('writes nothing of it in the log', async () => {
    const frida = await signedIn('ftg2')
    await change(frida, { BankPersonNr: '199003159804', Kontakt: 'Hemlige Hasse' })
    expect(server.logged.join('')).not.toMatch(/Hasse|199003159804/)
  })
})

describe('the history', () => {
  it('says who changed what, from what, to what, the newest first', async () => {
    const [frida, admin] = [await signedIn('ftg2'), await signedIn('adm')]
    await change(frida, { Telefon: '0470-1', DefaultDigitalMailbox: 'CLLS' })
    await change(admin, { Telefon: '0470-2', UseKivraDigitalMailbox: true })
    const { rows } = await history(frida, { perPage: 4, pageNum: 1 })
    const User = { Login: 'adm', Namn: 'Lena Lindgren' }
    expect(rows.slice(0, 2)).toMatchObject([
      { User, Field: 'UseKivraDigitalMailbox', Label: fields.UseKivraDigitalMailbox.label, Before: 'Nej', After: 'Ja' },
      { User, Field: 'Telefon', Label: fields.Telefon.label, Before: '0470-1', After: '0470-2' },
    ])
    expect(rows.slice(2).map(({ User, Field, After }) => [User?.Login, Field, After])).toEqual([
      ['ftg2', 'DefaultDigitalMailbox', 'CLLS'],
      ['ftg2', 'Telefon', '0470-1'],
    ])
  })

  it('says which of several fields by the same label it was', async () => {
    const frida = await signedIn('ftg2')
    await change(frida, { ResEnhet2Namn: 'Objekt', ResEnhet3Namn: 'Filial' })
    const { rows } = await history(frida, { searchTerm: 'enhet 3: benämning', searchFields: ['Label'] })
    expect(rows.map(({ Label, After }) => [Label, After])).toEqual([['Resultatenhet 3: Benämning', 'Filial']])
  })

  it('comes in pages, and is searched by label and by name', async () => {
    const frida = await signedIn('ftg2')
    const all = await history(frida)
    const second = await history(frida, { perPage: 2, pageNum: 2 })
    expect(second).toEqual({ totalRows: all.totalRows, rows: all.rows.slice(2, 4) })
    const phones = await history(frida, { searchTerm: 'telefon', searchFields: ['Label'] })
    expect(phones.totalRows).toBe(all.rows.filter(({ Label }) => Label.startsWith('Telefon')).length)
    const hers = await history(frida, { searchTerm: 'lena', searchFields: ['User'] })
    expect(new Set(hers.rows.map(({ User }) => User?.Login))).toEqual(new Set(['adm']))
  })

  it('is searched by its values as they are shown, and sorted by field and by person', async () => {
    const frida = await signedIn('ftg2')
    await change(frida, { SkattTab: '31', Kontakt: 'Åsa Ö' })
    await change(frida, { SkattTab: '34', UseKivraDigitalMailbox: false, Kontakt: 'Örjan' })
    const found = async (searchTerm: string, ...searchFields: string[]) =>
      (await history(frida, { searchTerm, searchFields })).rows.map(({ Field, Before, After }) => [
        Field,
        Before,
        After,
      ])
    expect(await found('åsa ö', 'Before')).toEqual([['Kontakt', 'Åsa Ö', 'Örjan']])
    expect((await found('åsa ö', 'After')).map(([, , after]) => after)).toEqual(['Åsa Ö'])
    expect(await found('nej', 'After')).toContainEqual(['UseKivraDigitalMailbox', 'Ja', 'Nej'])
    expect((await found('nej', 'After')).every(([, , after]) => after?.includes('Nej'))).toBe(true)
    expect(await found('true', 'Before', 'After')).toEqual([])
    const sorted = async (sortBy: string, sortOrder: string) => (await history(frida, { sortBy, sortOrder })).rows
    const labels = (await sorted('Label', 'asc')).map(({ Label }) => Label)
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'sv')))
    expect(new Set(labels).size).toBeGreaterThan(5)
    const saved = (await sorted('TimeStamp', 'desc')).slice(0, 3).map(({ Label }) => Label)
    expect(saved).toEqual(saved.toSorted((a, b) => a.localeCompare(b, 'sv')))
    const people = (await sorted('User', 'desc')).map(({ User }) => User?.Namn ?? '')
    expect(people).toEqual(people.toSorted((a, b) => b.localeCompare(a, 'sv')))
    expect((await frida.ask('/companyInfo/nordsken/history', { pagination: { sortBy: 'Before' } })).status).toBe(400)
  })

  it('keeps no personal number', async () => {
    const frida = await signedIn('ftg2')
    await change(frida, { BankPersonNr: '198001019804' })
    const { rows } = await history(frida, { perPage: 1, pageNum: 1 })
    expect(rows).toMatchObject([{ Field: 'BankPersonNr', Before: null, After: null }])
    expect(JSON.stringify(await told())).not.toContain('198001019804')
  })

  it('is of the pages that may be read', async () => {
    const [frida, grupp, per] = [await signedIn('ftg2'), await signedIn('grupp'), await signedIn('per')]
    await change(frida, { KtoBank: '1940', Telefon: '0470-3' })
    const changed = async (browser: Browser) =>
      (await history(browser, { perPage: 2, pageNum: 1 })).rows.map(({ Field }) => Field)
    expect(await changed(frida)).toEqual(['KtoBank', 'Telefon'])
    expect(await changed(grupp)).not.toContain('KtoBank')
    expect((await per.ask('/companyInfo/nordsken/history')).status).toBe(403)
  })
})

describe('a change by somebody who is called something else since', () => {
  it('stands under the login, and the name as it was', async () => {
    const ftg = await signedIn('ftg')
    const saved = async (Telefon: string) => expect((await change(ftg, { Telefon })).status).toBe(200)
    await saved('0470-11 11 11')
    const body = { Namn: 'Fredrik Ek', CurrentPassword: demoPassword }
    expect((await ftg.ask('/myAccount', { method: 'PUT', body })).status).toBe(200)
    await saved('0470-22 22 22')
    const { rows } = await history(await signedIn('adm'), { perPage: 2, pageNum: 1 })
    expect(rows.map(({ After, User }) => [After, User])).toEqual([
      ['0470-22 22 22', { Login: 'ftg', Namn: 'Fredrik Ek' }],
      ['0470-11 11 11', { Login: 'ftg', Namn: 'Fredrik Åhlén' }],
    ])
  })
})
