import { type Access, type Call, needsCompany } from '../call.ts'
import type { ApiError } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { errors } from '../errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { Outcome, OutcomeRequest } from '../outcomes/outcome.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import type { Right } from '../rights/catalogue.ts'
import { missingThings } from './missing-things.ts'

/**
 * Two accounts: one with access to one company of its licence and not to another, and one without
 * any right.
 */
const insider = 'ftg2'
const outsider = 'per'
const itsCompany = 'nordsken'
const anotherCompany = 'zenit'

const rightOf = (access: Access): Right | undefined =>
  typeof access === 'object' && 'right' in access ? access.right : undefined

/** Returns the states that sign the request in. */
const signedIn = ({ given }: Outcome): ProviderState[] =>
  given.filter(({ name }) => name === callerStates.signedIn('').name).slice(0, 1)

/**
 * Returns the refusals of a request without a session and of one whose session ended by inactivity.
 */
const withoutSession = (request: OutcomeRequest): Outcome[] => [
  { name: 'nobody signed in', given: [], request, answer: { error: errors.noSession } },
  {
    name: 'a session ended by inactivity',
    given: [callerStates.idledOut(insider)],
    request,
    answer: { error: errors.sessionIdle },
  },
]

const withoutCompany = (request: OutcomeRequest): Outcome => ({
  name: 'a company that the account may not choose',
  given: [callerStates.signedIn(insider), callerStates.noCompany(anotherCompany, insider)],
  request: { ...request, scope: { ...request.scope, FtgId: anotherCompany } },
  answer: { error: errors.companyMissing },
})

const withoutRight = (request: OutcomeRequest, right: Right): Outcome => ({
  name: 'an account without the right',
  given: [
    callerStates.signedIn(outsider),
    companyStates.company(itsCompany, outsider),
    callerStates.withoutRight(right, outsider),
  ],
  request: { ...request, scope: { ...request.scope, FtgId: itsCompany } },
  answer: { error: errors.rightMissing },
})

/**
 * Returns the outcomes that follow from a call's access: one for each error of `errorsOfAccess`. A
 * call with a rule shows by itself who is refused.
 *
 * @param request a request that succeeds when it is allowed
 */
function outcomesOfAccess({ access }: Call, request: OutcomeRequest): Outcome[] {
  if (access === 'public') return []
  const right = rightOf(access)
  return [
    ...withoutSession(request),
    ...(needsCompany(access) ? [withoutCompany(request)] : []),
    ...(right ? [withoutRight(request, right)] : []),
  ]
}

/** Returns a write by the same account that differs from the call's own. */
const anotherWrite = (call: Call, { track, readNotifications }: KeyedCalls) =>
  call === track
    ? earlier(readNotifications, {}, 'the same')
    : earlier(track, { body: { id: 'pact', url: '/', context: '' } }, 'the same')

/** Harmless writes that any account may make. */
export interface KeyedCalls {
  readonly track: Call
  readonly readNotifications: Call
}

/**
 * Returns the outcomes of idempotency keys: a repeated write has no second effect, and a key
 * belongs to one write.
 */
function outcomesOfKeys(call: Call, first: Outcome, others: KeyedCalls): Outcome[] {
  if (!call.keyed) return []
  const { request } = first
  return [
    {
      name: 'the same again under its key',
      given: [...first.given, earlier(call, request, 'the same')],
      request: { ...request, key: 'the same' },
      answer: first.answer,
    },
    {
      name: 'another write under the same key',
      given: [...first.given, anotherWrite(call, others)],
      request: { ...request, key: 'the same' },
      answer: { error: errors.idempotencyKeyReused },
    },
    {
      name: 'a write without a key',
      given: signedIn(first),
      request: { ...request, without: 'key' },
      answer: { error: errors.idempotencyKeyMissing },
    },
  ]
}

/**
 * Returns the refusal of a change of a version that is not the latest, for a call that declares it
 * and whose body has the version. Elsewhere, such as in a list of things, the subject shows it. The
 * version is an earlier one, as a lost update has, unless the example is the first version.
 */
function outcomesOfVersions({ errors: declared }: Call, { given, request }: Outcome): Outcome[] {
  const body = request.body as { readonly Version?: unknown } | undefined
  if (!declared.includes(errors.versionConflict) || typeof body?.Version !== 'number') return []
  const Version = body.Version > 1 ? body.Version - 1 : body.Version + 1
  return [
    {
      name: 'a version that is not the latest',
      given,
      request: { ...request, body: { ...body, Version } },
      answer: { error: errors.versionConflict },
    },
  ]
}

/**
 * Returns the refusal of each thing in the path that does not exist, for a call that declares it.
 * Where that differs, as of a thing that is another's, the subject shows it.
 */
function outcomesOfMissing(
  { errors: declared }: Call,
  own: readonly Outcome[],
  { given, request }: Outcome,
): Outcome[] {
  const isShown = (error: ApiError) =>
    own.some(({ answer }) => 'error' in answer && answer.error.dvCode === error.dvCode)
  const params = (request.params ?? {}) as Readonly<Record<string, unknown>>
  return missingThings
    .filter(({ error, param }) => declared.includes(error) && param in params && !isShown(error))
    .map(({ error, param, none }) => ({
      name: `an unknown ${param}`,
      given,
      request: { ...request, params: { ...params, [param]: none } },
      answer: { error },
    }))
}

/**
 * Returns the outcomes that a call's declaration implies: of the marker that every request carries,
 * of the call's access, of the things in its path, of the version that it changes, and of its
 * idempotency key.
 *
 * @param own the outcomes that the subject declares
 * @param first that of them which succeeds; its request is the one refused here
 */
export const derivedOutcomes = (call: Call, own: readonly Outcome[], first: Outcome, others: KeyedCalls): Outcome[] => [
  {
    name: 'a request without the marker',
    given: signedIn(first),
    request: { ...first.request, without: 'marker' },
    answer: { error: errors.markerMissing },
  },
  ...outcomesOfAccess(call, first.request),
  ...outcomesOfMissing(call, own, first),
  ...outcomesOfVersions(call, first),
  ...outcomesOfKeys(call, first, others),
]
