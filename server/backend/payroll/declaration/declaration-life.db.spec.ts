import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { mayBeDone, refusalOf, stateAfter } from '#contracts/life/life.ts'
import {
  actionOf,
  type DeclarationState,
  declarationLife,
  stateOfDeclaration,
  undeclared,
} from '#contracts/payroll/declaration/declaration-life.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { declarationEvent, declarationExport, job } from '../../tables/schema.ts'
import { browserOf } from '../../testing.ts'
import { company, type LifeStage, Period, startLifeStage, tenant, wholeCompany } from '../testing/life-stage.ts'
import { errandKey, skatteverketKind } from './skatteverket/skatteverket-job.ts'
import { finishedRun } from './testing/finished-run.ts'

const path = `/employerDeclaration/${Period}`
let stage: LifeStage

beforeAll(async () => {
  stage = await startLifeStage()
  await finishedRun(stage.test, tenant, Period, ['1'])
})
afterAll(() => stage.close())

type Kind = typeof declarationEvent.$inferSelect.kind
/** The events that lead to each state. A receipt without a number is of what was filed by hand. */
const events: Readonly<Record<DeclarationState['submission'], readonly (readonly [Kind, receipt?: string])[]>> = {
  unsent: [],
  draft: [['sent']],
  withdrawn: [['sent'], ['removed']],
  filed: [['sent'], ['receipt', 'KV1']],
  filedByHand: [['receipt']],
}
const submissions = Object.keys(events) as DeclarationState['submission'][]
const states: readonly DeclarationState[] = submissions.flatMap(submission =>
  (['clean', 'stopped'] as const).flatMap(checks =>
    (['idle', 'underWay'] as const).map(errand => ({ ...undeclared, submission, checks, errand })),
  ),
)

/** Without a contact person, nothing is handed out. */
const someone = { Kontakt: 'Ville Vessla', Telefon: '08-123 45 67', Epost: 'ville.vessla@example.se' }
const nobody = { Kontakt: '', Telefon: '', Epost: '' }
/** Stores a declaration in a state. */
const stored = async ({ submission, checks, errand }: DeclarationState) => {
  await stage.set(checks === 'clean' ? someone : nobody)
  await stage.within(async tx => {
    await wholeCompany(tx)
    for (const table of [declarationEvent, declarationExport, job]) await tx.delete(table)
    const rows = events[submission].map(([kind, receipt = ''], place) => ({
      period: Period,
      number: place + 1,
      at: new Date(Date.UTC(2026, 10, 20, 9, place)),
      by: 'adm',
      kind,
      receipt,
    }))
    if (rows.length > 0) await tx.insert(declarationEvent).values(rows)
    if (errand === 'underWay')
      await tx.insert(job).values({
        kind: skatteverketKind,
        payload: { period: Period, action: 'KVITTENS' },
        ftgKey: tenant.ftgKey,
        exclusive: errandKey(tenant.ftgKey, Period),
        startsAt: new Date('2999-01-01'),
      })
  })
}
const found = async () => (await stage.adm.ask(path, { company })).body.data as EmployerDeclaration
const decisive = ({ submission, checks, errand }: DeclarationState) => ({ submission, checks, errand })

describe('a declaration is answered as its life says', () => {
  it('in every state', async () => {
    for (const state of states) {
      await stored(state)
      expect(decisive(stateOfDeclaration(await found()))).toEqual(decisive(state))
    }
  })

  it.each(Object.keys(actionOf) as (keyof typeof actionOf)[])('when %s is asked for', async Atgard => {
    for (const state of states) {
      await stored(state)
      const { status, body } = await stage.adm.ask(`${path}/skatteverket`, {
        company,
        method: 'POST',
        body: { Atgard },
      })
      const refusal = refusalOf(declarationLife, state, actionOf[Atgard])
      const told = status === 200 ? undefined : (body.message as string)
      // What the checks stop is told by the finding.
      expect([state, told?.slice(0, refusal?.length)]).toEqual([state, refusal])
      expect(decisive(stateOfDeclaration(await found()))).toEqual(decisive(state))
    }
  })

  it.each([
    ['file', true],
    ['reopen', false],
  ] as const)('when it is said to %s', async (action, Inlamnad) => {
    for (const state of states) {
      await stored(state)
      await stage.adm.ask(`${path}/filed`, { company, method: 'PUT', body: { Inlamnad } })
      const after = mayBeDone(declarationLife, state, action) ? stateAfter(declarationLife, state, action) : state
      expect([state, decisive(stateOfDeclaration(await found()))]).toEqual([state, decisive(after)])
    }
  })

  it('when its file is fetched', async () => {
    for (const state of states) {
      await stored(state)
      const response = await fetch(`${stage.backend.url}/file${path}/1`, {
        headers: { [header.marker]: markerValue, [header.company]: company, cookie: stage.adm.cookie ?? '' },
      })
      const told = response.ok ? undefined : ((await response.json()) as { message: string }).message
      const refusal = refusalOf(declarationLife, state, 'fetch')
      expect([state, told?.slice(0, refusal?.length)]).toEqual([state, refusal])
    }
  })
})

it('each action is open by its right, and by no other', async () => {
  const rights = [...new Set<Right>(Object.values(declarationLife.actions))]
  await stored({ ...undeclared, submission: 'draft' })
  for (const own of rights) {
    const headers = await stage.keyOf(own)
    const by = browserOf(stage.backend)
    const calls = [
      ['remove', `${path}/skatteverket`, 'POST', { Atgard: 'TABORT' }],
      ['reopen', `${path}/filed`, 'PUT', { Inlamnad: false }],
    ] as const
    for (const [action, to, method, asked] of calls) {
      const { body: answer } = await by.ask(to, { company, method, body: asked, headers })
      const isRefused = answer.dvCode === errors.rightMissing.dvCode
      expect([own, action, isRefused]).toEqual([own, action, declarationLife.actions[action] !== own])
    }
  }
})
