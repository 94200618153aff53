import type { Call } from '../call.ts'
import { errors } from '../errors.ts'
import type { Outcome, OutcomeRequest } from './outcome.ts'
import { states } from './states.ts'

/** An account that may choose one company of its licence and not another, and one without any right. */
const insider = 'ftg2'
const outsider = 'per'
const itsCompany = 'nordsken'
const anotherCompany = 'zenit'

/** Without a session the call is refused; the same when the session has ended by inactivity. */
const withoutSession = (request: OutcomeRequest): Outcome[] => [
  { name: 'nobody signed in', given: [], request, answer: { error: errors.noSession } },
  {
    name: 'a session ended by inactivity',
    given: [states.idledOut(insider)],
    request,
    answer: { error: errors.sessionIdle },
  },
]

const withoutCompany = (request: OutcomeRequest): Outcome => ({
  name: 'a company that the account may not choose',
  given: [states.signedIn(insider), states.noCompany(anotherCompany, insider)],
  request: { ...request, scope: { ...request.scope, FtgId: anotherCompany } },
  answer: { error: errors.companyMissing },
})

const withoutRight = (request: OutcomeRequest): Outcome => ({
  name: 'an account without the right',
  given: [states.signedIn(outsider), states.company(itsCompany, outsider)],
  request: { ...request, scope: { ...request.scope, FtgId: itsCompany } },
  answer: { error: errors.rightMissing },
})

/**
 * Returns the outcomes that follow from who may make a call: one for each error of `errorsOfAccess`.
 *
 * @param request one that the call answers well when it is allowed
 */
function outcomesOfAccess({ access }: Call, request: OutcomeRequest): Outcome[] {
  if (access === 'public') return []
  return [
    ...withoutSession(request),
    ...(access === 'session' ? [] : [withoutCompany(request)]),
    ...(typeof access === 'object' ? [withoutRight(request)] : []),
  ]
}

/**
 * Returns the outcomes of a call that its declaration brings by itself, one for each error that follows from who may
 * make the call.
 *
 * @param first an outcome of the call that succeeds; its request is the one that is refused here
 */
export const derivedOutcomes = (call: Call, first: Outcome): Outcome[] => outcomesOfAccess(call, first.request)
