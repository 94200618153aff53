import type { ExamplesOf } from '../docs/openapi.ts'
import { describedCalls } from './interactions.ts'

/**
 * Returns the examples of a call: its successful outcomes without an earlier request. A list's rows
 * are whole in its schema, so those with chosen fields are left out.
 */
export const examplesOf: ExamplesOf = name =>
  (describedCalls().find(each => each.name === name)?.outcomes ?? []).flatMap(({ name: summary, request, answer }) =>
    'data' in answer && request.key === undefined && !request.fields
      ? [{ summary, body: request.body, data: answer.data }]
      : [],
  )
