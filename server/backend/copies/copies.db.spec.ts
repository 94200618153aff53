import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { historyOf } from '#contracts/copies/company-copy.rules.ts'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import type { CompanyJob, CompanyJobId, CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { Notification } from '#contracts/portal/shapes.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { doHousekeeping } from '../housekeeping.ts'
import { superuser } from '../platform/database/supervisor/data-directory.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { Progress } from '../platform/jobs/progress.ts'
import { openSocket } from '../platform/live/testing.ts'
import { company, companyCopy, companyCopyPiece, event, job as jobTable } from '../tables/schema.ts'
import { type Browser, browserOf, signIn, startTestBackend, type TestBackend } from '../testing.ts'
import { cloneCompany } from './clone-company.ts'
import { companyTables } from './company-tables.ts'
import {
  begun,
  codeOf,
  contentOf,
  copiesOf,
  endOf,
  fillEveryTable,
  fingerprints,
  keyOf,
  listedCompany,
  nameOf,
  refused,
} from './testing.ts'

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

const signedIn = (login: string, browser = stage.browser()) => signIn(browser, login)

async function sent(FtgId: string, InfoText = ''): Promise<CompanyCopy> {
  stage.clock.pass(1)
  const Id = await begun(lic, '/sendCompanyCopy', { InfoText }, FtgId)
  expect((await endOf(lic, `/sendCompanyCopy/status/${Id}`)).Status).toBe('COMPLETED')
  const [newest] = await copiesOf(lic, licNr)
  if (!newest) throw new Error('The copy is not in the list')
  return newest
}

const restored = async (copy: CompanyCopy, FtgId: string, InfoText = '') =>
  endOf(lic, `/restoreCompany/status/${await begun(lic, '/restoreCompany', { ...nameOf(copy), FtgId, InfoText })}`)

const content = (FtgId: string, of = licNr) => contentOf(stage.test.database, { licNr: of, FtgId })

const companyOf = (FtgId: string) => listedCompany(lic, FtgId)

describe('a copy that is sent', () => {
  it('tells what it is of, who sent it and why, how large it is, and what had happened', async () => {
    const { body } = await lic.ask('/companyInfo/akvarell')
    const { Version } = (body.data as { Settings: { Version: number } }).Settings
    await lic.ask('/companyInfo/akvarell', { method: 'PUT', body: { Version, Values: { Telefon: '060-12 34 56' } } })
    const copy = await sent('akvarell', 'Semesterlönen för oktober')
    expect(copy).toMatchObject({
      Container: licNr,
      Name: expect.stringMatching(/^akvarell_\d{14}$/),
      CanDelete: true,
      MetaData: {
        CompanyName: 'Akvarell Måleri AB',
        FtgId: 'akvarell',
        CreatedBy: 'lic',
        InfoText: 'Semesterlönen för oktober',
      },
    })
    expect(copy.Size).toBeGreaterThan(500)
    expect(historyOf(copy.MetaData.History)[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      event: expect.stringMatching(/^Inställningar ändrades: Telefon \(.+\)$/),
    })
  })

  it('from before the standard contents gets them where it has nothing, and one of today does not', async () => {
    const { register_item: items = [] } = await content('akvarell')
    const copy = await sent('akvarell')
    const itemsIn = async (FtgId: string) => {
      const { Status, Message } = await restored(copy, FtgId)
      expect([Status, Message]).toEqual(['COMPLETED', null])
      return (await content(FtgId)).register_item ?? []
    }
    const of = eq(companyCopyPiece.copyId, copy.Version)
    const { database } = stage.test
    const pieces = await withTenant(database, { licNr }, tx =>
      tx.select().from(companyCopyPiece).where(of).orderBy(companyCopyPiece.number),
    )
    const [header = '', ...lines] = zstdDecompressSync(Buffer.concat(pieces.map(each => each.content)))
      .toString()
      .split('\n')
    const rewritten = async (first: object) => {
      const kept = lines.filter(line => !line.startsWith('register_item\t'))
      const packed = zstdCompressSync([JSON.stringify(first), ...kept].join('\n'))
      const checksum = createHash('sha256').update(packed).digest('hex')
      await withTenant(database, { licNr }, async tx => {
        await tx.delete(companyCopyPiece).where(and(of, gt(companyCopyPiece.number, 0)))
        await tx.update(companyCopyPiece).set({ content: packed }).where(of)
        await tx.update(companyCopy).set({ checksum }).where(eq(companyCopy.id, copy.Version))
      })
    }
    const today = JSON.parse(header) as { hasStandards?: boolean }
    expect([today.hasStandards, items.length > 0]).toEqual([true, true])
    await rewritten(today)
    expect(await itemsIn('utan')).toEqual([])
    const { hasStandards: _, ...old } = today
    await rewritten(old)
    expect((await itemsIn('med')).length).toBeGreaterThan(100)
  })

  it('becomes another company when it is restored, row for row the same but for its keys', async () => {
    const original = await content('akvarell')
    expect(original.employee).toHaveLength(12)
    const copy = await sent('akvarell')
    const job = await restored(copy, 'akvarell9', 'Felsökning')
    expect(job).toMatchObject({ Kind: 'RESTORE', Status: 'COMPLETED', FtgId: 'akvarell9', Message: null })
    const rows = Object.values(original).reduce((sum, { length }) => sum + length, 0)
    expect([job.RowsDone, job.RowsTotal]).toEqual([rows, rows])
    expect(job.FtgKey).toBe(await keyOf(stage.test.database, { licNr, FtgId: 'akvarell9' }))
    expect(await content('akvarell9')).toEqual(original)
    expect(await companyOf('akvarell9')).toMatchObject({
      Namn: 'Akvarell Måleri AB',
      Archived: false,
      RestoreInfo: {
        User: 'lic',
        AzStorageContainer: licNr,
        AzFileName: copy.Name,
        InfoText: 'Felsökning',
        Time: stage.clock.now().toISOString(),
      },
    })
    // A copy of the restored company has the same contents.
    await restored(await sent('akvarell9'), 'akvarell8')
    expect(await content('akvarell8')).toEqual(original)
    expect((await lic.ask('/perlista', { company: 'akvarell8' })).body.data).toHaveLength(12)
  })

  it('is restored unarchived, and outlives its company and a change of it', async () => {
    const copy = await sent('arkivet')
    const before = await content('arkivet')
    await restored(copy, 'arkivet2')
    const [row] = before.company as [Record<string, unknown>]
    expect(row.archived).toBe(true)
    expect(await content('arkivet2')).toEqual({ ...before, company: [{ ...row, archived: false }] })
  })

  it.each([
    ['a piece that was changed', sql`set_byte(content, 40, (get_byte(content, 40) + 1) % 256)`],
    ['a piece that was cut short', sql`substring(content from 1 for length(content) - 9)`],
    ['a piece that is something else', sql`'\\x00'::bytea`],
  ])('is refused when it is not what was sent: %s', async (_, content) => {
    const copy = await sent('akvarell')
    await withTenant(stage.test.database, { licNr }, tx =>
      tx.update(companyCopyPiece).set({ content }).where(eq(companyCopyPiece.copyId, copy.Version)),
    )
    const job = await restored(copy, 'skadad')
    expect([job.Status, job.Message, job.FtgKey]).toEqual(['FAILED', errors.copyDamaged.message, null])
    expect(await companyOf('skadad')).toBeUndefined()
    await lic.ask('/restoreCompany/deleteCopy', { method: 'POST', body: nameOf(copy) })
  })

  it('is restored by its id, and into no schema by another name', async () => {
    const body = { ...nameOf(await sent('akvarell')), FtgId: 'schema', InfoText: '' }
    const restore = (TargetSchemaName: string) =>
      lic.ask('/restoreCompany', { method: 'POST', body: { ...body, TargetSchemaName } })
    const { body: answer } = await restore('dbo')
    expect(answer).toMatchObject({
      dvCode: errors.fieldsRefused.dvCode,
      fields: { TargetSchemaName: 'TargetSchemaName ska vara samma som FtgId, eller utelämnas.' },
    })
    const begun = await restore('schema')
    const { Id } = begun.body.data as CompanyJobId
    expect((await endOf(lic, `/restoreCompany/status/${Id}`)).Status).toBe('COMPLETED')
  })

  it('is refused by an older version of the program', async () => {
    const copy = await sent('akvarell')
    await withTenant(stage.test.database, { licNr }, tx =>
      tx.update(companyCopy).set({ format: 99 }).where(eq(companyCopy.id, copy.Version)),
    )
    const body = { ...nameOf(copy), FtgId: 'nyare', InfoText: '' }
    expect(codeOf(await lic.ask('/restoreCompany', { method: 'POST', body }))).toEqual(refused(errors.copyTooNew))
  })

  it('is deleted by hand', async () => {
    const copy = await sent('akvarell')
    const body = nameOf(copy)
    const before = (await copiesOf(lic, licNr)).length
    expect((await lic.ask('/restoreCompany/deleteCopy', { method: 'POST', body })).status).toBe(200)
    expect(await copiesOf(lic, licNr)).toHaveLength(before - 1)
    const told = await withTenant(stage.test.database, { licNr }, tx =>
      tx.select().from(event).where(eq(event.type, 'company-copy.deleted')),
    )
    expect(told.at(-1)).toMatchObject({ actor: 'lic', payload: { container: licNr, name: copy.Name } })
    for (const path of ['/restoreCompany/deleteCopy', '/restoreCompany'])
      expect(
        codeOf(
          await lic.ask(path, {
            method: 'POST',
            body: path.endsWith('Copy') ? body : { ...body, FtgId: 'ny', InfoText: '' },
          }),
        ),
      ).toEqual(refused(errors.copyMissing))
  })

  /** Ages the copies by a number of days, by the database's clock. */
  const daysPass = (days: number) =>
    withTenant(stage.test.database, { licNr }, tx =>
      tx.update(companyCopy).set({
        createdAt: sql`${companyCopy.createdAt} - make_interval(days => ${days})`,
        expiresAt: sql`${companyCopy.expiresAt} - make_interval(days => ${days})`,
      }),
    )
  const pieces = (copyId: string) =>
    withTenant(stage.test.database, { licNr }, tx => tx.$count(companyCopyPiece, eq(companyCopyPiece.copyId, copyId)))

  it('is gone after 90 days, whatever the clock of a node says, and before house is kept', async () => {
    const copy = await sent('akvarell')
    expect(Date.parse(copy.Expires) - Date.parse(copy.Created)).toBe(90 * 24 * 3_600_000)
    const has = async () => (await copiesOf(lic, licNr)).some(({ Version }) => Version === copy.Version)
    // A node whose clock is a year ahead removes nothing too early.
    await doHousekeeping(stage.test.database, new Date(Date.now() + 365 * 24 * 3_600_000))
    lic = await signedIn('lic')
    await daysPass(89)
    expect(await has()).toBe(true)
    await daysPass(1)
    expect(await has()).toBe(false)
    const restore = { method: 'POST', body: { ...nameOf(copy), FtgId: 'forsent', InfoText: '' } }
    expect(codeOf(await lic.ask('/restoreCompany', restore))).toEqual(refused(errors.copyMissing))
    // A node whose clock is years behind removes it on time.
    await doHousekeeping(stage.test.database, new Date(0))
    expect(await pieces(copy.Version)).toBe(0)
  })
})

/** Removes a company, and waits for the end. */
async function removed(browser: Browser, FtgId: string): Promise<CompanyJob> {
  await browser.ask('/myAccount/confirm', { method: 'POST', body: { CurrentPassword: 'Provlon-2026' } })
  const { body } = await browser.ask(`/companyInfo/${FtgId}`, { method: 'DELETE' })
  return endOf(browser, `/removeCompany/status/${(body.data as CompanyJobId).Id}`)
}

describe('a company that was restored from a sent copy', () => {
  it('leaves no copy that cannot be deleted when it is removed, nor does a clone of it', async () => {
    await restored(await sent('akvarell'), 'provet')
    const clone = { originalFtgId: 'provet', targetFtgId: 'provet2' }
    await endOf(lic, `/cloneCompany/status/${await begun(lic, '/cloneCompany', clone)}`)
    for (const FtgId of ['provet', 'provet2']) {
      stage.clock.pass(1)
      expect((await removed(lic, FtgId)).Status).toBe('COMPLETED')
      const left = (await copiesOf(lic, licNr)).find(({ MetaData }) => MetaData.FtgId === FtgId)
      expect(left?.CanDelete).toBe(true)
      expect(Date.parse(left?.Expires ?? '') - Date.parse(left?.Created ?? '')).toBeLessThanOrEqual(90 * 24 * 3_600_000)
      const body = left && nameOf(left)
      expect((await lic.ask('/restoreCompany/deleteCopy', { method: 'POST', body })).status).toBe(200)
    }
  })

  it('is a company like any other when the copy was the one that is kept by law', async () => {
    await restored(await sent('akvarell'), 'mellan')
    const clone = { originalFtgId: 'akvarell', targetFtgId: 'akta' }
    await endOf(lic, `/cloneCompany/status/${await begun(lic, '/cloneCompany', clone)}`)
    stage.clock.pass(1)
    await removed(lic, 'akta')
    const kept = async () => (await copiesOf(lic, licNr)).filter(({ MetaData }) => MetaData.FtgId === 'akta')
    const [first] = await kept()
    if (!first) throw new Error('No copy was kept')
    await restored(first, 'akta')
    stage.clock.pass(1)
    await removed(lic, 'akta')
    expect((await kept()).map(({ CanDelete }) => CanDelete)).toEqual([false, false])
  })
})

describe('a clone', () => {
  it('is row for row the same but for its keys, and what tells of it goes to the licence', async () => {
    const original = await content('nordsken')
    const Id = await begun(lic, '/cloneCompany', { originalFtgId: 'nordsken', targetFtgId: 'nordsken+ovning' })
    const job = await endOf(lic, `/cloneCompany/status/${Id}`)
    expect(job).toMatchObject({ Kind: 'CLONE', Status: 'COMPLETED', SourceFtgId: 'nordsken', FtgId: 'nordsken+ovning' })
    expect(job.RowsDone).toBe(job.RowsTotal)
    expect(await content('nordsken+ovning')).toEqual(original)
    expect(await companyOf('nordsken+ovning')).toMatchObject({ RestoreInfo: null })
    expect((await lic.ask('/companyInfo/nordsken%2Bovning')).status).toBe(200)
    const told = await withTenant(stage.test.database, { licNr, ftgKey: job.FtgKey ?? '' }, tx =>
      tx.select().from(event).where(eq(event.type, 'company.cloned')),
    )
    expect(told).toMatchObject([{ ftgKey: job.FtgKey, actor: 'lic', payload: { from: 'nordsken' } }])
  })

  it('is heard of in the whole licence, so that its lists are fetched anew, and nowhere else', async () => {
    const [adm, demo] = [await signedIn('adm'), await signedIn('demo')]
    const [ours, theirs] = [adm, demo].map(({ cookie }) => openSocket(stage.backend, { cookie }))
    await Promise.all([ours?.caughtUp(), theirs?.caughtUp()])
    await endOf(
      lic,
      `/cloneCompany/status/${await begun(lic, '/cloneCompany', { originalFtgId: 'tomtebo', targetFtgId: 'hord' })}`,
    )
    await expect.poll(() => ours?.events()).toMatchObject([{ event: 'COMPANY_LIST_UPDATED', payload: null }])
    expect(theirs?.events()).toEqual([])
    for (const socket of [ours, theirs]) socket?.socket.terminate()
  })

  it('needs an id that is free, and not too long', async () => {
    const clone = (targetFtgId: string) =>
      lic.ask('/cloneCompany', { method: 'POST', body: { originalFtgId: 'akvarell', targetFtgId } })
    const saying = async (typed: string) => {
      const { body } = await clone(typed)
      return [body.dvCode, (body as { fields?: { targetFtgId?: string } }).fields?.targetFtgId]
    }
    expect(await saying('nordsken')).toEqual(['40920', 'Det finns redan ett företag med samma id.'])
    expect(await saying('')).toEqual(['40010', 'Du måste ange ett nytt företags-id.'])
    // The backend does not normalise the id: the dialog does that to what is typed.
    const characters = 'Företags-id får endast bestå av a–z, 0–9 och plustecken.'
    expect(await saying('NORDSKEN')).toEqual(['40010', characters])
    expect(await saying('etthiskeligtlangtid')).toEqual(['40010', 'Företags-id får inte vara längre än 15 tecken.'])
  })
})

/** The small run does not show that the largest company is copied in time. */
const employees = sizeOf({ small: 500, whole: 5_000 })

describe('a company with thousands of employees, and something in every table', () => {
  const inside = async (...ids: string[]) => {
    const client = new Client({ ...stage.test.address, user: superuser })
    await client.connect()
    const { rows } = await client.query<{ ftg_id: string; content: Record<string, string> }>(fingerprints, [ids])
    await client.end()
    return ids.map(id => rows.find(({ ftg_id }) => ftg_id === id)?.content)
  }

  it('is the same but for its keys: as a clone, restored from its copy, and restored from the copy of that', async () => {
    const ftgKey = await keyOf(stage.test.database, { licNr, FtgId: 'zenit' })
    await withTenant(stage.test.database, { licNr, ftgKey }, tx => tx.execute(fillEveryTable(employees)))
    await endOf(
      lic,
      `/cloneCompany/status/${await begun(lic, '/cloneCompany', { originalFtgId: 'zenit', targetFtgId: 'zenit7' })}`,
    )
    await restored(await sent('zenit'), 'zenit8')
    await restored(await sent('zenit8'), 'zenit9')
    const [original, ...made] = await inside('zenit', 'zenit7', 'zenit8', 'zenit9')
    expect(made).toEqual([original, original, original])
    const tables = Object.entries(original ?? {})
    expect(tables.map(([name]) => name).toSorted()).toEqual(
      companyTables
        .map(({ name }) => name)
        .concat('company')
        .toSorted(),
    )
    expect(tables.filter(([, rows]) => rows.startsWith('0 '))).toEqual([])
    expect(original?.employee).toMatch(new RegExp(`^${employees + 31} rows `))
  })

  it('is told apart from one in which a single amount is another', async () => {
    const ftgKey = await keyOf(stage.test.database, { licNr, FtgId: 'zenit' })
    const [before] = await inside('zenit')
    await withTenant(stage.test.database, { licNr, ftgKey }, tx =>
      tx.execute(sql`update employee_year set annual_pay = annual_pay + 0.01 where employment_number = 'K471'`),
    )
    const [after] = await inside('zenit')
    expect({ ...after, employee_year: '' }).toEqual({ ...before, employee_year: '' })
    expect(after?.employee_year).not.toBe(before?.employee_year)
  })
})

describe('an id', () => {
  it('is taken while a company is being made with it', async () => {
    const job = {
      kind: 'CLONE',
      payload: { sourceFtgId: 'akvarell', ftgId: 'snartfull' },
      exclusive: 'company snartfull',
      startsAt: new Date('2999-01-01'),
    }
    const [made] = await withTenant(stage.test.database, { licNr, login: 'lic' }, tx =>
      tx.insert(jobTable).values(job).returning(),
    )
    const body = { originalFtgId: 'akvarell', targetFtgId: 'snartfull' }
    expect(codeOf(await lic.ask('/cloneCompany', { method: 'POST', body }))).toEqual(refused(errors.companyIdTaken))
    expect((await lic.ask(`/companyJobs/${made?.id}`, { method: 'DELETE' })).body.data).toMatchObject({
      Status: 'FAILED',
      Message: 'Begäran avbröts.',
    })
    expect((await endOf(lic, `/cloneCompany/status/${await begun(lic, '/cloneCompany', body)}`)).Status).toBe(
      'COMPLETED',
    )
  })

  it('that was taken meanwhile fails the job, which says so', async () => {
    const job = { kind: 'CLONE', payload: { sourceFtgId: 'akvarell', ftgId: 'nordsken' } }
    const ftgKey = (await keyOf(stage.test.database, { licNr, FtgId: 'akvarell' })) ?? ''
    const [made] = await withTenant(stage.test.database, { licNr, login: 'lic' }, tx =>
      tx
        .insert(jobTable)
        .values({ ...job, ftgKey })
        .returning(),
    )
    const ended = await endOf(lic, `/cloneCompany/status/${made?.id}`)
    expect([ended.Status, ended.Message]).toEqual(['FAILED', errors.companyIdTaken.message])
  })
})

describe('a job', () => {
  it('is found again by who asked for it, and by nobody else', async () => {
    const payload = { sourceFtgId: 'akvarell', ftgId: 'vilande' }
    const job = { kind: 'CLONE', payload, startsAt: new Date('2999-01-01') }
    const [made] = await withTenant(stage.test.database, { licNr, login: 'lic' }, tx =>
      tx.insert(jobTable).values(job).returning(),
    )
    const jobs = async (browser: Browser) => (await browser.ask('/companyJobs')).body.data as CompanyJobs
    expect((await jobs(lic)).Jobs).toMatchObject([{ Id: made?.id, Kind: 'CLONE', Status: 'QUEUED', FtgId: 'vilande' }])
    const adm = await signedIn('adm')
    expect((await jobs(adm)).Jobs).toEqual([])
    const missing = refused(errors.companyJobMissing)
    expect(codeOf(await adm.ask(`/cloneCompany/status/${made?.id}`))).toEqual(missing)
    expect(codeOf(await adm.ask(`/companyJobs/${made?.id}`, { method: 'DELETE' }))).toEqual(missing)
    // A job is not found as one of another kind.
    expect(codeOf(await lic.ask(`/restoreCompany/status/${made?.id}`))).toEqual(missing)
    await lic.ask(`/companyJobs/${made?.id}`, { method: 'DELETE' })
    expect((await jobs(lic)).Jobs).toEqual([])
  })

  describe('that ends while nobody follows it', () => {
    const ended = (id = '') =>
      expect
        .poll(async () => {
          const [job] = await withTenant(stage.test.database, { licNr }, tx =>
            tx.select().from(jobTable).where(eq(jobTable.id, id)),
          )
          return job?.endedAt
        })
        .toBeTruthy()
    const wordOf = async (id = '') =>
      ((await lic.ask('/notifications')).body.data as Notification[]).find(({ Id }) => Id === id)

    it('is told in the bell, where it is read once its end has been heard', async () => {
      const id = await begun(lic, '/cloneCompany', { originalFtgId: 'tomtebo', targetFtgId: 'bortrest' })
      await ended(id)
      expect(await wordOf(id)).toMatchObject({
        type: 'SUCCESS',
        Title: 'Företaget har kopierats',
        Message: 'Från tomtebo till bortrest.',
        HasRead: false,
      })
      await signedIn('adm').then(adm => adm.ask(`/cloneCompany/status/${id}`))
      expect((await wordOf(id))?.HasRead).toBe(false)
      await lic.ask(`/cloneCompany/status/${id}`)
      expect((await wordOf(id))?.HasRead).toBe(true)
    })

    it('says why it failed; one that was cancelled says nothing', async () => {
      const [failed, cancelled] = await withTenant(stage.test.database, { licNr, login: 'lic' }, tx =>
        tx
          .insert(jobTable)
          .values([
            {
              kind: 'RESTORE',
              payload: { sourceFtgId: 'akvarell', ftgId: 'borta', copyId: crypto.randomUUID(), infoText: '' },
            },
            {
              kind: 'CLONE',
              payload: { sourceFtgId: 'akvarell', ftgId: 'borta2' },
              startsAt: new Date('2999-01-01'),
            },
          ])
          .returning(),
      )
      await ended(failed?.id)
      expect(await wordOf(failed?.id)).toMatchObject({
        type: 'ERROR',
        Title: 'Kopian kunde inte läsas in',
        Message: `Kopian av akvarell, till företaget borta. ${errors.copyMissing.message}`,
        HasRead: false,
      })
      await lic.ask(`/companyJobs/${cancelled?.id}`, { method: 'DELETE' })
      expect(await wordOf(cancelled?.id)).toBeUndefined()
    })
  })

  it('that has ended is not cancelled', async () => {
    const Id = await begun(lic, '/cloneCompany', { originalFtgId: 'tomtebo', targetFtgId: 'tomtebo5' })
    await endOf(lic, `/cloneCompany/status/${Id}`)
    const { body } = await lic.ask(`/companyJobs/${Id}`, { method: 'DELETE' })
    expect((body.data as CompanyJob).Status).toBe('COMPLETED')
    expect(await companyOf('tomtebo5')).toBeDefined()
  })

  it('is begun once, however often it is asked for with the same key', async () => {
    const ask = () =>
      lic.ask('/cloneCompany', {
        method: 'POST',
        body: { originalFtgId: 'tomtebo', targetFtgId: 'tomtebo6' },
        headers: { 'idempotency-key': 'the-same-clone' },
      })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    expect(first.status).toBe(200)
  })
})

describe('who may', () => {
  const copyName = { Container: licNr, Name: 'x', VersionId: '2f6c8f1e-5f0b-4f7e-9d58-7a0f4b6d1c02' }
  const calls: Record<string, [path: string, body?: object]> = {
    send: ['/sendCompanyCopy', { InfoText: '' }],
    sources: ['/restoreCompany/listSources'],
    files: [`/restoreCompany/listFiles/${licNr}`],
    restore: ['/restoreCompany', { ...copyName, FtgId: 'ny', InfoText: '' }],
    deleteCopy: ['/restoreCompany/deleteCopy', copyName],
    clone: ['/cloneCompany', { originalFtgId: 'nordsken', targetFtgId: 'ny' }],
    log: ['/companyDeleteLog'],
  }

  it.each([
    ['adm', ['clone']],
    ['ftg', ['sources', 'files', 'restore', 'deleteCopy', 'clone', 'log']],
    ['std', ['sources', 'files', 'restore', 'deleteCopy', 'clone', 'log']],
    ['las', ['sources', 'files', 'restore', 'deleteCopy', 'clone', 'log', 'send']],
    ['per', ['sources', 'files', 'restore', 'deleteCopy', 'clone', 'log', 'send']],
  ])('%s may not: %s', async (login, names) => {
    const browser = await signedIn(login)
    for (const name of names) {
      const [path, body] = calls[name] ?? ['']
      const asked = await browser.ask(path, { ...(body && { method: 'POST', body }), company: 'nordsken' })
      expect([name, ...codeOf(asked)]).toEqual([name, ...refused(errors.rightMissing)])
    }
    const { CanSend, CanRestore, CanClone } = (await browser.ask('/companyJobs')).body.data as CompanyJobs
    expect([CanSend, CanRestore, CanClone]).toEqual([
      !names.includes('send'),
      !names.includes('restore'),
      !names.includes('clone'),
    ])
  })

  it('clones only in the licences that are named', async () => {
    const other = await stage.another({ copyLicences: { cloning: [], support: [] } })
    const elsewhere = await signedIn('lic', browserOf(other))
    const [path, body] = calls.clone ?? ['']
    expect(codeOf(await elsewhere.ask(path, { method: 'POST', body }))).toEqual(refused(errors.rightMissing))
  })

  it('does not see another licence’s copies, nor restores or deletes them', async () => {
    const copy = await sent('akvarell')
    const demo = await signedIn('demo')
    expect((await demo.ask('/restoreCompany/listSources')).body.data).toEqual(['WEB999100'])
    expect(await copiesOf(demo, licNr)).toEqual([])
    const missing = refused(errors.copyMissing)
    const restore = { ...nameOf(copy), FtgId: 'stulet', InfoText: '' }
    expect(codeOf(await demo.ask('/restoreCompany', { method: 'POST', body: restore }))).toEqual(missing)
    expect(codeOf(await demo.ask('/restoreCompany/deleteCopy', { method: 'POST', body: nameOf(copy) }))).toEqual(
      missing,
    )
    expect((await copiesOf(lic, licNr)).some(({ Version }) => Version === copy.Version)).toBe(true)
  })

  describe('the support', () => {
    let support: Browser
    beforeEach(async () => {
      const node = await stage.another({ copyLicences: { cloning: [], support: ['WEB999100'] } })
      support = await signedIn('demo', browserOf(node))
    })

    it('restores what a licence has sent into its own, deletes it, and sends nothing itself', async () => {
      const original = await content('akvarell')
      const copy = await sent('akvarell', 'Till supporten')
      expect((await support.ask('/restoreCompany/listSources')).body.data).toEqual(['WEB999100', licNr])
      expect((await copiesOf(support, licNr)).map(({ Version }) => Version)).toContain(copy.Version)
      const Id = await begun(support, '/restoreCompany', { ...nameOf(copy), FtgId: 'arende17', InfoText: '' })
      expect((await endOf(support, `/restoreCompany/status/${Id}`)).Status).toBe('COMPLETED')
      expect(await content('arende17', 'WEB999100')).toEqual(original)
      expect(await companyOf('arende17')).toBeUndefined()
      expect((await support.ask('/restoreCompany/deleteCopy', { method: 'POST', body: nameOf(copy) })).status).toBe(200)
      expect((await copiesOf(lic, licNr)).some(({ Version }) => Version === copy.Version)).toBe(false)
      const send = await support.ask('/sendCompanyCopy', {
        method: 'POST',
        body: { InfoText: '' },
        company: 'demobolaget',
      })
      expect(codeOf(send)).toEqual(refused(errors.rightMissing))
    })

    it('loses what it has restored, and keeps no copy of it, when the sender was told that the copy goes', async () => {
      const copy = await sent('akvarell', 'Till supporten')
      for (const FtgId of ['arende18', 'arende19']) {
        const Id = await begun(support, '/restoreCompany', { ...nameOf(copy), FtgId, InfoText: '' })
        expect((await endOf(support, `/restoreCompany/status/${Id}`)).Status).toBe('COMPLETED')
      }
      const theirs = { licNr: 'WEB999100' }
      const there = async (FtgId: string) => (await listedCompany(support, FtgId)) !== undefined
      // Removed by a user, it leaves a copy that expires no later than the sent one.
      expect((await removed(support, 'arende19')).Status).toBe('COMPLETED')
      const [left] = await copiesOf(support, 'WEB999100')
      expect([left?.CanDelete, left?.Expires]).toEqual([true, copy.Expires])
      await doHousekeeping(stage.test.database, stage.clock.now())
      expect(await there('arende18')).toBe(true)
      await withTenant(stage.test.database, theirs, tx =>
        tx.update(company).set({ goesAt: sql`${company.goesAt} - make_interval(days => 90)` }),
      )
      const copies = (await copiesOf(support, 'WEB999100')).length
      // Runs twice, as with two nodes.
      await doHousekeeping(stage.test.database, stage.clock.now())
      await doHousekeeping(stage.test.database, stage.clock.now())
      await expect.poll(() => there('arende18')).toBe(false)
      expect(await copiesOf(support, 'WEB999100')).toHaveLength(copies)
      const told = await withTenant(stage.test.database, theirs, tx =>
        tx.select().from(event).where(eq(event.type, 'company.removed')),
      )
      expect(told).toContainEqual(
        expect.objectContaining({ actor: null, payload: expect.objectContaining({ ftgId: 'arende18', copyId: null }) }),
      )
    })
  })
})

describe('the progress of a clone', () => {
  it('moves within a table', async () => {
    const ftgKey = (await keyOf(stage.test.database, { licNr, FtgId: 'tomtebo' })) ?? ''
    await withTenant(stage.test.database, { licNr, ftgKey }, tx =>
      tx.execute(
        sql.raw(`insert into employee (employment_number, first_name, last_name, employment_form, employed_from, salary_form, salary)
            select 'M' || n, 'Åsa', 'Öberg', 'TV', '2024-01-01', 'MÅN', 30000 from generate_series(1, 6000) n;
          insert into employee_year (year, employment_number, annual_pay)
            select (select max(year) from salary_year), 'M' || n, 1 from generate_series(1, 6000) n`),
      ),
    )
    const steps: number[] = []
    const progress = new Progress()
    const add = progress.add.bind(progress)
    progress.add = rows => {
      steps.push(rows)
      add(rows)
    }
    const target = { ftgKey: crypto.randomUUID(), ftgId: 'framsteg', restoreInfo: null }
    await stage.test.database.orm.transaction(tx =>
      cloneCompany(tx, { licNr, login: 'lic', source: ftgKey, target }, progress),
    )
    expect([Math.max(...steps), progress.done]).toEqual([5000, progress.total])
    expect(progress.total).toBeGreaterThan(12_000)
    expect(await content('framsteg')).toEqual(await content('tomtebo'))
  })
})
