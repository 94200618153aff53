import { networkReturn } from '../network-return.ts'
import { answer } from '../port.ts'
import { failure, type Result } from '../result.ts'

/** Failures as the ports give them, for specs. */
export const wrongCredentials = failure({
  tag: 'backend' as const,
  status: 401,
  dvCode: '40100',
  message: 'Fel användarnamn eller lösenord.',
})
export const sessionOver = failure({ tag: 'backend' as const, status: 401, dvCode: '40101', message: 'Slut.' })
export const sessionIdle = failure({ tag: 'backend' as const, status: 401, dvCode: '40102', message: 'Inaktiv.' })
export const networkDown = failure({ tag: 'network' as const, message: '' })
export const companyMissing = failure({
  tag: 'backend' as const,
  status: 404,
  dvCode: '40401',
  message: 'Företaget finns inte.',
})

/**
 * Returns a port's implementation that gives the answers in turn, and then repeats the last one.
 * For a port whose caller tries again.
 */
export function inTurn<Value>(
  ...answers: readonly (Result<Value> | Promise<Result<Value>>)[]
): () => Promise<Result<Value>> {
  let next = 0
  return async () => {
    const answer = answers[Math.min(next, answers.length - 1)]
    next += 1
    if (!answer) throw new Error('inTurn needs an answer')
    return answer
  }
}

/** An actor for specs: the connection is back at once. */
export const networkBack = { networkReturn: answer(networkReturn, async () => {}) }
