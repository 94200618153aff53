import { describe, expect, it } from 'vitest'
import { exampleListItem } from '#contracts/examples.ts'
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
}

const live =
  ({ turned = ok(true), done = [] }: World = {}) =>
  () =>
    companyArchiveMachine.provide({
      actors: {
        toggleArchived: answer(companyArchivePorts.toggleArchived, async ({ input }) => {
          done.push(`toggle ${input.FtgId}`)
          return turned
        }),
      },
      actions: {
        ask: ({ context }) => void done.push(`ask ${context.company?.Namn}`),
        reportTurned: ({ context }, isArchived) => void done.push(`${context.company?.FtgId} ${isArchived}`),
      },
    })

const toggle = (Archived: boolean) =>
  ({ type: 'archive.toggle', company: { FtgId: 'nordsken', Namn: exampleListItem.Namn, Archived } }) as const
const say = (answered: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'archive', answer: answered }) as const

const scenarios: Scenarios<typeof companyArchiveMachine> = {
  'a company is archived once it is confirmed': {
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
  'a no ends it': {
    live: live(),
    play({ actor }) {
      actor.send(toggle(false))
      actor.send(say('cancelled'))
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
  'a company is taken back without a question': {
    live: live({ turned: ok(false) }),
    async play({ actor }) {
      actor.send(toggle(true))
      expect(actor.getSnapshot().value).toBe('toggling')
      actor.send(toggle(false))
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
  'what cannot be turned stays as it is': {
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

  it('asks first, and tells of what came of it', async () =>
    expect(await played('a company is archived once it is confirmed')).toEqual([
      'ask Nordsken Handel AB',
      'toggle nordsken',
      'nordsken true',
    ]))

  it('does nothing, and says nothing, after a no', async () =>
    expect(await played('a no ends it')).toEqual(['ask Nordsken Handel AB']))

  it('takes back one company at a time', async () =>
    expect(await played('a company is taken back without a question', { turned: ok(false) })).toEqual([
      'toggle nordsken',
      'nordsken false',
    ]))
})
