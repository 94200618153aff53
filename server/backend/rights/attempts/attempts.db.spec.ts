import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '#tests/harness/thorough.ts'
import { causeEvent } from '../../dev/events-route.ts'
import { openSocket } from '../../platform/live/testing.ts'
import { type Attacker, signInAs } from './testing/attackers.ts'
import { disguises, drawAttempts, targets } from './testing/attempts.ts'
import { canaryText, ownersIn } from './testing/canaries.ts'
import { type Answered, lineOf, makeAttempts } from './testing/make-attempts.ts'
import { type Stage, setStage } from './testing/stage.ts'
import { differences, readVictims, strayRows } from './testing/victims.ts'
import { usedKey, usedRequest, type World } from './testing/world.ts'

/** Attempts of everybody at everything. Another seed makes others. */
const attempts = { seed: 20_261_123, count: 10_000 }

/**
 * Returns the attempts to make: all, or in the small run every tenth, in which each call, disguise
 * and attacker stands. The small run does not show a leak of one call under one disguise, nor that
 * each call that shows a victim its data has been asked for data that is there.
 */
function chosen<Item>(drawn: readonly Item[]): readonly Item[] {
  if (isThorough) return drawn
  const calls = targets().length
  return drawn.filter((_, index) => ((index % calls) + Math.floor(index / calls)) % 10 === 0)
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const settled = async ({ owner }: World) =>
  expect
    .poll(async () => (await owner.query(`select from job where status in ('QUEUED', 'INPROGRESS')`)).rowCount)
    .toBe(0)

/** What a wrong password leaves in the history of the licence that it was guessed in. */
const isOfGuesses = (difference: string) =>
  /^\+ event .*"type": "(signIn\.failed|(account|network)\.lockedOut|notification\.created)"/.test(difference) ||
  /^\+ event_seal |^[+-] event_head |^\+ notification /.test(difference)

/** What a colleague may do: everybody writes messages to those of their own licence. */
const isOfColleagues = (difference: string) =>
  /^\+ message \{.*"login": "a\.kollega", "lic_nr": "PROVA"/.test(difference)

describe('the rows', () => {
  it('are of both licences, of two companies of each, and of every account, in every table', async () => {
    const { tables, owner } = stage.world
    for (const { name, level, columns } of tables) {
      if (level === 'installation') continue
      const key = { licence: 'lic_nr', company: 'ftg_key', account: 'login' }[level]
      const { rows } = await owner.query<{ owners: number }>(
        `select count(distinct "${key}")::int as owners from "${name}" group by lic_nr order by lic_nr`,
      )
      const least = { licence: 1, company: ofOneCompany.includes(name) ? 1 : 2, account: 10 }[level]
      expect([name, rows.length, rows.every(({ owners }) => owners >= least)]).toEqual([name, 2, true])
      const texts = columns.filter(
        ({ name, type, is_key }) => type === 'text' && !is_key && !/^(lic_nr|login)$/.test(name),
      )
      const { rows: all } = await owner.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`)
      if (texts.length > 0 && !withoutTexts.includes(name))
        expect([name, ownersIn(all.map(({ row }) => row).join()).length >= 2]).toEqual([name, true])
    }
  })
})

/** The tables by which the attackers are held to one company. */
const ofOneCompany = ['integration_company', 'user_company_access']

/** The tables whose texts are codes, hashes or names that everybody is taken to know. */
const withoutTexts = [
  'account_link',
  'client_picture',
  'company_picture',
  'credential',
  'event_check',
  'event_head',
  'event_seal',
  'integration_secret',
  'known_browser',
  'salary_period',
]

describe('attempts at others’ data', () => {
  it('show nothing of it, change nothing of it, and break nothing', { timeout: 600_000 }, async () => {
    const { world, ids, attackers, backend, owners } = stage
    // Events that wait for their place get it by themselves.
    await world.owner.query('select tenancy.chain_waiting()')
    const before = await readVictims(world)
    const drawn = chosen(drawAttempts(world, ids, attackers, attempts))
    const answers = await makeAttempts(backend, drawn, owners)
    await settled(world)

    expect(answers).toHaveLength(drawn.length)
    expect(drawn.length).toBeGreaterThanOrEqual(isThorough ? attempts.count : attempts.count / 11)
    expect(answers.filter(({ leaked, status }) => leaked.length > 0 || status >= 500).map(lineOf)).toEqual([])
    const changed = differences(before, await readVictims(world))
    expect(changed.filter(difference => !isOfGuesses(difference) && !isOfColleagues(difference))).toEqual([])
    expect(await strayRows(world)).toEqual([])

    const tried = (of: (answer: Answered) => string) => [...new Set(answers.map(of))].toSorted()
    expect(tried(({ attempt }) => attempt.call)).toEqual(
      targets()
        .map(({ name }) => name)
        .toSorted(),
    )
    expect(tried(({ attempt }) => attempt.disguise)).toEqual([...disguises].toSorted())
    expect(tried(({ attempt }) => attempt.by.name)).toEqual(attackers.map(({ name }) => name).toSorted())
  })

  it('leave each attacker what it had', async () => {
    for (const { name, credentials, knows } of stage.attackers) {
      const [answer] = await makeAttempts(stage.backend, [asking(name, credentials, '/api/companyList')], stage.owners)
      expect([name, answer?.status, answer?.shown]).toEqual([
        name,
        knows.length > 0 ? 200 : 401,
        knows.filter(one => /^a\d$/.test(one)),
      ])
    }
  })
})

const asking = (name: string, credentials: Attacker['credentials'], path: string, method = 'GET', headers = {}) => ({
  by: { name, credentials, knows: [], company: '' },
  knows: [],
  disguise: 'ids' as const,
  call: path,
  method,
  path,
  headers: { 'x-api-request': '1', ...credentials, ...headers },
})

const hasTheirs = ({ shown }: Answered) => shown.some(one => /^(b|post\.b)/.test(one))

/** The calls whose answers hold numbers, dates and codes alone, or are empty here. */
const withoutNames = [
  'GET /companyInfo/{FtgId}/history',
  'GET /salaryyears',
  'GET /companyJobs',
  'GET /restoreCompany/listSources',
  'GET /companyDeleteLog',
  'GET /portalInfo',
  'GET /messages/status',
  'GET /userRightsGroups/user/current',
  'GET /userRightsGroups/{name}',
  'GET /kortnummer/{Id}/pin',
  'GET /payslips',
  'GET /payslips/{Period}/@/calculation',
  'POST /salaryCalculation',
  'POST /payslips/{Period}/{AnstNr}/whatIf',
  'GET /myPayslips',
  'GET /myPayslips/{Period}/{AnstNr}/{Nummer}',
  '/file/myPayslips/{Period}/{AnstNr}/{Nummer}',
  // The bases are no more than filled, and nothing has failed on its way.
  'POST /payslips/{Period}/@/whatIf',
  'GET /payslips/{Period}/@/deliveries',
  // No file of a job, no table of a new agreement and no job of vouchers names anybody here.
  '/file/jobs/{Id}',
  'GET /agreements/@/start',
  'GET /bokforingsunderlagList/{Period}/jobs/{Id}',
  // The texts of a PDF are compressed.
  '/print/payslips/{Period}',
  '/print/payslips/{Period}/{AnstNr}',
  'POST /loneuppdrag/@/preview',
  'GET /employerDeclaration',
  'POST /impreg/@/preview',
  'GET /infopanel/employees',
  'GET /infopanel/payrollDates',
  'GET /lssberedning/periodOverview',
  'GET /brukarlista/@/start',
  // No voucher has been sent, and nobody is declared.
  '/file/bokforingsunderlag/{Period}/{Fil}',
  '/file/employerDeclaration/{Period}/{Del}',
]

describe('the same requests by those whose data it is', () => {
  it('show it: the attempts do ask for what there is', { timeout: 300_000 }, async () => {
    const { world, ids, backend, owners, test, now } = stage
    const theirs = world.places.filter(({ licence }) => licence === 'a').map(({ owner }) => owner)
    const people = await Promise.all(
      ['b.lic', 'b.adm'].map(async (login): Promise<Attacker> => {
        const cookie = await signInAs(test, login, 'PROVB', now)
        return { name: login, credentials: { cookie }, knows: theirs, company: 'bolagb1' }
      }),
    )
    const reads = targets().filter(({ writes, isPublic }) => !writes && !isPublic)
    const shown = new Set<string>()
    for (const seed of isThorough ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]) {
      // A call that has shown it is asked no more, and those without names a few times.
      const asked = new Set(
        reads.map(({ name }) => name).filter(name => !shown.has(name) && (seed <= 2 || !withoutNames.includes(name))),
      )
      if (asked.size === 0) break
      const drawn = drawAttempts(world, ids, people, {
        seed,
        count: 2_500,
        of: ({ name }) => asked.has(name),
      }).filter(({ call, disguise }) => !/forged|another/.test(disguise) && asked.has(call))
      const answers = await makeAttempts(backend, drawn, owners)
      for (const { attempt } of answers.filter(hasTheirs)) shown.add(attempt.call)
    }
    const names = reads.map(({ name }) => name)
    if (isThorough) expect(names.filter(name => !shown.has(name)).toSorted()).toEqual(withoutNames.toSorted())
    expect(shown.size).toBeGreaterThan(names.length / 2)
  })

  it('and a key of idempotency gives its stored answer to the account that used it', async () => {
    const { backend, owners, test, now } = stage
    const cookie = await signInAs(test, 'b.adm', 'PROVB', now)
    const { method, path } = usedRequest
    const replay = asking('b.adm', { cookie }, `/api${path}`, method, { 'idempotency-key': usedKey('b.adm') })
    const [answer] = await makeAttempts(backend, [replay], owners)
    expect(answer?.content).toContain('kanarie-')
  })
})

describe('sockets', () => {
  it('tell each account what concerns it, and nobody what happens to others', async () => {
    const { backend, test, attackers, now } = stage
    const victim = openSocket(backend, { cookie: await signInAs(test, 'b.adm', 'PROVB', now) })
    const since = await victim.caughtUp()
    // Each tries it from the first event on, in the name of the victim and its company.
    const query = '?since=1&LicNr=PROVB&login=b.adm&FtgId=bolagb1'
    const sockets = attackers.flatMap(({ name, knows, credentials: { cookie = '' } }) =>
      [cookie, `${cookie}; avlona=b.adm`, 'avlona=b.adm'].map(each => ({
        name: `${name} ${each}`,
        knows,
        tried: openSocket(backend, { cookie: each, query }),
      })),
    )
    const isHeard = await Promise.all(
      sockets.map(({ tried }) =>
        tried.caughtUp().then(
          () => true,
          () => false,
        ),
      ),
    )
    expect(isHeard.filter(Boolean).length).toBeGreaterThan(10)
    for (const event of ['USER_NOTIFICATION_CREATED', 'NEW_UNREAD_MESSAGE_RECEIVED', 'COMPANY_INFO_UPDATED'] as const) {
      for (const login of ['b.adm', 'a.kollega'])
        expect(await causeEvent(test.database, { event, login, text: canaryText(`post.${login}`, event) })).toBe(true)
    }
    // Whoever hears this has heard what came before it.
    for (const { name } of attackers.filter(({ name: one }) => one.startsWith('a.')))
      await causeEvent(test.database, { event: 'USER_NOTIFICATION_CREATED', login: name, text: 'Till sist' })
    await expect.poll(() => victim.events().filter(({ seq = 0 }) => seq > since).length).toBe(3)
    for (const [index, { tried }] of sockets.entries())
      if (isHeard[index]) await expect.poll(() => JSON.stringify(tried.messages)).toContain('Till sist')
    const leaked = sockets.flatMap(({ name, knows, tried }) =>
      ownersIn(JSON.stringify(tried.messages))
        .filter(owner => !knows.includes(owner))
        .map(owner => `${name}: ${owner}`),
    )
    // No attacker is sent a message here, so whoever hears of one hears of another's.
    const overheard = sockets.flatMap(({ name, tried }) =>
      tried.events().some(({ event, seq = 0 }) => event === 'NEW_UNREAD_MESSAGE_RECEIVED' && seq > since) ? [name] : [],
    )
    for (const { tried } of [...sockets, { tried: victim }]) tried.socket.terminate()
    expect({ leaked, overheard }).toEqual({ leaked: [], overheard: [] })
  })
})
