import type { ExamplesOf } from '../docs/openapi.ts'
import { describedCalls } from './interactions.ts'

/**
 * Returns the examples of a call: the outcomes of the pacts that succeed and that no earlier
 * request led to.
 */
export const examplesOf: ExamplesOf = name =>
  (describedCalls().find(each => each.name === name)?.outcomes ?? []).flatMap(({ name: summary, request, answer }) =>
    'data' in answer && request.key === undefined ? [{ summary, body: request.body, data: answer.data }] : [],
  )
