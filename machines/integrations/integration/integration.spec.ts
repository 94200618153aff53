import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleIntegration } from '#contracts/integrations/examples.ts'
import type { IntegrationForm } from '#contracts/integrations/integration.rules.ts'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { testVault } from '../../kit/shared/testing/test-vault.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { integrationFlow, integrationMachine } from './integration.machine.ts'
import { integrationPorts } from './integration.ports.ts'
import { form, isChanged, isClosed, isRotating, isSaving, issued, problemOf } from './integration.select.ts'

const today = '2026-11-21'
const vault = testVault()
const first = vault.keepSame('avl_den-forsta-nyckeln-som-ingen-ska-se')
const second = vault.keepSame('avl_den-andra-nyckeln-som-ingen-ska-se')
const stored = exampleIntegration

interface World {
  created?: readonly Result<null>[]
  changed?: readonly Result<number>[]
  rotated?: readonly Result<null>[]
  revoked?: readonly Result<null>[]
  done?: string[]
}

const live =
  ({ created = [ok(null)], changed = [ok(2)], rotated = [ok(null)], revoked = [ok(null)], done = [] }: World = {}) =>
  () => {
    const [create, change, rotate, revoke] = [
      inTurn(...created),
      inTurn(...changed),
      inTurn(...rotated),
      inTurn(...revoked),
    ]
    return integrationMachine.provide({
      actors: {
        create: answer(integrationPorts.create, async ({ input }) => {
          done.push(`create ${input.form.Namn} ${input.key} ${input.secret}`)
          return create()
        }),
        change: answer(integrationPorts.change, async ({ input }) => {
          done.push(`change ${input.form.Namn} of ${input.Version} ${input.key}`)
          return change()
        }),
        rotate: answer(integrationPorts.rotate, async ({ input }) => {
          done.push(`rotate ${input.endsAtOnce} ${input.key} ${input.secret}`)
          return rotate()
        }),
        revoke: answer(integrationPorts.revoke, async ({ input }) => {
          done.push(`revoke ${input.IntegrationID} ${input.key}`)
          return revoke()
        }),
      },
      actions: { reloadList: () => void done.push('reload') },
    })
  }

const open = (what: Integration | null) => ({ type: 'integration.open', stored: what, today }) as const
const change = (what: Partial<IntegrationForm>) => ({ type: 'integration.change', change: what }) as const
const save = (key = 'a-key', secret = first) => ({ type: 'integration.save', key, secret }) as const
const rotate = (key: string, secret = first, endsAtOnce = false) =>
  ({ type: 'integration.rotate', endsAtOnce, key, secret }) as const
const say = (answered: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'revokeIntegration', answer: answered }) as const
const filled = change({ Namn: ' Tidsystemet ', Scopes: ['Registry.PerReg.Read'], Companies: ['nordsken'] })
const refusal = failure({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { Companies: 'Du har inte tillgång till alla valda företag.' },
})
const outdated = failure({ tag: 'backend' as const, ...errors.versionConflict })

