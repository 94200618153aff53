import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '#tests/harness/thorough.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { type Attempt, drawAttempts, targets } from './testing/attempts.ts'
import { type Answered, lineOf, makeAttempts } from './testing/make-attempts.ts'
import { lift, type Policy, readPolicies, withDropped, withLifted } from './testing/policies.ts'
import { probe } from './testing/probe.ts'
import { type Stage, setStage } from './testing/stage.ts'
import { differences, readVictims } from './testing/victims.ts'
import { makeWorld, type World } from './testing/world.ts'

const nameOf = ({ table, name }: Policy) => `${table} ${name}`

describe('a policy', () => {
  let test: TestDatabase
  let world: World
  beforeAll(async () => {
    test = await createTestDatabase()
    world = await makeWorld(test, 'no hash')
  })
  afterAll(async () => {
    await world.owner.end()
    await test.drop()
  })

  it('lets its own rows through and no others; dropped or lifted, a query without a where notices', async () => {
    const policies = await readPolicies(world.owner)
    const found: Record<string, object> = {}
    const wanted: Record<string, object> = {}
    for (const policy of policies) {
      const asked = () => probe(test.database, world, policy)
      found[nameOf(policy)] = {
        held: await asked(),
        dropped: await withDropped(world.owner, policy, asked),
        lifted: await withLifted(world.owner, policy, asked),
      }
      wanted[nameOf(policy)] = {
        held: { own: true, foreign: false },
        dropped: { own: false, foreign: false },
        // The system role works across licences, so nothing is foreign to it.
        lifted: { own: true, foreign: policy.role !== 'avlona_system' },
      }
    }
    expect(policies.length).toBeGreaterThan(100)
    expect(found).toEqual(wanted)
  })

  it('stands on every table, for a role of the application', async () => {
    const { rows } = await world.owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    const policies = await readPolicies(world.owner)
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(policies.map(({ table }) => table))].toSorted())
    expect([...new Set(policies.map(({ role }) => role))].toSorted()).toEqual([
      'avlona_app',
      'avlona_clone',
      'avlona_system',
    ])
  })
})

/**
 * Policies without which an answer shows others' rows, or is another answer. Whether others are
 * noticed depends on what the generator draws: the probe above notices each.
 */
const noticedByAnswers = [
  'company own_licence',
  'employee own_company',
  'help_text own_licence',
  'rights_group own_licence',
  'register_item own_company',
  'salary_year own_company',
  'user_account own_licence',
]
/** The calls that read them. */
const readsOfThose =
  /company|perlista|employees|helptexts|userRightsGroups|salaryyears|users|avdelning|egenskaper|varugrupper|fackfor/
/**
 * Tables in which, without their policies, an attempt changes others' rows. The handlers of the
 * remaining tables have conditions of their own, or another table's policy hides the rows: only the
 * probe above notices their policies.
 */
const noticedByChanges = ['calculation_rule', 'company_picture', 'department']
/** The calls that write them. */
const writesOfThose = /regler|ftgpicture|avdelning/

/** A long proof that the attempts notice a lifted policy. The probe above notices each. */
describe.runIf(isThorough)('the same attempts with a policy lifted', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await setStage()
  })
  afterAll(() => stage.close())

  it('show others’ rows where the policy holds alone', { timeout: 600_000 }, async () => {
    const { world, backend, owners } = stage
    const reads = await steadyReads(stage)
    expect(reads.size).toBeGreaterThan(100)
    const tells = (answer: Answered) => answer.leaked.length > 0 || reads.get(answer.attempt) !== textOf(answer)
    const noticed: string[] = []
    for (const policy of await policiesOfTheApplication(stage)) {
      if (!noticedByAnswers.includes(nameOf(policy))) continue
      const answers = await withLifted(world.owner, policy, () =>
        makeAttempts(backend, [...reads.keys()], owners, tells),
      )
      if (answers.some(tells)) noticed.push(nameOf(policy))
    }
    expect(noticed.toSorted()).toEqual(noticedByAnswers.toSorted())
    // All policies stand again.
    expect((await makeAttempts(backend, [...reads.keys()], owners)).filter(tells).map(lineOf)).toEqual([])
  })

  it('change others’ rows where the policies hold alone', { timeout: 600_000 }, async () => {
    const { world, ids, attackers, backend, owners } = stage
    // Those who may write, so that the draws meet each call often enough.
    const some = attackers.filter(({ name }) => ['a.lic', 'a.ftg', 'a.std'].includes(name))
    const writes = drawAttempts(world, ids, some, {
      seed: 20_261_123,
      count: 2_000,
      of: ({ method, name }) => method !== 'GET' && writesOfThose.test(name),
    })
    for (const policy of await policiesOfTheApplication(stage))
      if (!noticedByAnswers.includes(nameOf(policy))) await lift(world.owner, policy)
    const before = await readVictims(world)
    // A constraint may refuse what a policy no longer hides, so the status says nothing.
    await makeAttempts(backend, writes, owners)
    const changed = differences(before, await readVictims(world)).map(difference => difference.split(' ')[1])
    expect([...new Set(changed)]).toEqual(expect.arrayContaining(noticedByChanges))
  })
})

const textOf = ({ status, content }: Answered) => `${status} ${content}`

const policiesOfTheApplication = async ({ world }: Stage) =>
  (await readPolicies(world.owner)).filter(({ role }) => role === 'avlona_app')

/** Returns attempts to read whose answers are the same each time, with their answers. */
async function steadyReads({ world, ids, attackers, backend, owners }: Stage): Promise<Map<Attempt, string>> {
  const some = attackers.filter(({ name }) => ['a.lic', 'a.ftg', 'a.las', 'a.per'].includes(name))
  const reads = new Set(
    targets().flatMap(({ name, writes, isPublic }) => (writes || isPublic || !readsOfThose.test(name) ? [] : [name])),
  )
  const drawn = drawAttempts(world, ids, some, { seed: 20_261_123, count: 400, of: ({ name }) => reads.has(name) })
  const attempts = drawn.filter(({ call, method }) => method === 'GET' && reads.has(call))
  const first = new Map((await makeAttempts(backend, attempts, owners)).map(each => [each.attempt, textOf(each)]))
  const again = await makeAttempts(backend, attempts, owners)
  return new Map(
    again.flatMap(each =>
      // A refused key is counted, so that its answer changes by itself.
      each.status !== 401 && first.get(each.attempt) === textOf(each) ? [[each.attempt, textOf(each)]] : [],
    ),
  )
}
