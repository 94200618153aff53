import { describe, expect, it } from 'vitest'
import { exampleListItem } from '#contracts/companies/examples.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { commandPaletteFlow, commandPaletteMachine } from './command-palette.machine.ts'
import { commandPalettePorts } from './command-palette.ports.ts'
import { companies, isListing, isOpen, query, recent } from './command-palette.select.ts'
import type { CommandPaletteInput } from './command-palette.types.ts'

interface World {
  lists?: readonly Result<readonly CompanyListItem[]>[]
  stored?: (readonly string[])[]
  reported?: unknown[]
}

const live =
  ({ lists = [ok([exampleListItem])], stored = [], reported = [] }: World = {}) =>
  () =>
    commandPaletteMachine.provide({
      actors: { fetchCompanies: answer(commandPalettePorts.fetchCompanies, inTurn(...lists)) },
      actions: {
        storeRecent: (_, params) => void stored.push(params.recent),
        reportUsed: ({ context }) => void reported.push(context.recent),
        reportFailure: (_, reason) => void reported.push(reason?.tag),
      },
    })

const ofOneCompany = { Roll: 'FTG' as const, FtgIdAccessList: ['nordsken'] }
const input: CommandPaletteInput = {
  account: { Roll: 'ADM', FtgIdAccessList: [] },
  recent: ['screen:/infopanel', 'company:nordsken'],
}
const open = (at: number) => ({ type: 'palette.open', at }) as const

const scenarios: Scenarios<typeof commandPaletteMachine> = {
  'it is opened, searched in, and something is chosen': {
    input,
    live: live(),
    async play({ actor }) {
      actor.send(open(1_000))
      expect(isListing(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'palette.search', query: 'nord' })
      await settle()
      expect(isListing(actor.getSnapshot())).toBe(false)
      expect(companies(actor.getSnapshot())).toEqual([exampleListItem])
      expect(query(actor.getSnapshot())).toBe('nord')
      actor.send({ type: 'palette.choose', id: 'company:nordsken' })
      expect(isOpen(actor.getSnapshot())).toBe(false)
      expect(recent(actor.getSnapshot())).toEqual(['company:nordsken', 'screen:/infopanel'])
      actor.send(open(2_000))
      expect(query(actor.getSnapshot())).toBe('')
    },
  },
  'it is closed again': {
    input,
    live: live(),
    play({ actor }) {
      actor.send(open(0))
      actor.send({ type: 'palette.close' })
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'whoever has one company is shown none': {
    input: { ...input, account: ofOneCompany },
    live: live(),
    async play({ actor }) {
      actor.send(open(0))
      await settle()
      expect(companies(actor.getSnapshot())).toBeNull()
      expect(isListing(actor.getSnapshot())).toBe(false)
    },
  },
  'companies that could not be fetched are fetched the next time': {
    input,
    live: live({ lists: [networkDown, ok([exampleListItem])] }),
    async play({ actor }) {
      actor.send(open(0))
      await settle()
      expect(companies(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'palette.close' })
      actor.send(open(1))
      await settle()
      expect(companies(actor.getSnapshot())).toEqual([exampleListItem])
    },
  },
  'companies that a reload has forgotten are fetched again, and those that are there are not': {
    input,
    live: live({ lists: [networkDown, ok([exampleListItem]), ok([])] }),
    async play({ actor }) {
      actor.send(open(0))
      await settle()
      for (const _ of ['missing', 'there']) {
        actor.send({ type: 'palette.retry' })
        await settle()
        expect(companies(actor.getSnapshot())).toEqual([exampleListItem])
      }
    },
  },
}

describe('the command palette', () => {
  verifyFlow(commandPaletteFlow, { spec: import.meta.url, scenarios })

  it('stores no companies, which are many', () => {
    const keeps = commandPaletteFlow.keeps as Readonly<Record<string, unknown>>
    expect((keeps.companies as (value: unknown) => unknown)([exampleListItem])).toBeNull()
  })

  it('fetches the companies again when they are older than 15 minutes', async () => {
    await run(commandPaletteFlow, {
      input,
      live: live({ lists: [ok([exampleListItem]), ok([])] }),
      async play({ actor }) {
        const opened = async (at: number) => {
          actor.send(open(at))
          await settle()
          actor.send({ type: 'palette.close' })
          return companies(actor.getSnapshot())
        }
        expect(await opened(5_000)).toHaveLength(1)
        expect(await opened(905_000)).toHaveLength(1)
        expect(await opened(905_001)).toHaveLength(0)
      },
    })
  })

  it('remembers the eight latest, here and on the device', async () => {
    const stored: (readonly string[])[] = []
    const reported: unknown[] = []
    await run(commandPaletteFlow, {
      input: { account: ofOneCompany, recent: [] },
      live: live({ stored, reported }),
      play({ actor }) {
        for (let each = 1; each <= 10; each += 1) {
          actor.send(open(0))
          actor.send({ type: 'palette.choose', id: `action:${each}` })
        }
      },
    })
    expect(stored.at(-1)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map(each => `action:${each}`))
    expect(reported.at(-1)).toEqual(stored.at(-1))
  })
})
