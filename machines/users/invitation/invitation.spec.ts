import { describe, expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { Invitation } from '#contracts/users/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { testVault } from '../../kit/shared/testing/test-vault.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { invitationFlow, invitationMachine } from './invitation.machine.ts'
import { invitationPorts } from './invitation.ports.ts'
import * as select from './invitation.select.ts'

const { keepSame } = testVault()
const token = keepSame('en-hemlig-lank')
const password = keepSame('Snar-Vidja-47')
const anna: Invitation = {
  Login: 'ny.anna',
  Namn: 'Anna Nyström',
  LicNamn: 'Lindgren Redovisning AB',
  Typ: 'INBJUDAN',
  GallerTill: '2026-11-24T08:15:00.000Z',
}
const refused = (error: (typeof errors)[keyof typeof errors]) => failure({ tag: 'backend' as const, ...error })
const gone = refused(errors.invitationGone)

const live =
  (found: readonly Result<Invitation>[], saved: readonly Result<null>[] = []) =>
  () =>
    invitationMachine.provide({
      actors: {
        fetchInvitation: answer(invitationPorts.fetchInvitation, inTurn(...found)),
        setPassword: answer(invitationPorts.setPassword, inTurn(...saved)),
      },
    })
const open = { type: 'invitation.open', token } as const
const accept = { type: 'invitation.accept', password } as const

const scenarios: Scenarios<typeof invitationMachine> = {
  'a password is chosen, after one that is refused': {
    live: live([ok(anna)], [refused(errors.newPasswordCommon), ok(null)]),
    async play({ actor }) {
      actor.send(open)
      expect(select.view(actor.getSnapshot())).toBe('loading')
      await settle()
      expect(select.invitation(actor.getSnapshot())).toEqual(anna)
      actor.send(accept)
      actor.send(accept)
      expect(select.isSaving(actor.getSnapshot())).toBe(true)
      await settle()
      expect([select.isOfPassword(actor.getSnapshot()), select.view(actor.getSnapshot())]).toEqual([true, 'form'])
      actor.send({ type: 'invitation.edit' })
      expect(select.failure(actor.getSnapshot())).toBeUndefined()
      actor.send(accept)
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('done')
      expect(actor.getSnapshot().context).toMatchObject({ token: null, password: null })
    },
  },
  'a link that is too old is gone': {
    live: live([gone]),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('gone')
    },
  },
  'a link that is used meanwhile is gone': {
    live: live([ok(anna)], [gone]),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send(accept)
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('gone')
    },
  },
  'a lost connection leaves the link to be tried again': {
    live: live([networkDown, ok(anna)]),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('failed')
      actor.send({ type: 'invitation.retry' })
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('form')
    },
  },
}

describe('an invitation', () => {
  verifyFlow(invitationFlow, { spec: import.meta.url, scenarios })
})
