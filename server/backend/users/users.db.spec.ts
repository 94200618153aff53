import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { boundMessage } from '#contracts/settings/bound-settings.ts'
import { exampleUserValues } from '#contracts/users/examples.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { company, event, session, userAccount } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const at = 'nordsken'
const first = 'Snar-Vidja-47'
const get = (browser: Browser, path: string, where = at) => browser.ask(path, { company: where })
const send = (browser: Browser, method: string, path: string, body?: unknown, where = at) =>
  browser.ask(path, { method, company: where, ...(body !== undefined && { body }) })
const codeOf = async (asked: Promise<{ readonly status: number; readonly body: { readonly dvCode?: string } }>) => {
  const { status, body } = await asked
  return body.dvCode ?? status
}
const eventsAbout = (login: string) =>
  withSystem(server.test.database, async tx =>
    (
      await tx.select({ type: event.type, payload: event.payload, actor: event.actor }).from(event).orderBy(event.seq)
    ).filter(({ payload }) => payload.login === login),
  )

let made = 0
/** Creates an account by an administrator, and gives it a password. Returns its login. */
async function person(more: object = {}, by?: Browser): Promise<string> {
  made += 1
  const adm = by ?? (await server.signedIn('lic'))
  const Login = `person${made}`
  const values = { ...exampleUserValues, Login, Namn: `${'Abcdefgh'.repeat(2)} ${made} Q`, Mobil: '', ...more }
  const { body } = await send(adm, 'POST', '/users', values)
  if (body.dvCode) throw new Error(JSON.stringify(body))
  const { data } = (await send(adm, 'POST', `/users/${Login}/invite`)).body as { data: { Lank: string } }
  const token = data.Lank.replace('/inbjudan/', '')
  const set = await server.browser().ask(`/invitation/${token}`, { method: 'POST', body: { NewPassword: first } })
  if (set.status !== 200) throw new Error(JSON.stringify(set.body))
  return Login
}
const change = async (by: Browser, login: string, Values: object, where = at) => {
  const { data } = (await get(by, `/users/${login}`, where)).body as { data: { Version: number } }
  return send(by, 'PUT', `/users/${login}`, { Version: data.Version, Values }, where)
}

/** Bars the administrators of a company from its accounts, or lets them. */
const lift = async (by: Browser, where: string, isOn: boolean) => {
  const { data } = (await get(by, `/companyInfo/${where}`)).body as { data?: { Settings?: { Version: number } } }
  const body = { Version: data?.Settings?.Version ?? 1, Values: { UseFtgAdminUserAccountAccess: isOn } }
  return send(by, 'PUT', `/companyInfo/${where}`, body)
}
const bar = (by: Browser, where: string, isOn: boolean) => codeOf(lift(by, where, isOn))

