import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleHelpText } from '#contracts/help/examples.ts'
import type { HelpText } from '#contracts/help/shapes.ts'
import { examplePortalInfo } from '#contracts/portal/examples.ts'
import type { PortalInfo } from '#contracts/portal/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios, type Stage } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { helpPanelFlow, helpPanelMachine } from './help-panel.machine.ts'
import { helpPanelPorts } from './help-panel.ports.ts'
import * as select from './help-panel.select.ts'
import type { HelpPanelInput } from './help-panel.types.ts'

const missing = failure({ tag: 'backend' as const, ...errors.helpTextMissing })
const portal = (difference: Partial<PortalInfo> = {}): Result<PortalInfo> => ok({ ...examplePortalInfo, ...difference })
const textOf = (key: string): HelpText => ({ ...exampleHelpText, id: key })
const draft = { title: 'Vår startsida', html: '<p>Så gör vi.</p>' }

interface World {
  text?: (key: string) => Result<HelpText>
  save?: readonly Result<HelpText>[]
  settings?: readonly (Result<PortalInfo> | Promise<Result<PortalInfo>>)[]
  change?: readonly Result<PortalInfo>[]
  asked?: string[]
  wanted?: boolean[]
}

const live =
  ({ text = key => ok(textOf(key)), save, settings = [portal()], change, asked = [], wanted = [] }: World = {}) =>
  () => {
    const changed = inTurn(...(change ?? [portal({ EnableDVSupport: true })]))
    return helpPanelMachine.provide({
      actors: {
        fetchText: answer(helpPanelPorts.fetchText, async ({ input: { key } }) => {
          asked.push(key)
          return text(key)
        }),
        saveText: answer(helpPanelPorts.saveText, save ? inTurn(...save) : async ({ input }) => ok(input)),
        fetchPortal: answer(helpPanelPorts.fetchPortal, inTurn(...settings)),
        changeSupport: answer(helpPanelPorts.changeSupport, ({ input: { isAllowed } }) => {
          wanted.push(isAllowed)
          return changed()
        }),
      },
    })
  }

type PanelStage = Stage<typeof helpPanelMachine>
const administrator = { Roll: 'ADM' } as const
const anybody = { Roll: 'PER' } as const
const editors = [portal({ EditHelpTexts: true })]

/** Open on the start page, its text on display. */
const open = async ({ actor, clock }: PanelStage) => {
  actor.send({ type: 'help.routeChanged', key: 'infopanel' })
  actor.send({ type: 'help.toggle' })
  await clock.pass(100)
  await settle()
}
const now = ({ actor }: PanelStage) => actor.getSnapshot()

