import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CompanyJob } from '#contracts/copies/company-job.shapes.ts'
import { fileNameIn } from '#contracts/download.ts'
import { errors } from '#contracts/errors.ts'
import { jobFiles } from '#contracts/file-jobs/job-files.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { exampleNewIntegration } from '#contracts/integrations/examples.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { begun, codeOf, endOf, refused } from '../copies/testing.ts'
import { payslipStage } from '../payroll/documents/testing.ts'
import { withSystem } from '../platform/database/tenancy.ts'
import { testMoment } from '../platform/database/test-time.ts'
import { textsOfPdf } from '../platform/print/testing.ts'
import {
  employee,
  event,
  job,
  jobFile,
  jobFilePiece,
  notification,
  payslip,
  payslipRow,
  rightsGroup,
  userAccount,
} from '../tables/schema.ts'
import type { Browser } from '../testing.ts'
import { removeOldFiles } from './stored-file.ts'

const Period = '202611'
const Path = `/print/payslips/${Period}`
const company = 'nordsken'
const persons = ['1', '2', '3']
let on: Awaited<ReturnType<typeof payslipStage>>
let adm: Browser
/** The role and the group of adm, which some specs change. */
let own: Pick<typeof userAccount.$inferSelect, 'role' | 'rightsGroup'> | undefined

beforeAll(async () => {
  on = await payslipStage()
  adm = await on.signedIn('adm')
  const [account] = await on.within(tx =>
    tx
      .select({ role: userAccount.role, rightsGroup: userAccount.rightsGroup })
      .from(userAccount)
      .where(eq(userAccount.login, 'adm')),
  )
  own = account
})
afterAll(() => on.stage.close())
beforeEach(async () => {
  await on.within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    await tx.delete(jobFile)
    await tx
      .update(userAccount)
      .set(own ?? {})
      .where(eq(userAccount.login, 'adm'))
  })
  await on.calculate(Period, persons)
  await on.change(Period, persons, { readyAt: testMoment, readyBy: 'adm' })
})

