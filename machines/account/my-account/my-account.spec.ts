import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, setup } from 'xstate'
import { exampleMyAccount } from '#contracts/account/examples.ts'
import type { MyAccount } from '#contracts/account/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import type { UnsavedChangesEvent } from '../../kit/shared/unsaved.ts'
import { myAccountFlow, myAccountMachine } from './my-account.machine.ts'
import { type AccountSave, myAccountPorts } from './my-account.ports.ts'
import { changedFields, draft, isFailed, isSaving, needsPassword, refusal, writtenAt } from './my-account.select.ts'
import type { AccountEdit } from './my-account.types.ts'

const password = 'secret:1' as SecretRef
const refused = (error: (typeof errors)[keyof typeof errors]) => failure({ tag: 'backend' as const, ...error })
const renamed = { ...exampleMyAccount, Namn: 'Frida Berg' }

interface World {
  fetch?: readonly Result<MyAccount>[]
  save?: readonly Result<MyAccount>[]
  saved?: AccountSave[]
  reported?: string[]
}

const live =
  ({ fetch = [ok(exampleMyAccount)], save = [ok(renamed)], saved = [], reported = [] }: World = {}) =>
  () => {
    const saving = inTurn(...save)
    return myAccountMachine.provide({
      actors: {
        fetchAccount: answer(myAccountPorts.fetchAccount, inTurn(...fetch)),
        saveAccount: answer(myAccountPorts.saveAccount, ({ input }) => {
          saved.push(input)
          return saving()
        }),
      },
      actions: {
        tellSaved: () => void reported.push('saved'),
        reportFailure: (_, reason) => void reported.push(reason?.tag ?? 'none'),
        reportRenamed: (_, { Namn }) => void reported.push(Namn),
      },
    })
  }

const show = { type: 'account.show' } as const
const edit = (fields: AccountEdit) => ({ type: 'account.edit', edit: fields }) as const

const scenarios: Scenarios<typeof myAccountMachine> = {
  'what differs is a draft, counted and saved': {
    live: live(),
    async play({ actor }) {
      actor.send(edit({ Namn: 'För tidigt' }))
      actor.send(show)
      await settle()
      actor.send(edit({ Namn: exampleMyAccount.Namn }))
      expect(actor.getSnapshot().value).toBe('unchanged')
      actor.send(edit({ Epost: 'f@example.com' }))
      expect(needsPassword(actor.getSnapshot())).toBe(false)
      actor.send(edit({ Namn: 'Frida Berg' }))
      expect(changedFields(actor.getSnapshot())).toBe(2)
      expect(needsPassword(actor.getSnapshot())).toBe(true)
      actor.send(show)
      expect(actor.getSnapshot().value).toBe('changed')
      actor.send({ type: 'account.save', password: null })
      actor.send(edit({ Namn: 'Under tiden' }))
      expect(isSaving(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'unchanged', context: { account: renamed, draft: {} } })
      actor.send(show)
      actor.send(show)
      await settle()
    },
  },
  'what could not be fetched is fetched when the connection is back': {
    live: () => live({ fetch: [networkDown, ok(exampleMyAccount)] })().provide({ actors: networkBack }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'unchanged', context: { account: exampleMyAccount } })
    },
  },
  'what is written back is no change, and a draft can be discarded': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(edit({ Mobil: '070', requireSMSVerification: true }))
      expect(needsPassword(actor.getSnapshot())).toBe(true)
      actor.send(edit({ Mobil: null }))
      expect(draft(actor.getSnapshot())).toEqual({ requireSMSVerification: true })
      actor.send(edit({ requireSMSVerification: null }))
      expect(actor.getSnapshot().value).toBe('unchanged')
      actor.send(edit({ Epost: 'f@example.com' }))
      actor.send({ type: 'account.discard' })
      actor.send({ type: 'confirm.answered', id: 'discard', answer: 'cancelled' })
      expect(draft(actor.getSnapshot())).toEqual({ Epost: 'f@example.com' })
      actor.send({ type: 'confirm.answered', id: 'discard', answer: 'confirmed' })
      expect(actor.getSnapshot()).toMatchObject({ value: 'unchanged', context: { draft: {} } })
    },
  },
  'a draft from before a reload says when it was written, until it is discarded': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'draft.resumed', at: 5 })
      expect(writtenAt(actor.getSnapshot())).toBeNull()
      actor.send(show)
      await settle()
      actor.send(edit({ Epost: 'f@example.com' }))
      actor.send({ type: 'draft.resumed', at: 1_000 })
      expect(writtenAt(actor.getSnapshot())).toBe(1_000)
      actor.send({ type: 'account.leave' })
      expect(writtenAt(actor.getSnapshot())).toBeNull()
    },
  },
  'a draft that the user has agreed to lose': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(edit({ Epost: 'f@example.com' }))
      actor.send({ type: 'draft.lost' })
      expect(draft(actor.getSnapshot())).toEqual({})
    },
  },
  'a draft goes with its screen': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(edit({ Epost: 'f@example.com' }))
      actor.send({ type: 'account.leave' })
      expect(draft(actor.getSnapshot())).toEqual({})
      actor.send(show)
      expect(actor.getSnapshot().value).toBe('loading')
    },
  },
  'who wants it saved from elsewhere asks the form, which may find it unfit': {
    live: live(),
    async play({ actor }) {
      const asked: string[] = []
      actor.on('account.saveWanted', ({ type }) => void asked.push(type))
      actor.send(show)
      await settle()
      actor.send(edit({ Epost: 'f' }))
      actor.send({ type: 'unsaved.save', id: 'myAccount' })
      actor.send({ type: 'account.unfit' })
      expect(asked).toEqual(['account.saveWanted'])
      expect(draft(actor.getSnapshot())).toEqual({ Epost: 'f' })
    },
  },
  'what is refused lands on its field, and the draft is kept': {
    live: live({ save: [refused(errors.currentPasswordWrong), refused(errors.mobileNeeded)] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(edit({ requireSMSVerification: true }))
      actor.send({ type: 'account.save', password })
      await settle()
      expect(refusal(actor.getSnapshot(), 'CurrentPassword')).toBe('Nuvarande lösenord stämmer inte.')
      expect(refusal(actor.getSnapshot(), 'Mobil')).toBeUndefined()
      actor.send(edit({ Namn: 'Frida Berg' }))
      expect(refusal(actor.getSnapshot(), 'CurrentPassword')).toBeUndefined()
      actor.send({ type: 'account.save', password })
      await settle()
      expect(refusal(actor.getSnapshot(), 'Mobil')).toBe('Tvåstegsverifiering behöver ett mobilnummer.')
      expect(changedFields(actor.getSnapshot())).toBe(2)
    },
  },
  'a failed save keeps the draft too': {
    live: live({ save: [networkDown] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(edit({ Mobil: '0701740606' }))
      actor.send({ type: 'account.save', password })
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { password: null, failure: null } })
      expect(changedFields(actor.getSnapshot())).toBe(1)
    },
  },
  'what is written while it is fetched anew is kept': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(show)
      actor.send(edit({ Namn: 'Frida Berg' }))
      await settle()
      expect(draft(actor.getSnapshot())).toEqual({ Namn: 'Frida Berg' })
    },
  },
  'what cannot be fetched can be tried again': {
    live: live({ fetch: [networkDown, networkDown, ok(exampleMyAccount)] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'account.retry' })
      await settle()
      actor.send(show)
      await settle()
      expect(actor.getSnapshot().value).toBe('unchanged')
    },
  },
}

