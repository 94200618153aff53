import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ActorRefFrom, createActor } from 'xstate'
import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import { exampleAccount, exampleLicence } from '#contracts/sign-in/examples.ts'
import type { SecretRef } from '#machines/kit/shared/secret.ts'
import { settle } from '#machines/kit/shared/testing/test-clock.ts'
import type { smsVerificationMachine } from '#machines/sign-in/sms-verification/sms-verification.machine.ts'
import type { Api } from '../api.ts'
import { createVault } from '../vault.ts'
import { liveChangePassword } from './account-ports.ts'
import { liveSession } from './session-ports.ts'

// Sets the cookie that marks this browser as signed in.
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => void vi.unstubAllGlobals())

vi.mock('../tabs.ts', () => ({ listenToTabs: () => () => {}, tellTabs: () => {} }))

/** Creates a vault that reports the secrets it still holds. */
function watchedVault() {
  const vault = createVault()
  const kept: SecretRef[] = []
  const keep = (secret: string) => {
    const ref = vault.keep(secret)
    kept.push(ref)
    return ref
  }
  const held = () => kept.map(vault.reveal).filter(secret => secret !== undefined)
  return { vault: { ...vault, keep }, held }
}

const refusal = (error: ApiError) =>
  new TRPCClientError('', { result: { error: { data: { tag: 'backend', ...error } } } } as never)
const demanded = { data: { requireSMSVerification: true } }
const signedIn = { data: { requireSMSVerification: false, UserAccount: exampleAccount, ...exampleLicence } }

/** Starts the login screen's session flow with the given answers to its sign-ins, in order. */
async function loginScreen(...answers: object[]) {
  const { vault, held } = watchedVault()
  const sent: unknown[] = []
  const authenticate = async (input: unknown) => {
    sent.push(input)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const api = {
    session: {
      me: { query: async () => Promise.reject(refusal(errors.noSession)) },
      authenticate: { mutate: authenticate },
      logout: { mutate: async () => ({ data: null }) },
    },
    sms: {
      requestCode: { mutate: async () => ({ data: null }) },
      validateCode: { mutate: async () => ({ data: { SMSToken: 'token' } }) },
    },
  } as unknown as Api
  const session = createActor(
    liveSession({ api, vault, forgetPast: () => {}, prefetchFlows: () => {}, takeSession: () => undefined }),
    {
      systemId: 'session',
    },
  )
  session.start()
  await settle()
  const submit = () =>
    vault.send(session, { type: 'signIn.submit', login: 'ftg2', password: vault.keep('Provlon-2026') })
  const sms = () => session.system.get('smsVerification') as ActorRefFrom<typeof smsVerificationMachine>
  return { session, vault, held, sent, submit, sms }
}

describe('after a sign-in, the vault holds nothing:', () => {
  it('when it was right', async () => {
    const { session, held, sent, submit } = await loginScreen(signedIn)
    submit()
    expect(held()).toEqual(['Provlon-2026'])
    await settle()
    expect(session.getSnapshot().matches('signedIn')).toBe(true)
    expect(sent).toEqual([{ body: { Login: 'ftg2', Password: 'Provlon-2026' } }])
    expect(held()).toEqual([])
  })

  it('when it failed, again and again, and when it is sent twice at once', async () => {
    const { session, held, sent, submit } = await loginScreen(
      refusal(errors.wrongCredentials),
      refusal(errors.wrongCredentials),
    )
    for (let attempt = 1; attempt <= 2; attempt++) {
      submit()
      submit()
      await settle()
      expect(session.getSnapshot().value).toBe('signedOut')
      expect(sent).toHaveLength(attempt)
      expect(held()).toEqual([])
    }
  })

  it('when a code was demanded twice, and then right', async () => {
    const { session, vault, held, sent, submit, sms } = await loginScreen(demanded, demanded, signedIn)
    submit()
    for (let code = 1; code <= 2; code++) {
      await settle()
      expect(held()).toEqual(['Provlon-2026'])
      vault.send(sms(), { type: 'sms.submit', code: vault.keep('AB3K') })
      vault.send(sms(), { type: 'sms.submit', code: vault.keep('AB3K') })
    }
    await settle()
    expect(session.getSnapshot().matches('signedIn')).toBe(true)
    expect(sent[2]).toEqual({ body: { Login: 'ftg2', Password: 'Provlon-2026', SMSToken: 'token' } })
    expect(held()).toEqual([])
  })

  it('when the code’s dialog was closed, also while a code was being tried', async () => {
    const { session, vault, held, submit, sms } = await loginScreen(demanded, demanded)
    for (const submitsCode of [false, true]) {
      submit()
      await settle()
      if (submitsCode) vault.send(sms(), { type: 'sms.submit', code: vault.keep('AB3K') })
      sms().send({ type: 'sms.cancel' })
      await settle()
      expect(session.getSnapshot().value).toBe('signedOut')
      expect(held()).toEqual([])
    }
  })
})

describe('after a change of password, the vault holds nothing:', () => {
  it.each([
    ['when it was saved', async () => ({ data: null }), 'closed'],
    ['when it was refused', () => Promise.reject(refusal(errors.currentPasswordWrong)), 'editing'],
  ])('%s', async (_, mutate, state) => {
    const { vault, held } = watchedVault()
    const api = { account: { changePassword: { mutate } } } as unknown as Api
    const flow = createActor(liveChangePassword(api, vault), { input: { EnforceBankIDAuth: false } })
    const submit = () =>
      vault.send(flow, {
        type: 'password.submit',
        current: vault.keep('Provlon-2026'),
        next: vault.keep('Snar-Vidja-47'),
      })
    flow.start().send({ type: 'password.open' })
    submit()
    submit()
    await settle()
    expect(flow.getSnapshot().value).toBe(state)
    expect(held()).toEqual([])
  })
})
