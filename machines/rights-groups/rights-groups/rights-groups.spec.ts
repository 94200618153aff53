import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { nameTaken } from '#contracts/rights-groups/group-name.rules.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { rightsGroupsFlow, rightsGroupsMachine } from './rights-groups.machine.ts'
import { type GroupSave, rightsGroupsPorts } from './rights-groups.ports.ts'
import * as select from './rights-groups.select.ts'
import type { StoredGroup } from './rights-groups.types.ts'

const reading: readonly Right[] = ['Kalendarie.Read', 'Tidrapport.Read']
const standard: StoredGroup = {
  Id: 'STDREAD',
  BenText: 'Läsanvändare',
  granted: reading,
  isStandard: true,
  version: 0,
  users: 1,
}
const leaders: StoredGroup = { ...standard, Id: 'g1', BenText: 'Ledare', isStandard: false, version: 3, users: 2 }
const stand: StoredGroup = { ...leaders, Id: 'g2', BenText: 'Vikarier', version: 1, users: 0 }
const all = [standard, leaders, stand]
const refused = (error: (typeof errors)[keyof typeof errors], fields?: Record<string, string>) =>
  failure({ tag: 'backend' as const, ...error, ...(fields && { fields }) })

interface World {
  readonly fetched?: readonly Result<readonly StoredGroup[]>[]
  readonly saved?: readonly Result<StoredGroup>[]
  readonly removed?: readonly Result<null>[]
  readonly asked?: unknown[]
}
const live =
  ({ fetched = [ok(all)], saved = [ok(leaders)], removed = [ok(null)], asked = [] }: World = {}) =>
  () => {
    const [saving, removing] = [inTurn(...saved), inTurn(...removed)]
    return rightsGroupsMachine.provide({
      actors: {
        fetchGroups: answer(rightsGroupsPorts.fetchGroups, inTurn(...fetched)),
        saveGroup: answer(rightsGroupsPorts.saveGroup, ({ input }) => {
          asked.push(input)
          return saving()
        }),
        removeGroup: answer(rightsGroupsPorts.removeGroup, ({ input }) => {
          asked.push(input)
          return removing()
        }),
      },
    })
  }