describe('the own account', () => {
  verifyFlow(myAccountFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'myAccount.failed': 'The screen shows only that it could not be fetched.',
    },
  })

  it('saves only what differs, and says so to the person and the app', async () => {
    const saved: AccountSave[] = []
    const reported: string[] = []
    await run(myAccountFlow, {
      live: live({ saved, reported }),
      play: scenarios['what differs is a draft, counted and saved']?.play ?? settle,
    })
    expect(saved).toEqual([{ draft: { Epost: 'f@example.com', Namn: 'Frida Berg' }, password: null }])
    expect(reported).toEqual(['Frida Berg', 'saved'])
  })

  it('tells `unsavedChanges` what came of the saving that it asked for', async () => {
    const heard: UnsavedChangesEvent[] = []
    const unsavedChanges = setup({ types: { events: {} as UnsavedChangesEvent } }).createMachine({
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    })
    const root = createActor(
      setup({
        actors: {
          unsavedChanges,
          myAccount: live({ save: [refused(errors.currentPasswordWrong), networkDown, ok(renamed)] })(),
        },
      }).createMachine({
        invoke: [
          { src: 'unsavedChanges', id: 'unsavedChanges', systemId: 'unsavedChanges' },
          { src: 'myAccount', id: 'myAccount', systemId: 'myAccount' },
        ],
      }),
    ).start()
    const actor = root.system.get('myAccount') as ActorRefFrom<typeof myAccountMachine>
    let isFit = false
    // As the form does.
    actor.on('account.saveWanted', () =>
      actor.send(isFit ? { type: 'account.save', password: null } : { type: 'account.unfit' }),
    )
    actor.send(show)
    await settle()
    actor.send(edit({ Namn: 'Frida Berg' }))
    for (const fit of [false, true, true, true]) {
      isFit = fit
      actor.send({ type: 'unsaved.save', id: 'myAccount' })
      await settle()
    }
    expect(heard).toEqual(
      ['failed', 'failed', 'failed', 'saved'].map(outcome => ({ type: `unsaved.${outcome}`, id: 'myAccount' })),
    )
    root.stop()
  })
})