describe('the accounts of a licence', () => {
  it('are listed by name, searched, and without the end of personal numbers', async () => {
    const adm = await server.signedIn('adm')
    const { body } = await adm.ask('/users', {
      company: at,
      pagination: { searchTerm: 'frida', searchFields: ['Namn'], perPage: 25, pageNum: 1 },
    })
    expect(body.data).toEqual([
      expect.objectContaining({
        Login: 'ftg2',
        Grupp: 'Standardanvändare',
        PersNr: '19900315-****',
        AntalForetag: 2,
        Status: 'AKTIV',
      }),
    ])
  })

  it('are seen by a company administrator where they share a company, and not of other licences', async () => {
    const logins = async (login: string) =>
      ((await get(await server.signedIn(login), '/users')).body.data as { Login: string }[]).map(({ Login }) => Login)
    const seen = await logins('ftg')
    expect(seen).toEqual(expect.arrayContaining(['ftg', 'ftg2', 'lon', 'std', 'per']))
    for (const hidden of ['lic', 'adm', 'oms', 'demo']) expect(seen).not.toContain(hidden)
    expect(await logins('adm')).toContain('lic')
    expect(await codeOf(get(await server.signedIn('ftg'), '/users/adm'))).toBe('40450')
    expect(await codeOf(get(await server.signedIn('adm'), '/users/oms'))).toBe('40450')
  })

  it('say who is invited, who never was, and when somebody was last here', async () => {
    const adm = await server.signedIn('adm')
    const Login = 'nykomling'
    await send(adm, 'POST', '/users', { ...exampleUserValues, Login, Namn: 'Ny Komling', Mobil: '' })
    const state = async () => {
      const { body } = await adm.ask('/users', { company: at, pagination: { searchTerm: Login } })
      const [row] = body.data as { Status: string; SenastAktiv: string | null }[]
      const { data } = (await get(adm, `/users/${Login}`)).body as { data: { Status: string } }
      return [row?.Status, data.Status, row?.SenastAktiv === null]
    }
    expect(await state()).toEqual(['NY', 'NY', true])
    const { data } = (await send(adm, 'POST', `/users/${Login}/invite`)).body as { data: { Lank: string } }
    expect(await state()).toEqual(['INBJUDEN', 'INBJUDEN', true])
    const path = data.Lank.replace('/inbjudan', '/invitation')
    await server.browser().ask(path, { method: 'POST', body: { NewPassword: first } })
    expect(await state()).toEqual(['AKTIV', 'AKTIV', true])
    await server.signedIn(Login, first)
    expect(await state()).toEqual(['AKTIV', 'AKTIV', false])
  })

  it('are barred for a company administrator whose company says so, and for nobody else', async () => {
    const set = (isOn: boolean) =>
      withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
        tx
          .update(company)
          .set({ settings: { UseFtgAdminUserAccountAccess: isOn } })
          .where(eq(company.ftgId, 'akvarell')),
      )
    const ftg2 = await server.signedIn('ftg2')
    expect(await codeOf(get(ftg2, '/users', 'akvarell'))).toBe(200)
    await set(false)
    try {
      expect(await codeOf(get(ftg2, '/users', 'akvarell'))).toBe('40303')
      expect(await codeOf(send(ftg2, 'POST', '/users/std/invite', undefined, 'akvarell'))).toBe('40303')
      expect(await codeOf(get(ftg2, '/users', at))).toBe(200)
      expect(await codeOf(get(await server.signedIn('adm'), '/users', 'akvarell'))).toBe(200)
    } finally {
      await set(true)
    }
  })

  it('of a company that bars its administrators are not theirs to change from another company either', async () => {
    const adm = await server.signedIn('adm')
    const there = await person({ FtgIdAccessList: ['akvarell'] }, adm)
    const both = await person({ FtgIdAccessList: [at, 'akvarell'] }, adm)
    const ftg2 = await server.signedIn('ftg2')
    const seen = async (login: string) => codeOf(get(ftg2, `/users/${login}`))
    expect(await seen(there)).toBe(200)
    expect(await bar(adm, 'akvarell', false)).toBe(200)
    try {
      expect(await seen(there)).toBe('40450')
      expect(await seen(both)).toBe(200)
      expect(await codeOf(send(ftg2, 'POST', `/users/${both}/resetPassword`))).toBe(errors.userAbove.dvCode)
      expect(await codeOf(change(ftg2, both, { PersNr: '198506129801' }))).toBe(errors.fieldsRefused.dvCode)
      const given = { ...exampleUserValues, Login: 'smygvag', Namn: 'Smyg Väg', FtgIdAccessList: ['akvarell'] }
      expect((await send(ftg2, 'POST', '/users', given)).body).toMatchObject({
        fields: { FtgIdAccessList: expect.any(String) },
      })
      const { body } = await get(ftg2, '/userChoices')
      expect(JSON.stringify(body.data)).not.toContain('akvarell')
    } finally {
      await bar(adm, 'akvarell', true)
    }
    expect(await seen(there)).toBe(200)
  })

  it('stay barred: whom the bar binds cannot lift it, and changes other settings', async () => {
    const adm = await server.signedIn('adm')
    expect(await bar(adm, 'akvarell', false)).toBe(200)
    const { body } = await lift(await server.signedIn('ftg2'), 'akvarell', true)
    expect(body).toMatchObject({
      dvCode: errors.fieldsRefused.dvCode,
      fields: { UseFtgAdminUserAccountAccess: boundMessage },
    })
    // What binds nobody is still theirs to change.
    const { data } = (await get(await server.signedIn('ftg2'), '/companyInfo/akvarell')).body as {
      data: { Settings: { Version: number } }
    }
    const Values = { Telefon: '0470-123 45' }
    const phone = { Version: data.Settings.Version, Values }
    expect(await codeOf(send(await server.signedIn('ftg2'), 'PUT', '/companyInfo/akvarell', phone))).toBe(200)
    expect(await codeOf(get(await server.signedIn('ftg2'), '/users', 'akvarell'))).toBe('40303')
    expect(await bar(adm, 'akvarell', true)).toBe(200)
  })

  it('cannot be changed with only the right to read, nor read without it', async () => {
    const las = await server.signedIn('las')
    expect(await codeOf(get(las, '/users'))).toBe(200)
    expect(await codeOf(send(las, 'POST', '/users/per/block'))).toBe('40303')
    expect(await codeOf(send(las, 'POST', '/users/per/resetPassword'))).toBe('40303')
    expect(await codeOf(get(await server.signedIn('per'), '/users'))).toBe('40303')
  })
})

