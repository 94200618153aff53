import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { companyPictureFlow, companyPictureMachine } from './company-picture.machine.ts'
import { companyPicturePorts } from './company-picture.ports.ts'
import { failureMessage, hasFile, isChoosing, isRemoving, isSaving } from './company-picture.select.ts'

const live =
  (...answers: Result<null>[]) =>
  () => {
    const next = inTurn(...answers)
    return companyPictureMachine.provide({
      actors: {
        savePicture: answer(companyPicturePorts.savePicture, next),
        removePicture: answer(companyPicturePorts.removePicture, next),
      },
    })
  }

const submit = { type: 'picture.submit', content: 'secret:1' as SecretRef, mediaType: 'image/png' } as const
const answered = (reply: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'remove-picture', answer: reply }) as const

const scenarios: Scenarios<typeof companyPictureMachine> = {
  'a picture is refused, and another saved': {
    live: live(failure({ tag: 'backend', ...errors.pictureRefused }), ok(null)),
    async play({ actor }) {
      actor.send({ type: 'picture.open' })
      actor.send(submit)
      expect([isChoosing(actor.getSnapshot()), isSaving(actor.getSnapshot())]).toEqual([true, true])
      await settle()
      expect(failureMessage(actor.getSnapshot())).toBe(errors.pictureRefused.message)
      actor.send({ type: 'picture.edit', hasFile: true })
      expect(hasFile(actor.getSnapshot())).toBe(true)
      expect(failureMessage(actor.getSnapshot())).toBeUndefined()
      actor.send(submit)
      await settle()
      expect(isChoosing(actor.getSnapshot())).toBe(false)
    },
  },
  'a session that is over closes the dialog': {
    live: live(sessionOver),
    async play({ actor }) {
      actor.send({ type: 'picture.open' })
      actor.send(submit)
      await settle()
      expect(isChoosing(actor.getSnapshot())).toBe(false)
    },
  },
  'none is chosen': {
    live: live(ok(null)),
    play({ actor }) {
      actor.send({ type: 'picture.open' })
      actor.send({ type: 'picture.edit', hasFile: true })
      actor.send({ type: 'picture.edit', hasFile: false })
      expect(hasFile(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'picture.edit', hasFile: true })
      actor.send({ type: 'picture.close' })
      expect([isChoosing(actor.getSnapshot()), hasFile(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'it is to be taken away, and is not; then it fails, then it is': {
    live: live(networkDown, ok(null)),
    async play({ actor }) {
      actor.send({ type: 'picture.remove' })
      actor.send(answered('cancelled'))
      expect(isRemoving(actor.getSnapshot())).toBe(false)
      for (let time = 0; time < 2; time += 1) {
        actor.send({ type: 'picture.remove' })
        actor.send(answered('confirmed'))
        expect(isRemoving(actor.getSnapshot())).toBe(true)
        await settle()
        expect(isRemoving(actor.getSnapshot())).toBe(false)
      }
    },
  },
}

describe('the company picture', () => {
  verifyFlow(companyPictureFlow, { spec: import.meta.url, scenarios })

  it('has the company fetched anew, and says what has happened', async () => {
    const heard: string[] = []
    const ear = setup({}).createMachine({
      on: { '*': { actions: ({ event }) => void heard.push((event as { text?: string }).text ?? event.type) } },
    })
    const root = setup({
      actors: { companyInfo: ear, snackbar: ear, confirm: ear, companyPicture: live(ok(null))() },
    }).createMachine({
      invoke: (['companyInfo', 'snackbar', 'confirm', 'companyPicture'] as const).map(id => ({
        id,
        systemId: id,
        src: id,
      })),
    })
    const flow = createActor(root).start().system.get('companyPicture')
    flow.send({ type: 'picture.open' })
    flow.send(submit)
    await settle()
    flow.send({ type: 'picture.remove' })
    flow.send(answered('confirmed'))
    await settle()
    expect(heard).toEqual([
      'company.reload',
      'Bilden har sparats.',
      'Företagets bild tas bort, och visas inte längre på lönebesked och i listor.',
      'company.reload',
      'Bilden har tagits bort.',
    ])
  })
})