const fetched = async (path: string, browser = adm, of = company) => {
  const response = await fetch(on.stage.backend.url + path, {
    headers: {
      [header.marker]: markerValue,
      cookie: browser.cookie ?? '',
      [header.company]: of,
      [header.salaryYear]: '2026',
    },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const said = response.ok ? {} : (JSON.parse(bytes.toString()) as { dvCode?: string; message?: string })
  const name = fileNameIn(response.headers.get('content-disposition'))
  return { status: response.status, type: response.headers.get('content-type'), bytes, name, ...said }
}
const start = (browser = adm, path: string = Path) => begun(browser, '/fileJobs', { Path: path }, company)
const end = (id: string, browser = adm) => endOf(browser, `/fileJobs/${id}`, 60_000)
const made = async (path: string = Path) => {
  const id = await start(adm, path)
  expect(await end(id)).toMatchObject({ Status: 'COMPLETED', Path: path })
  return id
}
const told = (id: string) =>
  on.within(async tx => (await tx.select().from(notification).where(eq(notification.id, id)))[0])

/** What a PDF says of when it was made. */
const withoutTime = (bytes: Buffer) =>
  bytes.toString('latin1').replaceAll(/\(D:\d{14}Z\)|<xmp:CreateDate>[^<]*|\/ID \[<[^\]]*\]/g, '')

/** Copies the payslip of a person to new persons, until so many are ready. */
async function grow(count: number): Promise<void> {
  await on.within(async tx => {
    const copy = async (table: string, of: string, key: string) => {
      const { rows } = await tx.execute<{ names: string }>(
        sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
          where table_name = ${table} and is_generated = 'NEVER'`,
      )
      const columns = rows[0]?.names ?? ''
      await tx.execute(
        sql.raw(`insert into ${table} (${columns}) select ${columns} from (
          select (jsonb_populate_record(r, jsonb_build_object('${key}', 'K' || n))).* from ${table} r,
          generate_series(1, ${count}) n where r.${key} = '${of}' and r.ftg_key = tenancy.company()) made`),
      )
    }
    await copy('employee', '1', 'employment_number')
    await copy('payslip', '1', 'employment_number')
    await copy('payslip_row', '1', 'employment_number')
  })
}
const shrink = () =>
  on.within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.execute(sql`delete from payslip where employment_number like 'K%'`)
    await tx.execute(sql`delete from employee where employment_number like 'K%'`)
  })

describe('a file that a job has made', () => {
  it.each([
    ['the payslips', Path],
    ['the check list', `/print/kontrollista/${Period}`],
  ])('is the direct one, byte for byte but the time: %s', async (_, path) => {
    const direct = await fetched(path)
    const file = await fetched(`/file/jobs/${await made(path)}`)
    expect([file.status, file.name, file.type]).toEqual([200, direct.name, direct.type])
    expect(withoutTime(file.bytes)).toBe(withoutTime(direct.bytes))
  })

  it('marks its payslips as printed as the direct one does, and says so once', async () => {
    await made()
    const slips = await on.within(tx => tx.select().from(payslip))
    expect(slips.map(({ printedBy }) => printedBy)).toEqual(['adm', 'adm', 'adm'])
    const events = await on.within(tx => tx.select().from(event).where(eq(event.type, 'payslips.printed')))
    expect(events.at(-1)?.payload).toEqual({ period: Period, persons })
  })

  it('is of more than anybody waits for, counted on the way', async () => {
    const most = jobFiles.payslips.most
    await grow(most)
    try {
      const direct = await fetched(Path)
      expect([direct.status, direct.dvCode]).toEqual([422, errors.fileTakesLong.dvCode])
      expect(direct.message).toContain('POST /fileJobs')
      const id = await start()
      expect(await end(id)).toMatchObject({ Status: 'COMPLETED', RowsDone: most + 3, RowsTotal: most + 3 })
      const { bytes } = await fetched(`/file/jobs/${id}`)
      expect(textsOfPdf(bytes).filter(text => text === 'Lönebesked')).toHaveLength(most + 3)
      const stored = await on.within(tx => tx.select().from(jobFile))
      expect(stored).toMatchObject([{ id, size: bytes.length }])
      expect(await on.within(tx => tx.$count(jobFilePiece))).toBe(Math.ceil(bytes.length / (256 * 1024)))
    } finally {
      await shrink()
    }
  })

  it('is asked for often at once and made once, and a later one takes the place of the earlier', async () => {
    const [first, ...others] = await Promise.all([start(), start(), start()])
    expect(others).toEqual([first, first])
    await end(first)
    const last = await made()
    expect(await on.within(tx => tx.select({ id: jobFile.id }).from(jobFile))).toEqual([{ id: last }])
  })

  it('is told of in the bell until it is fetched', async () => {
    const id = await made()
    expect(await told(id)).toMatchObject({
      title: 'Filen är klar',
      message: 'Lönebesked 202611.',
      event: 'JOB FILE',
      type: 'SUCCESS',
      hasRead: false,
      context: { FtgId: company },
    })
    await fetched(`/file/jobs/${id}`)
    expect((await told(id))?.hasRead).toBe(true)
  })

  it('is refused as the direct one is, and the bell says why', async () => {
    await on.change(Period, persons, { readyAt: null, readyBy: null })
    const id = await start()
    expect(await end(id)).toMatchObject({ Status: 'FAILED', Message: (await fetched(Path)).message })
    expect((await fetched(`/file/jobs/${id}`)).dvCode).toBe(errors.fileGone.dvCode)
  })
})

describe('nobody else', () => {
  it('fetches it, cancels it or sees how far it has come', async () => {
    const id = await made()
    const lic = await on.signedIn('lic')
    expect((await fetched(`/file/jobs/${id}`, lic)).dvCode).toBe(errors.fileGone.dvCode)
    expect(codeOf(await lic.ask(`/fileJobs/${id}`))).toEqual(refused(errors.companyJobMissing))
    expect(codeOf(await lic.ask(`/companyJobs/${id}`, { method: 'DELETE' }))).toEqual(refused(errors.companyJobMissing))
    expect((await fetched(`/file/jobs/${id}`, adm, 'akvarell')).dvCode).toBe(errors.fileGone.dvCode)
    expect((await fetched(`/file/jobs/${id}`, on.stage.browser())).dvCode).toBe(errors.noSession.dvCode)
  })

  it('asks for what the download would not give', async () => {
    const per = await on.signedIn('per')
    const asked = (body: object, browser = per) => browser.ask('/fileJobs', { method: 'POST', body, company })
    expect(codeOf(await asked({ Path }))).toEqual(refused(errors.rightMissing))
    for (const other of ['/file/eventHistory', '/print/payslips/../x', '/file/jobs/x', ''])
      expect(codeOf(await asked({ Path: other }, adm))).toEqual(refused(errors.invalidRequest))
  })
})

describe('what the account may see is asked anew', () => {
  const group = 'Löneläsare'
  const onlyWith = (...rights: string[]) =>
    on.within(async tx => {
      const given = { rights: rightsWhere(right => rights.includes(right)) }
      await tx
        .insert(rightsGroup)
        .values({ id: group, benText: group, ...given })
        .onConflictDoUpdate({ target: [rightsGroup.licNr, rightsGroup.id], set: given })
      await tx.update(userAccount).set({ role: 'FTG', rightsGroup: group }).where(eq(userAccount.login, 'adm'))
    })
  const protect = (is: boolean) =>
    on.within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || ${JSON.stringify({ SkyddadIdentitet: is })}::jsonb` })
        .where(eq(employee.employmentNumber, '2')),
    )

  it('when it is fetched: the right to the download, and to see where people are', async () => {
    const id = await made()
    await onlyWith('Registry.PerReg.Write', 'Registry.PerReg.Read')
    expect((await fetched(`/file/jobs/${id}`)).dvCode).toBe(errors.rightMissing.dvCode)
    await onlyWith('Payslips.Read')
    expect((await fetched(`/file/jobs/${id}`)).dvCode).toBe(errors.fileOutdated.dvCode)
    await onlyWith('Payslips.Read', 'Registry.PerReg.Write')
    expect((await fetched(`/file/jobs/${id}`)).status).toBe(200)
  })

  it('when somebody has got a protected identity since it was made', async () => {
    await onlyWith('Payslips.Read')
    const id = await made()
    expect((await fetched(`/file/jobs/${id}`)).status).toBe(200)
    await protect(true)
    try {
      expect((await fetched(`/file/jobs/${id}`)).dvCode).toBe(errors.fileOutdated.dvCode)
    } finally {
      await protect(false)
    }
  })

  it('when the job begins: an account that has lost the right gets no file', async () => {
    await on.within(tx =>
      tx.execute(sql`insert into job (kind, ftg_key, payload, starts_at) values ('FILE', tenancy.company(),
        ${JSON.stringify({ path: Path, ftgId: company, year: null, integration: null })}::jsonb, now() + interval '2 seconds')`),
    )
    const [waiting] = await on.within(tx => tx.select({ id: job.id }).from(job).where(eq(job.status, 'QUEUED')))
    await onlyWith('Registry.PerReg.Read')
    expect(await end(waiting?.id ?? '')).toMatchObject({ Status: 'FAILED', Message: errors.rightMissing.message })
  })
})

describe('a file job', () => {
  it('that is cancelled makes no file, and marks nothing as printed', async () => {
    await on.within(tx =>
      tx.execute(sql`insert into job (kind, ftg_key, payload, starts_at) values ('FILE', tenancy.company(),
        ${JSON.stringify({ path: Path, ftgId: company, year: 2026, integration: null })}::jsonb, now() + interval '1 hour')`),
    )
    const [waiting] = await on.within(tx => tx.select({ id: job.id }).from(job).where(eq(job.status, 'QUEUED')))
    const id = waiting?.id ?? ''
    expect(codeOf(await adm.ask(`/fileJobs/${id}`))).toEqual([200, undefined])
    const { body } = await adm.ask(`/companyJobs/${id}`, { method: 'DELETE' })
    expect((body.data as CompanyJob).Status).toBe('FAILED')
    expect((await fetched(`/file/jobs/${id}`)).dvCode).toBe(errors.fileGone.dvCode)
    const slips = await on.within(tx => tx.select().from(payslip))
    expect(slips.every(({ printedAt }) => printedAt === null)).toBe(true)
  })

  it('of a key makes the file for that key, and for nobody else', async () => {
    const secret = `avl_${randomBytes(32).toString('base64url')}`
    const Secret = { Prefix: secret.slice(0, 12), Hash: createHash('sha256').update(secret).digest('hex') }
    const body = { ...exampleNewIntegration, AllCompanies: true, Companies: [], Scopes: ['Payslips.Read'], Secret }
    const answer = await adm.ask('/integrations', { company, method: 'POST', body })
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    const ask = (path: string, method = 'GET', sent?: object) =>
      fetch(on.stage.backend.url + path, {
        method,
        headers: {
          [header.marker]: markerValue,
          authorization: `Bearer ${secret}`,
          [header.company]: company,
          ...(sent && { 'content-type': 'application/json', [header.idempotencyKey]: 'a-key-of-a-print' }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
      })
    const { data } = (await (await ask('/api/fileJobs', 'POST', { Path })).json()) as { data: { Id: string } }
    await expect
      .poll(async () => ((await (await ask(`/api/fileJobs/${data.Id}`)).json()) as { data: CompanyJob }).data.Status, {
        timeout: 60_000,
      })
      .toBe('COMPLETED')
    expect((await ask(`/file/jobs/${data.Id}`)).status).toBe(200)
    expect((await fetched(`/file/jobs/${data.Id}`)).dvCode).toBe(errors.fileGone.dvCode)
  })
})

describe('a file', () => {
  it('that has expired is not handed out, and housekeeping removes it with its pieces', async () => {
    const id = await made()
    const expired = { expiresAt: sql`now() - interval '1 second'` }
    await on.within(tx => tx.update(jobFile).set(expired).where(eq(jobFile.id, id)))
    expect(await fetched(`/file/jobs/${id}`)).toMatchObject({ status: 404, dvCode: errors.fileGone.dvCode })
    await withSystem(on.stage.test.database, removeOldFiles)
    expect(await on.within(tx => Promise.all([tx.$count(jobFile), tx.$count(jobFilePiece)]))).toEqual([0, 0])
  })

  it('goes with its job, and with its company', async () => {
    const id = await made()
    await on.within(tx => tx.delete(job).where(eq(job.id, id)))
    expect(await on.within(tx => Promise.all([tx.$count(jobFile), tx.$count(jobFilePiece)]))).toEqual([0, 0])
    const rules = await on.within(tx =>
      tx.execute<{ name: string }>(sql`select conrelid::regclass::text as name from pg_constraint
        where confrelid = 'company'::regclass and confdeltype = 'c' and conrelid in ('job_file'::regclass, 'job_file_piece'::regclass)
        order by name`),
    )
    expect(rules.rows.map(({ name }) => name)).toEqual(['job_file', 'job_file_piece'])
    expect(await on.within(tx => tx.$count(payslipRow))).toBeGreaterThan(0)
  })
})