describe('nobody raises anybody above themselves', () => {
  const refused = async (by: string, values: object) => {
    const body = { ...exampleUserValues, Login: 'aldrig', Namn: 'Aldrig Skapad', ...values }
    const asked = await send(await server.signedIn(by), 'POST', '/users', body)
    return Object.keys((asked.body as { fields?: object }).fields ?? { [asked.status]: '' })
  }
  it.each([
    ['adm', { Roll: 'LIC' }, ['Roll']],
    ['ftg', { Roll: 'ADM' }, ['Roll']],
    ['ftg', { AllaForetag: true, FtgIdAccessList: [] }, ['AllaForetag']],
    ['ftg', { FtgIdAccessList: ['nordsken', 'akvarell'] }, ['FtgIdAccessList']],
    ['std', { Roll: 'FTG' }, ['Roll']],
  ])('%s cannot give %j', async (by, values, fields) => expect(await refused(by, values)).toEqual(fields))

  it('gives no group with more rights, also when the account itself has fewer', async () => {
    const limited = await person({ Roll: 'FTG', Behorighetsgrupp: 'STDUSER' })
    await withTenant(server.test.database, { licNr: 'WEB100200' }, async tx => {
      await tx.execute(`insert into rights_group (id, ben_text, rights) values ('bara-anvandare', 'Bara användare',
        '{"Settings": {"Users": {"Read": true, "Write": true}}}')`)
      await tx.update(userAccount).set({ rightsGroup: 'bara-anvandare' }).where(eq(userAccount.login, limited))
    })
    const browser = await server.signedIn(limited, first)
    expect(await codeOf(change(browser, 'per', { Behorighetsgrupp: 'STDREAD' }))).toBe('40010')
    // An account with more rights is not theirs to take over by a new password.
    expect(await codeOf(send(browser, 'POST', '/users/std/resetPassword'))).toBe('40330')
    expect(await codeOf(send(browser, 'POST', '/users/std/block'))).toBe('40330')
  })

  it('changes nobody above, and not oneself', async () => {
    const adm = await server.signedIn('adm')
    expect(await codeOf(change(adm, 'lic', { Epost: 'x@example.se' }))).toBe('40330')
    for (const [method, path] of [
      ['POST', 'lic/block'],
      ['POST', 'lic/resetPassword'],
      ['DELETE', 'lic'],
      ['DELETE', 'lic/sessions'],
    ] as const)
      expect([path, await codeOf(send(adm, method, `/users/${path}`))]).toEqual([path, '40330'])
    expect(await codeOf(change(adm, 'adm', { Roll: 'LIC' }))).toBe('40331')
    expect(await codeOf(send(adm, 'POST', '/users/adm/block'))).toBe('40331')
    expect(await codeOf(send(adm, 'DELETE', '/users/adm'))).toBe('40331')
  })

  it('of an account with further companies, only the common ones are given and taken', async () => {
    const ftg = await server.signedIn('ftg')
    const shared = await person({ FtgIdAccessList: ['nordsken', 'zenit'] })
    const { data } = (await get(ftg, `/users/${shared}`)).body as { data: object }
    expect(data).toMatchObject({ AndraForetag: 1, Hinder: 'FORETAG', Values: { FtgIdAccessList: ['nordsken'] } })
    expect(await codeOf(change(ftg, shared, { Namn: 'Någon Annan' }))).toBe('40010')
    expect(await codeOf(send(ftg, 'POST', `/users/${shared}/resetPassword`))).toBe('40330')
    expect(await codeOf(change(ftg, shared, { FtgIdAccessList: ['zenit'] }))).toBe('40010')
    const lic = await server.signedIn('lic')
    const companies = async () =>
      ((await get(lic, `/users/${shared}`)).body.data as { Values: { FtgIdAccessList: string[] } }).Values
        .FtgIdAccessList
    expect(await codeOf(change(ftg, shared, { FtgIdAccessList: [] }))).toBe(200)
    expect(await companies()).toEqual(['zenit'])
  })
})