const show = { type: 'groups.show', key: 'a-key' } as const
const open = (Id: string) => ({ type: 'groups.open', opening: { Id } }) as const
const opened = (Id: string) => ({ type: 'groups.opened', opening: { Id } }) as const
const create = { type: 'groups.open', opening: { draft: { BenText: '', granted: [] } } } as const
const on = (...rights: Right[]) => ({ type: 'group.turn', rights, isOn: true }) as const
const off = (...rights: Right[]) => ({ type: 'group.turn', rights, isOn: false }) as const
const rename = (BenText: string) => ({ type: 'group.rename', BenText }) as const
const save = { type: 'group.save' } as const
const unsavedSave = { type: 'unsaved.save', id: 'rightsGroups' } as const
const answered = (id: string, reply: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const

const scenarios: Scenarios<typeof rightsGroupsMachine> = {
  'whoever writes also reads, and an edit is taken back': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(open('g2'))
      actor.send(on('Payslips.Write'))
      expect(select.changedLabels(actor.getSnapshot())).toEqual(['Lönebesked: Läs', 'Lönebesked: Skriv'])
      actor.send(off('Payslips.Read'))
      expect(select.isChanged(actor.getSnapshot())).toBe(false)
      actor.send(on('Payslips.Attest'))
      actor.send(rename('V'))
      actor.send(rename('Vi'))
      actor.send({ type: 'group.undo' })
      expect(select.draft(actor.getSnapshot())?.BenText).toBe('Vikarier')
      expect(select.canUndo(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'group.undo' })
      expect([select.canUndo(actor.getSnapshot()), select.draft(actor.getSnapshot())?.granted]).toEqual([
        false,
        reading,
      ])
      actor.send(on('Payslips.Attest'))
      actor.send({ type: 'group.discard' })
      actor.send(answered('discard', 'cancelled'))
      expect(select.isChanged(actor.getSnapshot())).toBe(true)
      actor.send(answered('discard', 'confirmed'))
      expect([select.isChanged(actor.getSnapshot()), select.draft(actor.getSnapshot())?.granted]).toEqual([
        false,
        reading,
      ])
    },
  },
  'a standard group is shown, and neither changed nor removed': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(open('STDREAD'))
      actor.send(on('Payslips.Read'))
      actor.send(rename('Min'))
      actor.send({ type: 'group.remove' })
      expect(actor.getSnapshot()).toMatchObject({ value: 'unchanged', context: { draft: { granted: reading } } })
      actor.send(open('finns inte'))
      expect(select.draft(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'groups.open', opening: null })
    },
  },
  'a new group is named, refused, and saved': {
    live: live({
      saved: [
        refused(errors.fieldsRefused, { BenText: nameTaken, Rights: 'Nej.' }),
        networkDown,
        ok({ ...stand, Id: 'g3', BenText: 'Nya' }),
      ],
    }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(create)
      expect(select.isChanged(actor.getSnapshot())).toBe(true)
      expect(select.nameProblem(actor.getSnapshot())).toBeUndefined()
      actor.send(save)
      expect(select.nameProblem(actor.getSnapshot())).toBe('Namn är obligatoriskt.')
      actor.send(rename('LEDARE'))
      actor.send({ type: 'group.named' })
      expect(select.nameProblem(actor.getSnapshot())).toBe(nameTaken)
      actor.send(rename(' Nya '))
      expect(select.nameProblem(actor.getSnapshot())).toBeUndefined()
      actor.send(save)
      expect(select.isSaving(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'groups.leave' })
      actor.send(opened('g1'))
      await settle()
      expect([select.nameProblem(actor.getSnapshot()), select.rightsProblem(actor.getSnapshot())]).toEqual([
        nameTaken,
        'Nej.',
      ])
      actor.send(save)
      await settle()
      actor.send(save)
      await settle()
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g3')
      expect(select.groups(actor.getSnapshot())?.map(({ BenText }) => BenText)).toEqual([
        'Läsanvändare',
        'Ledare',
        'Nya',
        'Vikarier',
      ])
      expect(select.isChanged(actor.getSnapshot())).toBe(false)
    },
  },
  'a group that others have changed is merged, and saved once more': {
    live: live({
      fetched: [
        ok(all),
        ok([standard, { ...leaders, version: 4, granted: ['Kalendarie.Read'], BenText: 'Chefer' }, stand]),
      ],
      saved: [refused(errors.versionConflict), ok({ ...leaders, version: 5 })],
    }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(open('g1'))
      actor.send(on('Payslips.Read'))
      actor.send(save)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({
        value: 'changed',
        context: { version: 4, draft: { BenText: 'Chefer', granted: ['Kalendarie.Read', 'Payslips.Read'] } },
      })
      actor.send(unsavedSave)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'unchanged', context: { version: 5 } })
    },
  },
  'the draft of a group that others have removed becomes a new one': {
    live: live({
      fetched: [ok(all), ok([standard, stand])],
      saved: [refused(errors.rightsGroupMissing), ok({ ...leaders, Id: 'g9' })],
    }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(open('g1'))
      actor.send(on('Payslips.Read'))
      actor.send(save)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({
        value: 'changed',
        context: { chosen: null, draft: { BenText: 'Ledare' } },
      })
      actor.send({ type: 'group.discard' })
      actor.send(answered('discard', 'confirmed'))
      expect(select.draft(actor.getSnapshot())).toBeNull()
    },
  },
  'another group is opened after the question, and the screen that is opened anew fetches again': {
    live: live({ fetched: [ok(all), networkDown, ok(all)] }),
    async play({ actor }) {
      actor.send(opened('g1'))
      actor.send(show)
      actor.send(opened('g1'))
      await settle()
      actor.send(show)
      await settle()
      expect(select.failure(actor.getSnapshot())).toMatchObject({ tag: 'network' })
      actor.send(opened('g1'))
      actor.send({ type: 'groups.retry' })
      await settle()
      actor.send(open('g1'))
      actor.send(on('Payslips.Read'))
      actor.send(show)
      actor.send(unsavedSave)
      await settle()
      expect(select.isChanged(actor.getSnapshot())).toBe(false)
      actor.send(on('Payslips.Read'))
      actor.send(show)
      actor.send(save)
      await settle()
      expect(select.isChanged(actor.getSnapshot())).toBe(false)
      actor.send(on('Documents.Read'))
      actor.send(open('g2'))
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g2')
      actor.send({ type: 'groups.leave' })
      expect(select.draft(actor.getSnapshot())).toBeNull()
    },
  },
  'a group that is chosen during a save, a fetch or a removal is opened afterwards': {
    live: live({ saved: [ok({ ...leaders, version: 4 }), networkDown] }),
    async play({ actor }) {
      actor.send(open('g1'))
      actor.send(show)
      await settle()
      expect(select.draft(actor.getSnapshot())).toBeNull()
      actor.send(open('g1'))
      actor.send(rename('Chefer'))
      actor.send(save)
      actor.send(open('g2'))
      await settle()
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g2')
      actor.send(show)
      actor.send(open('g1'))
      await settle()
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g1')
      actor.send(rename('Chefer'))
      actor.send(save)
      actor.send(open('g2'))
      await settle()
      // The save failed, and its draft stays.
      expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { chosen: 'g1', wish: undefined } })
      actor.send(show)
      actor.send(open('g2'))
      await settle()
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g2')
      actor.send({ type: 'group.remove' })
      actor.send(answered('removeGroup', 'confirmed'))
      actor.send(open('g1'))
      await settle()
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g1')
    },
  },
  'what is pressed while the groups are fetched again counts': {
    live: live({ saved: [ok({ ...leaders, version: 4 })] }),
    async play({ actor }) {
      actor.send(show)
      actor.send(show)
      await settle()
      actor.send(open('g1'))
      actor.send(show)
      actor.send(rename('Chefer'))
      expect(select.draft(actor.getSnapshot())?.BenText).toBe('Chefer')
      actor.send(show)
      actor.send({ type: 'group.named' })
      actor.send({ type: 'group.undo' })
      await settle()
      expect(select.isChanged(actor.getSnapshot())).toBe(false)
      actor.send(show)
      actor.send(on('Payslips.Read'))
      actor.send({ type: 'group.discard' })
      actor.send(answered('discard', 'confirmed'))
      await settle()
      expect(select.isChanged(actor.getSnapshot())).toBe(false)
      actor.send(open('g2'))
      actor.send(show)
      actor.send({ type: 'group.remove' })
      actor.send(answered('removeGroup', 'confirmed'))
      expect(select.isRemoving(actor.getSnapshot())).toBe(true)
    },
  },
  'an edit outlives a refresh that fails': {
    live: live({ fetched: [ok(all), networkDown] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(open('g1'))
      actor.send(rename('Chef'))
      actor.send(show)
      actor.send(rename('Chefer'))
      actor.send(on('Payslips.Read'))
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { draft: { BenText: 'Chefer' } } })
    },
  },
  'what could not be fetched is fetched when the connection is back': {
    live: () => live({ fetched: [networkDown, ok(all)] })().provide({ actors: networkBack }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.groups(actor.getSnapshot())).toEqual(all)
    },
  },
  'an unused group is removed, once somebody has said so': {
    live: live({ removed: [refused(errors.rightsGroupInUse), ok(null)] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(open('g2'))
      actor.send({ type: 'group.remove' })
      actor.send(answered('removeGroup', 'cancelled'))
      actor.send({ type: 'group.remove' })
      actor.send(answered('removeGroup', 'confirmed'))
      expect(select.isRemoving(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'groups.leave' })
      actor.send(opened('g1'))
      await settle()
      expect(select.chosen(actor.getSnapshot())?.Id).toBe('g2')
      actor.send({ type: 'group.remove' })
      actor.send(answered('removeGroup', 'confirmed'))
      await settle()
      expect(select.groups(actor.getSnapshot())).toEqual([standard, leaders])
      expect(select.draft(actor.getSnapshot())).toBeNull()
    },
  },
}