const scenarios: Scenarios<typeof helpPanelMachine> = {
  'it opens on the screen on display, and is closed': {
    input: anybody,
    live: live(),
    async play(stage) {
      await open(stage)
      expect(select.isOpen(now(stage))).toBe(true)
      expect(select.text(now(stage))).toEqual(textOf('infopanel'))
      stage.actor.send({ type: 'help.close' })
      expect(select.isOpen(now(stage))).toBe(false)
      stage.actor.send({ type: 'help.toggle' })
      stage.actor.send({ type: 'help.toggle' })
      expect(select.isOpen(now(stage))).toBe(false)
    },
  },
  'another route is looked up 100 ms later': {
    input: anybody,
    live: live(),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'help.routeChanged', key: 'messages' })
      expect(select.isLookingUp(now(stage))).toBe(true)
      expect(select.text(now(stage))).toBeNull()
      await stage.clock.pass(99)
      expect(now(stage).matches({ open: { text: 'settling' } })).toBe(true)
      await stage.clock.pass(1)
      await settle()
      expect(select.text(now(stage))).toEqual(textOf('messages'))
      stage.actor.send({ type: 'help.routeChanged', key: 'messages' })
      expect(select.isLookingUp(now(stage))).toBe(false)
    },
  },
  'what the licence allows is known from the sign-in, before the panel is opened': {
    input: administrator,
    live: live({ settings: [portal({ EnableDVSupport: true })] }),
    async play(stage) {
      await settle()
      expect(select.isSupportAllowed(now(stage))).toBe(true)
      expect(select.isOpen(now(stage))).toBe(false)
    },
  },
  'a screen without a text, or whose text cannot be fetched, has the fallback': {
    input: anybody,
    live: live({ text: key => (key === 'infopanel' ? networkDown : missing), settings: [networkDown] }),
    async play(stage) {
      await open(stage)
      expect(now(stage).matches({ open: { text: 'missing', portal: 'unknown' } })).toBe(true)
      expect([select.title(now(stage)), select.text(now(stage))]).toEqual(['Hjälp', null])
      stage.actor.send({ type: 'help.edit' })
      expect(select.isWriting(now(stage))).toBe(false)
    },
  },
  'what could not be fetched is fetched when the connection is back': {
    input: anybody,
    live: () => {
      const tried = new Set<string>()
      const first = (key: string) => tried.size < tried.add(key).size
      return live({
        text: key => (first(key) ? networkDown : ok(textOf(key))),
        settings: [networkDown, networkDown, portal()],
      })().provide({ actors: networkBack })
    },
    async play(stage) {
      await settle()
      expect(now(stage).matches({ closed: 'resting' })).toBe(true)
      await open(stage)
      stage.actor.send({ type: 'help.fieldFocused', field: { name: 'timer', label: 'Tid' } })
      await settle()
      expect(select.text(now(stage))).toEqual(textOf('infopanel'))
      expect(select.fieldText(now(stage))).toEqual(textOf('infopanel.timer'))
      expect(now(stage).matches({ open: { portal: 'known' } })).toBe(true)
    },
  },
  'it widens by 1.4 until above 1000, then begins again': {
    input: anybody,
    live: live(),
    play(stage) {
      const widths = Array.from({ length: 5 }, () => {
        const width = Math.round(select.width(now(stage)))
        stage.actor.send({ type: 'help.widen' })
        return width
      })
      expect(widths).toEqual([400, 560, 784, 1098, 400])
    },
  },
  'a dialog asks for its own text, and the screen has its own again after': {
    input: anybody,
    live: live(),
    async play(stage) {
      stage.actor.send({ type: 'help.open', dialogKey: 'company-dialog' })
      await stage.clock.pass(100)
      await settle()
      expect(select.dialogKey(now(stage))).toBe('company-dialog')
      expect(select.text(now(stage))).toEqual(textOf('company-dialog'))
      stage.actor.send({ type: 'help.close' })
      expect(select.dialogKey(now(stage))).toBeNull()
      await open(stage)
      expect(select.text(now(stage))).toEqual(textOf('infopanel'))
      stage.actor.send({ type: 'help.open', dialogKey: 'company-dialog' })
      await stage.clock.pass(100)
      await settle()
      expect(select.text(now(stage))).toEqual(textOf('company-dialog'))
    },
  },
  'the field that has the focus has a text, or the fallback': {
    input: anybody,
    live: live({ text: key => (key === 'infopanel.saknas' ? missing : ok(textOf(key))) }),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'help.fieldFocused', field: { name: 'timer', label: 'Tid' } })
      stage.actor.send({ type: 'help.fieldFocused', field: { name: 'timer', label: 'Tid' } })
      await settle()
      expect(select.fieldText(now(stage))).toEqual(textOf('infopanel.timer'))
      stage.actor.send({ type: 'help.fieldFocused', field: { name: 'saknas', label: 'Saknas' } })
      await settle()
      expect(select.isFieldMissing(now(stage))).toBe(true)
      expect(select.field(now(stage))?.label).toBe('Saknas')
      stage.actor.send({ type: 'help.routeChanged', key: 'messages' })
      expect(select.field(now(stage))).toBeNull()
    },
  },
  'support may sign in, and may not again': {
    input: administrator,
    live: live({ change: [portal({ EnableDVSupport: true }), networkDown, portal({ EnableDVSupport: false })] }),
    async play(stage) {
      await open(stage)
      const toggle = async () => {
        // Pressed twice, it is changed once.
        stage.actor.send({ type: 'support.toggle' })
        stage.actor.send({ type: 'support.toggle' })
        expect(select.isChangingSupport(now(stage))).toBe(true)
        await settle()
        return select.isSupportAllowed(now(stage))
      }
      expect(select.isSupportAllowed(now(stage))).toBe(false)
      expect([await toggle(), await toggle(), await toggle()]).toEqual([true, true, false])
    },
  },
  'what is shown of support can be pressed while it is fetched anew': {
    input: administrator,
    live: live({ settings: [portal(), new Promise<Result<PortalInfo>>(() => {})] }),
    async play(stage) {
      await settle()
      await open(stage)
      expect(now(stage).matches({ open: { portal: 'fetching' } })).toBe(true)
      expect(select.isSupportAllowed(now(stage))).toBe(false)
      stage.actor.send({ type: 'support.toggle' })
      await settle()
      expect(select.isSupportAllowed(now(stage))).toBe(true)
    },
  },
  'who is no administrator decides nothing about support': {
    input: anybody,
    live: live({ settings: editors }),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'support.toggle' })
      expect(now(stage).matches({ open: { portal: 'known' } })).toBe(true)
      expect(select.isSupportAllowed(now(stage))).toBeUndefined()
      expect(select.mayEdit(now(stage))).toBe(false)
    },
  },
  'a text is written, fails to be saved, and is saved': {
    input: administrator,
    live: live({ settings: editors, save: [networkDown, ok({ id: 'infopanel', ...draft })] }),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'help.edit' })
      expect(select.isWriting(now(stage))).toBe(true)
      for (const type of ['help.toggle', 'help.close'] as const) stage.actor.send({ type })
      stage.actor.send({ type: 'help.open', dialogKey: 'company-dialog' })
      stage.actor.send({ type: 'help.save', draft })
      expect(select.isSaving(now(stage))).toBe(true)
      await settle()
      expect(now(stage).matches({ open: { text: { writing: 'editing' } } })).toBe(true)
      stage.actor.send({ type: 'help.save', draft })
      await settle()
      expect(select.isWriting(now(stage))).toBe(false)
      expect(select.text(now(stage))).toEqual({ id: 'infopanel', ...draft })
    },
  },
  'a first text is written, and given up': {
    input: administrator,
    live: live({ settings: editors, text: () => missing }),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'help.edit' })
      stage.actor.send({ type: 'help.cancel' })
      expect(select.isLookingUp(now(stage))).toBe(true)
    },
  },
  'another route leaves what is written, which was asked about': {
    input: administrator,
    live: live({ settings: editors }),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'help.edit' })
      stage.actor.send({ type: 'help.routeChanged', key: 'infopanel' })
      expect(select.isWriting(now(stage))).toBe(true)
      stage.actor.send({ type: 'help.routeChanged', key: 'messages' })
      expect(select.isLookingUp(now(stage))).toBe(true)
    },
  },
  'another route while a text is saved waits for it': {
    input: administrator,
    live: live({ settings: editors }),
    async play(stage) {
      await open(stage)
      stage.actor.send({ type: 'help.edit' })
      stage.actor.send({ type: 'help.save', draft })
      stage.actor.send({ type: 'help.routeChanged', key: 'messages' })
      expect(select.isWriting(now(stage))).toBe(true)
      await settle()
      expect(select.isLookingUp(now(stage))).toBe(true)
      await stage.clock.pass(100)
      await settle()
      expect(select.text(now(stage))).toEqual(textOf('messages'))
    },
  },
  'a session that is over is no missing text': {
    input: anybody,
    live: live({ text: () => sessionOver, settings: [sessionOver] }),
    play: open,
  },
}

