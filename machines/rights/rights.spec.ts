import { describe, expect, it } from 'vitest'
import { allows, type Right, type Rights } from '#contracts/rights/catalogue.ts'
import { exampleRightsGroup } from '#contracts/rights-groups/examples.ts'
import { answer } from '../kit/shared/port.ts'
import { ok, type Result } from '../kit/shared/result.ts'
import { inTurn, networkDown } from '../kit/shared/testing/answers.ts'
import { run, type Scenario, type Scenarios } from '../kit/shared/testing/scenario.ts'
import { settle } from '../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../kit/shared/testing/verify-flow.ts'
import { rightsFlow, rightsMachine } from './rights.machine.ts'
import { rightsPorts } from './rights.ports.ts'
import { arePending, rights } from './rights.select.ts'

const account = (Roll: 'LIC' | 'ADM' | 'AVD' | 'PER', LicNr = 'WEB100200') => ({ account: { Roll, LicNr } })

const live =
  (name: Result<string | null>, group: Result<Rights> = ok(exampleRightsGroup.Rights)) =>
  () =>
    rightsMachine.provide({
      actors: {
        fetchGroupName: answer(rightsPorts.fetchGroupName, async () => name),
        fetchGroup: answer(rightsPorts.fetchGroup, async () => group),
      },
    })

const liveInTurn = (names: readonly Result<string | null>[]) => () => {
  const name = inTurn(...names)
  return rightsMachine.provide({ actors: { fetchGroupName: answer(rightsPorts.fetchGroupName, name) } })
}

const scenarios: Scenarios<typeof rightsMachine> = {
  'a licence user': { input: account('LIC'), live: live(networkDown), play: settle },
  'the demo licence': { input: account('ADM', 'WEB999100'), live: live(networkDown), play: settle },
  'a standard group': { input: account('AVD'), live: live(ok('STDREAD')), play: settle },
  'a group of the licence’s own': { input: account('AVD'), live: live(ok('Tidrapportörer')), play: settle },
  'no group': { input: account('PER'), live: live(ok(null)), play: settle },
  'a name that cannot be fetched': { input: account('AVD'), live: live(networkDown), play: settle },
  'a change by an administrator is loaded and told': {
    input: account('AVD'),
    live: liveInTurn([ok('STDREAD'), ok('STDUSER')]),
    async play({ actor }) {
      await settle()
      expect(allows(rights(actor.getSnapshot()), 'Payslips.Write')).toBe(false)
      actor.send({ type: 'rights.changed' })
      expect(arePending(actor.getSnapshot())).toBe(false)
      expect(allows(rights(actor.getSnapshot()), 'Payslips.Read')).toBe(true)
      await settle()
      expect(allows(rights(actor.getSnapshot()), 'Payslips.Write')).toBe(true)
    },
  },
  'a change that cannot be loaded leaves them as they were': {
    input: account('AVD'),
    live: liveInTurn([ok('STDREAD'), networkDown]),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'rights.changed' })
      await settle()
      expect(actor.getSnapshot().value).toBe('known')
      expect(allows(rights(actor.getSnapshot()), 'Payslips.Read')).toBe(true)
    },
  },
  'loaded again in silence, and while they are loaded': {
    input: account('AVD'),
    live: liveInTurn([ok('STDREAD'), ok('STDUSER'), ok('STDREAD')]),
    async play({ actor }) {
      actor.send({ type: 'rights.reload' })
      await settle()
      actor.send({ type: 'rights.reload' })
      await settle()
      expect(actor.getSnapshot().value).toBe('known')
    },
  },
  'a group that cannot be fetched': { input: account('AVD'), live: live(ok('Borta'), networkDown), play: settle },
}

const rightsOf = async (scenario: Scenario<typeof rightsMachine> | undefined) => {
  if (!scenario) throw new Error('no such scenario')
  const { snapshot } = await run(rightsFlow, scenario)
  expect(arePending(snapshot)).toBe(false)
  return (right: Right) => allows(rights(snapshot), right)
}

describe('the rights', () => {
  verifyFlow(rightsFlow, { spec: import.meta.url, scenarios })

  it.each<[keyof typeof scenarios & string, Right, boolean]>([
    ['a licence user', 'Settings.UserRightsGroups.Write', true],
    ['the demo licence', 'Payslips.Write', true],
    ['the demo licence', 'EmployerDeclaration.Send', false],
    ['a standard group', 'Payslips.Read', true],
    ['a standard group', 'Payslips.Write', false],
    ['a group of the licence’s own', 'Tidrapport.Write', true],
    ['a group of the licence’s own', 'Infopanel.LonDashboardStats', false],
    ['no group', 'Tidrapport.Read', false],
    ['a name that cannot be fetched', 'Tidrapport.Read', false],
    ['a group that cannot be fetched', 'Tidrapport.Read', false],
  ])('%s: %s is %s', async (name, right, has) => {
    const may = await rightsOf(scenarios[name])
    expect(may(right)).toBe(has)
  })

  it('is pending until it knows', async () => {
    const { states } = await run(rightsFlow, { input: account('AVD'), live: live(ok('STDREAD')), play: () => {} })
    expect(states[0]).toMatchObject({ value: { loading: 'fetchingName' } })
  })
})