const scenarios: Scenarios<typeof integrationMachine> = {
  'a key is made, shown once, and taken': {
    live: live(),
    async play({ actor }) {
      const told: string[] = []
      actor.on('integration.done', ({ type }) => void told.push(type))
      actor.send(open(null))
      expect(form(actor.getSnapshot())).toMatchObject({ Namn: '', ExpiresOn: '2027-11-21' })
      actor.send(filled)
      actor.send(save())
      expect(isSaving(actor.getSnapshot())).toBe(true)
      await settle()
      expect(issued(actor.getSnapshot())).toEqual({ key: first, isFirst: true })
      expect(isChanged(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'integration.keyTaken' })
      expect(issued(actor.getSnapshot())).toBeNull()
      expect(told).toEqual(['integration.done'])
      actor.send({ type: 'integration.leave' })
      expect(isClosed(actor.getSnapshot())).toBe(true)
    },
  },
  'what is missing is said once it has been tried, the first at its field': {
    live: live(),
    play({ actor }) {
      const unfit: string[] = []
      actor.on('integration.unfit', ({ field }) => void unfit.push(field))
      actor.send(open(null))
      expect(problemOf(actor.getSnapshot(), 'Namn')).toBeUndefined()
      actor.send(save())
      expect(problemOf(actor.getSnapshot(), 'Namn')).toBe('Namn är obligatoriskt.')
      actor.send(change({ Namn: 'Ett namn', ExpiresOn: '2028-11-22' }))
      actor.send(save())
      expect(problemOf(actor.getSnapshot(), 'ExpiresOn')).toContain('2028-11-21')
      actor.send(change({ ExpiresOn: '2028-11-21' }))
      actor.send(save())
      expect(unfit).toEqual(['Namn', 'ExpiresOn', 'Companies'])
      expect(isSaving(actor.getSnapshot())).toBe(false)
    },
  },
  'a key whose answer was lost is the same key again, and another once the form is': {
    live: live({ created: [networkDown] }),
    async play({ actor }) {
      actor.send(open(null))
      actor.send(filled)
      for (const [key, secret] of [
        ['one', first],
        ['two', second],
      ] as const) {
        actor.send(save(key, secret))
        await settle()
      }
      actor.send(change({ Namn: 'Ett annat' }))
      actor.send(save('three', second))
      await settle()
      expect(form(actor.getSnapshot()).Namn).toBe('Ett annat')
    },
  },
  'a refused field says so until it is changed': {
    live: live({ created: [refusal], changed: [refusal] }),
    async play({ actor }) {
      actor.send(open(null))
      actor.send(filled)
      actor.send(save())
      await settle()
      expect(problemOf(actor.getSnapshot(), 'Companies')).toBe('Du har inte tillgång till alla valda företag.')
      actor.send(change({ Companies: ['akvarell'] }))
      expect(problemOf(actor.getSnapshot(), 'Companies')).toBeUndefined()
      actor.send(open(stored))
      actor.send(change({ Companies: ['zenit'] }))
      actor.send(save())
      await settle()
      expect(problemOf(actor.getSnapshot(), 'Companies')).toBe('Du har inte tillgång till alla valda företag.')
    },
  },
  'what others changed meanwhile is taken over, and what is typed stays': {
    live: live({ changed: [outdated, networkDown, ok(3)] }),
    async play({ actor }) {
      actor.send(open(stored))
      actor.send(open({ ...stored, Beskrivning: 'Ny', Version: 2 }))
      expect(form(actor.getSnapshot()).Beskrivning).toBe('Ny')
      actor.send(change({ Namn: 'Mitt namn' }))
      actor.send(save('one'))
      await settle()
      actor.send(open({ ...stored, Namn: 'Deras namn', Version: 2 }))
      expect(form(actor.getSnapshot()).Namn).toBe('Mitt namn')
      actor.send(save('two'))
      await settle()
      actor.send(save('three'))
      await settle()
      expect(isChanged(actor.getSnapshot())).toBe(false)
      expect(actor.getSnapshot().context.stored).toMatchObject({ Namn: 'Mitt namn', Version: 3 })
    },
  },
  'a key is replaced, and what is typed stays': {
    live: live({ rotated: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(open(stored))
      actor.send(change({ Namn: 'Ett namn' }))
      actor.send(rotate('one'))
      expect(isRotating(actor.getSnapshot())).toBe(true)
      await settle()
      actor.send(rotate('two', second))
      await settle()
      expect(issued(actor.getSnapshot())).toEqual({ key: first, isFirst: false })
      actor.send({ type: 'integration.keyTaken' })
      expect(form(actor.getSnapshot()).Namn).toBe('Ett namn')
      expect(isClosed(actor.getSnapshot())).toBe(false)
    },
  },
  'a key is revoked after a question': {
    live: live({ revoked: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(open(stored))
      for (const [key, answered] of [
        ['one', 'cancelled'],
        ['two', 'confirmed'],
        ['three', 'confirmed'],
      ] as const) {
        actor.send({ type: 'integration.revoke', key })
        actor.send(say(answered))
        await settle()
      }
      expect(actor.getSnapshot().context.stored?.Status).toBe('REVOKED')
    },
  },
}

const played = async (name: keyof typeof scenarios & string, world: World = {}) => {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`no scenario ${name}`)
  const done: string[] = []
  await run(integrationFlow, { ...scenario, live: live({ ...world, done }) })
  return done
}

describe('an integration', () => {
  verifyFlow(integrationFlow, { spec: import.meta.url, scenarios })

  it('is made once, of what is written without its spaces', async () =>
    expect(await played('a key is made, shown once, and taken')).toEqual([
      `create Tidsystemet a-key ${first}`,
      'reload',
    ]))

  it('sends nothing while anything is wrong', async () =>
    expect(await played('what is missing is said once it has been tried, the first at its field')).toEqual([]))

  it('has one key for one intent', async () => {
    const name = 'a key whose answer was lost is the same key again, and another once the form is'
    expect(await played(name, { created: [networkDown] })).toEqual([
      `create Tidsystemet one ${first}`,
      `create Tidsystemet one ${first}`,
      `create Ett annat three ${second}`,
    ])
  })

  it('is saved over what others stored only once that has been seen', async () => {
    const name = 'what others changed meanwhile is taken over, and what is typed stays'
    expect(await played(name, { changed: [outdated, networkDown, ok(3)] })).toEqual([
      'change Mitt namn of 2 one',
      'reload',
      'change Mitt namn of 2 two',
      'change Mitt namn of 2 two',
      'reload',
    ])
  })

  it('gets one new key, and is revoked once it is said', async () => {
    const rotated = await played('a key is replaced, and what is typed stays', { rotated: [networkDown, ok(null)] })
    expect(rotated).toEqual([`rotate false one ${first}`, `rotate false one ${first}`, 'reload'])
    const revoked = await played('a key is revoked after a question', { revoked: [networkDown, ok(null)] })
    const { IntegrationID } = stored
    expect(revoked).toEqual([`revoke ${IntegrationID} two`, `revoke ${IntegrationID} two`, 'reload'])
  })
})
