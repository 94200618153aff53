import { describe, expect, it } from 'vitest'
import { exampleListItem } from '#contracts/companies/examples.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { companyArchiveFlow, companyArchiveMachine } from './company-archive.machine.ts'
import { companyArchivePorts } from './company-archive.ports.ts'
import { togglingId } from './company-archive.select.ts'

interface World {
  turned?: Result<boolean>
  done?: string[]
  keys?: string[]
}

const live =
  ({ turned = ok(true), done = [], keys = [] }: World = {}) =>
  () =>
    companyArchiveMachine.provide({
      actors: {
        toggleArchived: answer(companyArchivePorts.toggleArchived, async ({ input }) => {
          done.push(`toggle ${input.FtgId}`)
          keys.push(input.key)
          return turned
        }),
      },
      actions: {
        ask: ({ context }) => void done.push(`ask ${context.company?.Namn}`),
        reportTurned: ({ context }, isArchived) => void done.push(`${context.company?.FtgId} ${isArchived}`),
      },
    })

const toggle = (Archived: boolean, key = 'a-key', FtgId = 'nordsken') =>
  ({ type: 'archive.toggle', company: { FtgId, Namn: exampleListItem.Namn, Archived }, key }) as const
const say = (answered: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'archive', answer: answered }) as const

const scenarios: Scenarios<typeof companyArchiveMachine> = {
  'archives a company after a confirmation': {
    live: live(),
    async play({ actor }) {
      actor.send(toggle(false))
      expect(actor.getSnapshot().value).toBe('asking')
      expect(togglingId(actor.getSnapshot())).toBeUndefined()
      actor.send(say('confirmed'))
      expect(togglingId(actor.getSnapshot())).toBe('nordsken')
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
      expect(actor.getSnapshot().context.company).toBeNull()
    },
  },
  'a cancelled confirmation changes nothing': {
    live: live(),
    play({ actor }) {
      actor.send(toggle(false))
      actor.send(say('cancelled'))
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
  'restores a company without a confirmation': {
    live: live({ turned: ok(false) }),
    async play({ actor }) {
      actor.send(toggle(true))
      expect(actor.getSnapshot().value).toBe('toggling')
      actor.send(toggle(false))
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
  'a write without an answer keeps its key for a repetition, and only for that': {
    live: live({ turned: networkDown }),
    async play({ actor }) {
      const press = async (event: ReturnType<typeof toggle>, answered: 'confirmed' | 'cancelled' = 'confirmed') => {
        actor.send(event)
        if (!event.company.Archived) actor.send(say(answered))
        await settle()
      }
      await press(toggle(false, 'first'))
      await press(toggle(false, 'the same again'))
      await press(toggle(false, 'another company', 'akeriet'))
      await press(toggle(false, 'the first company again'))
      await press(toggle(true, 'taken back'))
      await press(toggle(true, 'taken back again'))
      actor.send({ type: 'company.changed', FtgId: 'nordsken' })
      await press(toggle(true, 'after a live event'))
      await press(toggle(false, 'not meant after all', 'akeriet'), 'cancelled')
      await press(toggle(false, 'meant anew', 'akeriet'))
      actor.send({ type: 'companies.changed' })
      await press(toggle(false, 'after missed events', 'akeriet'))
    },
  },
  'a failed write changes nothing': {
    live: live({ turned: networkDown }),
    async play({ actor }) {
      actor.send(toggle(true))
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
}

const played = async (name: keyof typeof scenarios & string, world: World = {}) => {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`no scenario ${name}`)
  const done: string[] = []
  await run(companyArchiveFlow, { ...scenario, live: live({ ...world, done }) })
  return done
}

describe('archiving a company', () => {
  verifyFlow(companyArchiveFlow, { spec: import.meta.url, scenarios })

  it('uses one key for each intent', async () => {
    const keys: string[] = []
    const name = 'a write without an answer keeps its key for a repetition, and only for that'
    await played(name, { turned: networkDown, keys })
    expect(keys).toEqual([
      'first',
      'first',
      'another company',
      'first',
      'taken back',
      'taken back',
      'after a live event',
      'meant anew',
      'after missed events',
    ])
  })

  it('uses a new key after an answer', async () => {
    const keys: string[] = []
    const name = 'a write without an answer keeps its key for a repetition, and only for that'
    await played(name, { keys })
    expect(keys.slice(0, 2)).toEqual(['first', 'the same again'])
  })

  it('asks for a confirmation, and reports the new state', async () =>
    expect(await played('archives a company after a confirmation')).toEqual([
      'ask Nordsken Handel AB',
      'toggle nordsken',
      'nordsken true',
    ]))

  it('neither writes nor reports after a cancelled confirmation', async () =>
    expect(await played('a cancelled confirmation changes nothing')).toEqual(['ask Nordsken Handel AB']))

  it('restores one company at a time', async () =>
    expect(await played('restores a company without a confirmation', { turned: ok(false) })).toEqual([
      'toggle nordsken',
      'nordsken false',
    ]))
})