describe('the rights groups', () => {
  verifyFlow(rightsGroupsFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'rightsGroups.failed': 'The screen shows only that it could not be fetched.',
      'rightsGroups.loading': 'Nothing is edited here that could be undone or saved: the first change leads on.',
      'rightsGroups.refreshing':
        'A group is fetched so while it is edited, and a group that is edited cannot be removed.',
    },
  })

  it('says what others have done, asks before it removes, and repeats a save that got no answer under its key', async () => {
    const heard: Record<string, unknown[]> = { confirm: [], snackbar: [], unsavedChanges: [] }
    const ear = (name: string) =>
      setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard[name]?.push(event) } } })
    const asked: GroupSave[] = []
    const theirs = { ...leaders, version: 4, BenText: 'Chefer', granted: ['Kalendarie.Read' as const] }
    const root = setup({
      actors: {
        confirm: ear('confirm'),
        snackbar: ear('snackbar'),
        unsavedChanges: ear('unsavedChanges'),
        rightsGroups: live({
          fetched: [ok(all), ok([standard, theirs, stand])],
          saved: [networkDown, refused(errors.versionConflict), ok(theirs)],
          asked,
        })(),
      },
    }).createMachine({
      invoke: (['confirm', 'snackbar', 'unsavedChanges', 'rightsGroups'] as const).map(id => ({
        id,
        systemId: id,
        src: id,
      })),
    })
    const flow = createActor(root).start().system.get('rightsGroups')
    flow.send(show)
    await settle()
    flow.send(open('g1'))
    flow.send(rename(' Gruppledare '))
    for (let time = 0; time < 3; time += 1) {
      flow.send(save)
      await settle()
    }
    expect(asked.map(({ version, key, draft }) => [version, key, draft.BenText])).toEqual([
      [3, 'a-key.1', 'Gruppledare'],
      [3, 'a-key.1', 'Gruppledare'],
      [4, 'a-key.3', 'Gruppledare'],
    ])
    expect(heard.snackbar).toMatchObject([
      {
        text: 'Någon annan har ändrat Chefer: Namn, Tidrapport: Läs. Ändringarna är hämtade och dina finns kvar. Granska och spara.',
      },
      { text: 'Chefer är sparad och gäller nu för 2 användare.' },
    ])
    expect(heard.unsavedChanges?.map(event => (event as { type: string }).type)).toEqual([
      'unsaved.failed',
      'unsaved.failed',
      'unsaved.saved',
    ])
    flow.send({ type: 'group.remove' })
    expect(heard.confirm).toMatchObject([{ title: 'Ta bort Chefer?', isDestructive: true }])
  })

  it('opens another group only once the unsaved changes have been asked about', async () => {
    const heard: unknown[] = []
    const root = setup({
      actors: {
        unsavedChanges: setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } }),
        rightsGroups: live()(),
      },
    }).createMachine({
      invoke: (['unsavedChanges', 'rightsGroups'] as const).map(id => ({ id, systemId: id, src: id })),
    })
    const flow = createActor(root).start().system.get('rightsGroups')
    flow.send(show)
    await settle()
    flow.send(open('g1'))
    flow.send(rename('Chefer'))
    flow.send(open('g2'))
    expect(select.chosen(flow.getSnapshot())?.Id).toBe('g1')
    expect(heard).toMatchObject([
      { type: 'leave.request', leave: { tag: 'flow', to: 'rightsGroups', event: opened('g2') } },
    ])
    flow.send(opened('g2'))
    expect(select.chosen(flow.getSnapshot())?.Id).toBe('g2')
  })
})