describe('the last administrator', () => {
  const admin = { Roll: 'ADM', Behorighetsgrupp: 'STDUSER', AllaForetag: true, FtgIdAccessList: [] }
  it('is left when two block each other at once, or remove each other', async () => {
    for (const [method, suffix] of [
      ['POST', '/block'],
      ['DELETE', ''],
    ] as const) {
      const [a, b] = [await person(admin), await person(admin)]
      const [of, ofB] = [await server.signedIn(a, first), await server.signedIn(b, first)]
      const both = await Promise.all([
        send(of, method, `/users/${b}${suffix}`),
        send(ofB, method, `/users/${a}${suffix}`),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
      const left = await withTenant(server.test.database, { licNr: 'WEB100200' }, tx => tx.select().from(userAccount))
      expect(left.filter(({ login, blockedAt }) => [a, b].includes(login) && blockedAt === null)).toHaveLength(1)
    }
  })
})

describe('an invitation', () => {
  it('goes by SMS to the person, lives 72 hours, and works once', async () => {
    const adm = await server.signedIn('adm')
    const Login = await person({ Mobil: '', Namn: 'Tove Inbjuden' })
    expect(await codeOf(change(adm, Login, { Mobil: '+46701740613' }))).toBe(200)
    const { body } = await send(adm, 'POST', `/users/${Login}/resetPassword`)
    expect(body.data).toMatchObject({ MobilSlut: '13', Lank: null })
    const sms = server.outbox.messages()[0]
    expect(sms?.to).toBe('+46701740613')
    const token = /\/inbjudan\/([\w-]{43})/.exec(sms?.text ?? '')?.[1] ?? ''
    const stranger = server.browser()
    const signedIn = await server.signedIn(Login, first)
    expect((await stranger.ask(`/invitation/${token}`)).body.data).toMatchObject({ Login, Typ: 'LOSENORD' })
    // The old password works until the new one is chosen.
    expect(await codeOf(stranger.ask('/me'))).toBe('40101')
    expect((await server.browser().signIn(Login, first)).status).toBe(200)
    const choose = (NewPassword: string) =>
      stranger.ask(`/invitation/${token}`, { method: 'POST', body: { NewPassword } })
    expect(await codeOf(choose('sommar2026'))).toBe('42211')
    expect(await codeOf(choose(`${Login}-9`))).toBe('42212')
    const both = await Promise.all([choose('Ny-Vidja-4711'), choose('Ny-Vidja-4712')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await codeOf(signedIn.ask('/me'))).toBe('40101')
    expect((await server.browser().signIn(Login, first)).status).toBe(401)
    expect(await codeOf(choose('Ny-Vidja-4713'))).toBe('40451')
    expect(JSON.stringify(await eventsAbout(Login))).not.toMatch(/Vidja|70174|Tove/)
    expect(JSON.stringify(await eventsAbout(Login))).not.toContain(token)
  })

  it('is replaced by the next one, ends with a block, and after its time', async () => {
    const adm = await server.signedIn('adm')
    const Login = await person()
    const begin = async () =>
      ((await send(adm, 'POST', `/users/${Login}/invite`)).body.data as { Lank: string }).Lank.slice('/inbjudan'.length)
    const [old, next] = [await begin(), await begin()]
    const open = (token: string) => codeOf(server.browser().ask(`/invitation${token}`))
    expect([await open(old), await open(next)]).toEqual(['40451', 200])
    await send(adm, 'POST', `/users/${Login}/block`)
    expect(await open(next)).toBe('40451')
    expect(await codeOf(send(adm, 'POST', `/users/${Login}/invite`))).toBe('40952')
    await send(adm, 'POST', `/users/${Login}/unblock`)
    expect(await open(next)).toBe(200)
    server.clock.pass(72 * 60)
    expect(await open(next)).toBe('40451')
  })
})

describe('sessions', () => {
  it('are shown with device and address, and ended one by one or all', async () => {
    const adm = await server.signedIn('adm')
    const Login = await person()
    const [one, two] = [server.browser('203.0.113.55'), server.browser()]
    await one.ask('/authenticate', {
      method: 'POST',
      body: { Login, Password: first },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    })
    await two.signIn(Login, first)
    const sessions = async () =>
      (await get(adm, `/users/${Login}/sessions`)).body.data as { Id: string; Enhet: string; Adress: string }[]
    const chrome = (await sessions()).find(({ Enhet }) => Enhet === 'Chrome, Windows')
    expect(chrome?.Adress).toBe('203.0.113.55')
    expect(await codeOf(send(adm, 'DELETE', `/users/${Login}/sessions/${chrome?.Id}`))).toBe(200)
    expect([await codeOf(one.ask('/me')), await codeOf(two.ask('/me'))]).toEqual(['40101', 200])
    expect(await codeOf(send(adm, 'DELETE', `/users/${Login}/sessions`))).toBe(200)
    expect(await codeOf(two.ask('/me'))).toBe('40101')
    expect(await sessions()).toEqual([])
    // A session of another account is not reached by its id.
    const [own] = await withSystem(server.test.database, tx =>
      tx.select().from(session).where(eq(session.login, 'adm')),
    )
    await send(adm, 'DELETE', `/users/${Login}/sessions/${own?.id}`)
    expect(await codeOf(adm.ask('/me'))).toBe(200)
  })

  it('end when the account is blocked, which then signs in no more until unblocked', async () => {
    const adm = await server.signedIn('adm')
    const Login = await person()
    const browser = await server.signedIn(Login, first)
    expect(await codeOf(send(adm, 'POST', `/users/${Login}/block`))).toBe(200)
    expect(await codeOf(browser.ask('/me'))).toBe('40101')
    expect(await codeOf(server.browser().signIn(Login, first))).toBe('40325')
    expect(await codeOf(server.browser().signIn(Login, 'fel-fel-fel'))).toBe('40100')
    await send(adm, 'POST', `/users/${Login}/unblock`)
    expect(await codeOf(server.browser().signIn(Login, first))).toBe(200)
  })

  it('end with a change of role, and see a change of companies and group at once', async () => {
    const adm = await server.signedIn('adm')
    const Login = await person({ FtgIdAccessList: ['nordsken', 'akvarell'] })
    const browser = await server.signedIn(Login, first)
    expect(await codeOf(get(browser, '/perlista', 'akvarell'))).toBe(200)
    await change(adm, Login, { FtgIdAccessList: ['nordsken'] })
    expect(await codeOf(get(browser, '/perlista', 'akvarell'))).toBe('40401')
    await change(adm, Login, { Behorighetsgrupp: '' })
    expect(await codeOf(get(browser, '/perlista'))).toBe('40303')
    expect((await eventsAbout(Login)).at(-1)).toEqual({
      type: 'user.changed',
      actor: 'adm',
      payload: { login: Login, fields: ['Behorighetsgrupp'], isAccess: true },
    })
    await change(adm, Login, { Roll: 'AVD' })
    expect(await codeOf(browser.ask('/me'))).toBe('40101')
  })
})

it('a save of an old version is refused, and a login is unique in the installation', async () => {
  const adm = await server.signedIn('adm')
  const Login = await person()
  const values = { Epost: 'ny@example.se' }
  expect(await codeOf(send(adm, 'PUT', `/users/${Login}`, { Version: 1, Values: values }))).toBe(200)
  expect(await codeOf(send(adm, 'PUT', `/users/${Login}`, { Version: 1, Values: { Epost: '' } }))).toBe('40902')
  const taken = { ...exampleUserValues, Login: 'OMS', Namn: 'Ny Person' }
  expect(await codeOf(send(adm, 'POST', '/users', taken))).toBe('40950')
})

it('an account that may not use its password signs in with BankID alone', async () => {
  const adm = await server.signedIn('adm')
  const Login = await person({ PersNr: '198809049821', Inloggningsmetoder: ['F', 'A', 'B'] })
  const browser = await server.signedIn(Login, first)
  await change(adm, Login, { Inloggningsmetoder: ['F', 'B'] })
  expect(await codeOf(browser.ask('/me'))).toBe('40101')
  expect(await codeOf(server.browser().signIn(Login, first))).toBe('40302')
  expect(await codeOf(send(adm, 'POST', `/users/${Login}/invite`))).toBe('40953')
  expect(await codeOf(change(adm, Login, { PersNr: '' }))).toBe('40010')
})