describe('the help panel', () => {
  verifyFlow(helpPanelFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: { 'helpPanel.open.text.lookingUp': 'No text is shown that could be edited.' },
  })

  const played = async (name: string, world: World, input: HelpPanelInput = administrator) => {
    const play = scenarios[name]?.play
    if (!play) throw new Error(`the scenario ${name} is gone`)
    return run(helpPanelFlow, { input, live: live(world), play })
  }

  it('looks up nothing while it is closed, and a route that only passes by is not looked up', async () => {
    const asked: string[] = []
    await run(helpPanelFlow, {
      input: anybody,
      live: live({ asked }),
      async play(stage) {
        stage.actor.send({ type: 'help.routeChanged', key: 'messages' })
        await stage.clock.pass(1000)
        expect(asked).toEqual([])
        await open(stage)
        stage.actor.send({ type: 'help.routeChanged', key: 'a' })
        await stage.clock.pass(99)
        stage.actor.send({ type: 'help.routeChanged', key: 'b' })
        await stage.clock.pass(100)
      },
    })
    expect(asked).toEqual(['infopanel', 'b'])
  })

  it('saves under the key that was being written, wherever the person went meanwhile', async () => {
    const { entries } = await played('another route while a text is saved waits for it', { settings: editors })
    const saved = entries.find(({ event }) => event.type === 'xstate.done.actor.saveText')
    expect(saved?.event).toMatchObject({ output: { value: { id: 'infopanel', ...draft } } })
  })

  it('asks for the other of what holds', async () => {
    const wanted: boolean[] = []
    await played('support may sign in, and may not again', {
      wanted,
      change: [portal({ EnableDVSupport: true }), networkDown, portal({ EnableDVSupport: false })],
    })
    expect(wanted).toEqual([true, false, false])
  })
})
