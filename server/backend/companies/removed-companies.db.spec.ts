import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { begun, codeOf, contentOf, copiesOf, endOf, keyOf, listedCompany, nameOf, refused } from '../copies/testing.ts'
import { connectionOf } from '../platform/database/connect.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { company, job as jobTable } from '../tables/schema.ts'
import { type Asked, type Browser, startTestBackend, type TestBackend } from '../testing.ts'

const licNr = 'WEB100200'
let stage: TestBackend
let lic: Browser
beforeAll(async () => {
  stage = await startTestBackend()
})
beforeEach(async () => {
  lic = await signedIn('lic')
})
afterAll(() => stage.close())

const signedIn = (login: string) => stage.signedIn(login)
const companyOf = (FtgId: string) => listedCompany(lic, FtgId)
const content = (FtgId: string) => contentOf(stage.test.database, { licNr, FtgId })

describe('removing a company', () => {
  const confirm = (browser: Browser) =>
    browser.ask('/myAccount/confirm', { method: 'POST', body: { CurrentPassword: 'Provlon-2026' } })
  /** Requests the removal, after confirming the person's identity. */
  const remove = async (browser: Browser, FtgId: string) => {
    await confirm(browser)
    return browser.ask(`/companyInfo/${FtgId}`, { method: 'DELETE' })
  }
  /** Waits for the end of the removal that an answer tells of. */
  const ended = (browser: Browser, { body }: Pick<Asked, 'body'>) =>
    endOf(browser, `/removeCompany/status/${(body.data as { Id: string }).Id}`)
  /** Removes the company, and waits for the end. */
  const removed = async (browser: Browser, FtgId: string) => {
    const { status, body } = await remove(browser, FtgId)
    expect([status, body.dvCode]).toEqual([200, undefined])
    return ended(browser, { body })
  }
  const log = async (browser: Browser, pagination?: object) =>
    (await browser.ask('/companyDeleteLog', { ...(pagination && { pagination }) })).body.data as Record<
      string,
      string
    >[]

  it('takes all of it away, keeps a copy for seven years that nobody deletes, and says so in the log', async () => {
    const Id = await begun(lic, '/cloneCompany', { originalFtgId: 'zenit', targetFtgId: 'borta' })
    await endOf(lic, `/cloneCompany/status/${Id}`)
    stage.clock.pass(1)
    const original = await content('borta')
    const rows = Object.values(original).flat().length
    expect(await removed(lic, 'borta')).toMatchObject({
      Kind: 'REMOVE',
      Status: 'COMPLETED',
      SourceFtgId: 'borta',
      FtgId: 'borta',
      RowsDone: 2 * rows,
      RowsTotal: 2 * rows,
    })
    expect(await companyOf('borta')).toBeUndefined()
    expect(codeOf(await remove(lic, 'borta'))).toEqual(refused(errors.companyMissing))
    expect((await log(lic))[0]).toMatchObject({ Namn: 'Zenit Transport AB', FtgId: 'borta', Login: 'lic' })
    const [copy] = await copiesOf(lic, licNr)
    expect(copy).toMatchObject({ CanDelete: false, MetaData: { FtgId: 'borta' } })
    if (!copy) return
    expect(copy.Expires).toBe(`${new Date(copy.Created).getUTCFullYear() + 8}-01-01T00:00:00.000Z`)
    expect(codeOf(await lic.ask('/restoreCompany/deleteCopy', { method: 'POST', body: nameOf(copy) }))).toEqual(
      refused(errors.copyKept),
    )
    // The id is free again, and no data is lost.
    const restore = await begun(lic, '/restoreCompany', { ...nameOf(copy), FtgId: 'borta', InfoText: '' })
    expect((await endOf(lic, `/restoreCompany/status/${restore}`)).Status).toBe('COMPLETED')
    expect(await content('borta')).toEqual(original)
  })

  it('is refused while the company is being copied, and to who may not', async () => {
    const ftgKey = (await keyOf(stage.test.database, { licNr, FtgId: 'tomtebo' })) ?? ''
    for (const status of ['QUEUED', 'INPROGRESS'] as const) {
      // Of a kind that no worker knows.
      const [made] = await withTenant(stage.test.database, { licNr, login: 'lic' }, tx =>
        tx.insert(jobTable).values({ status, kind: 'UNKNOWN', ftgKey }).returning(),
      )
      expect(codeOf(await remove(lic, 'tomtebo'))).toEqual(refused(errors.companyBusy))
      await withTenant(stage.test.database, { licNr }, tx => tx.delete(jobTable).where(eq(jobTable.id, made?.id ?? '')))
    }
    for (const login of ['las', 'grupp', 'per'])
      expect(codeOf(await remove(await signedIn(login), 'nordsken'))).toEqual(refused(errors.rightMissing))
    expect(codeOf(await remove(await signedIn('std'), 'akvarell'))).toEqual(refused(errors.companyMissing))
    expect(codeOf(await remove(lic, 'omtanke'))).toEqual(refused(errors.companyMissing))
  })

  it('is for who has confirmed who they are, a little while ago, and once', async () => {
    const missing = refused(errors.confirmationMissing)
    await withTenant(stage.test.database, { licNr }, tx =>
      tx.insert(company).values(['bekr1', 'bekr2'].map(ftgId => ({ ftgId, name: ftgId, orgnr: '' }))),
    )
    const ask = (FtgId: string, browser = lic) => browser.ask(`/companyInfo/${FtgId}`, { method: 'DELETE' })
    expect(codeOf(await ask('bekr1'))).toEqual(missing)
    await confirm(lic)
    // A confirmation is not valid in another session of the same account.
    expect(codeOf(await ask('bekr1', await signedIn('lic')))).toEqual(missing)
    stage.clock.pass(6)
    expect(codeOf(await ask('bekr1'))).toEqual(missing)
    await confirm(lic)
    // A call refused for another reason does not use up the confirmation.
    expect(codeOf(await ask('omtanke'))).toEqual(refused(errors.companyMissing))
    const accepted = await ask('bekr1')
    expect(accepted.status).toBe(200)
    expect(codeOf(await ask('bekr2'))).toEqual(missing)
    expect(await companyOf('bekr2')).toBeDefined()
    expect((await ended(lic, accepted)).Status).toBe('COMPLETED')
  })

  it('is cancelled, and lets nothing else be done with the company meanwhile', async () => {
    await withTenant(stage.test.database, { licNr }, tx =>
      tx.insert(company).values({ ftgId: 'kvar2', name: 'Kvar', orgnr: '' }),
    )
    const ftgKey = (await keyOf(stage.test.database, { licNr, FtgId: 'kvar2' })) ?? ''
    const [made] = await withTenant(stage.test.database, { licNr, login: 'lic' }, tx =>
      tx
        .insert(jobTable)
        .values({
          kind: 'REMOVE',
          ftgKey,
          payload: { sourceFtgId: 'kvar2', ftgId: 'kvar2' },
          // Claimed by nobody who could fall silent.
          status: 'INPROGRESS',
        })
        .returning(),
    )
    expect((await lic.ask(`/removeCompany/status/${made?.id}`)).body.data).toMatchObject({ Status: 'INPROGRESS' })
    const busy = refused(errors.companyBusy)
    expect(codeOf(await remove(lic, 'kvar2'))).toEqual(busy)
    const send = { method: 'POST', body: { InfoText: '' }, company: 'kvar2' }
    expect(codeOf(await lic.ask('/sendCompanyCopy', send))).toEqual(busy)
    const clone = { method: 'POST', body: { originalFtgId: 'kvar2', targetFtgId: 'kvar3' } }
    expect(codeOf(await lic.ask('/cloneCompany', clone))).toEqual(busy)
    expect((await lic.ask(`/companyJobs/${made?.id}`, { method: 'DELETE' })).body.data).toMatchObject({
      Status: 'FAILED',
      Message: 'Begäran avbröts.',
    })
    expect(await companyOf('kvar2')).toBeDefined()
  })

  it('is undone whole when the company cannot be taken away', async () => {
    await withTenant(stage.test.database, { licNr }, tx =>
      tx.insert(company).values({ ftgId: 'kvar', name: 'Kvar', orgnr: '' }),
    )
    const owner = new Client(connectionOf(stage.test.address))
    await owner.connect()
    await owner.query(`create function stay() returns trigger language plpgsql as 'begin raise exception ''no''; end';
      create trigger stay before delete on company for each row when (old.ftg_id = 'kvar') execute function stay()`)
    const before = [await copiesOf(lic, licNr), await log(lic)]
    expect(await removed(lic, 'kvar')).toMatchObject({ Status: 'FAILED', Message: errors.unexpected.message })
    expect([await copiesOf(lic, licNr), await log(lic)]).toEqual(before)
    expect(await companyOf('kvar')).toBeDefined()
    await owner.query('drop trigger stay on company')
    await owner.end()
    expect((await removed(lic, 'kvar')).Status).toBe('COMPLETED')
  })

  it('the log comes in pages, the latest first, and is searched by name, id and user', async () => {
    const adm = await signedIn('adm')
    for (const [FtgId, Namn] of [
      ['ett1', 'Ängens Ved'],
      ['tva2', 'Åkerns Ved'],
    ]) {
      await withTenant(stage.test.database, { licNr }, tx =>
        tx.insert(company).values({ ftgId: FtgId ?? '', name: Namn ?? '', orgnr: '' }),
      )
      expect((await removed(adm, FtgId ?? '')).Status).toBe('COMPLETED')
    }
    expect((await log(adm, { perPage: 2, pageNum: 1 })).map(({ FtgId }) => FtgId)).toEqual(['tva2', 'ett1'])
    const found = async (searchTerm: string, field: string) =>
      (await log(adm, { searchTerm, searchFields: [field], sortBy: 'Namn', sortOrder: 'asc' })).map(item => item.FtgId)
    expect(await found('ved', 'Namn')).toEqual(['tva2', 'ett1'])
    expect(await found('ett', 'FtgId')).toEqual(['ett1'])
    expect(await found('adm', 'Login')).toEqual(['tva2', 'ett1'])
    expect((await adm.ask('/companyDeleteLog', { pagination: { sortBy: 'Orgnr' } })).status).toBe(400)
  })
})
