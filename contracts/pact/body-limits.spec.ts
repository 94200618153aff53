import { expect, it } from 'vitest'
import { deepestBody, strangerBodyLimit } from '../body-limit.ts'
import { describedCalls } from './interactions.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

it.each(describedCalls().map(each => [`${each.call.method} ${each.call.path}`, each] as const))(
  'the limit of a body lets every example through: %s',
  (_, { call, outcomes }) => {
    const most = call.access === 'public' ? Math.min(call.bodyLimit, strangerBodyLimit) : call.bodyLimit
    for (const { request } of outcomes) {
      if (request.body === undefined) continue
      expect(Buffer.byteLength(JSON.stringify(request.body, null, 2))).toBeLessThanOrEqual(most)
      expect(depthOf(request.body) * 2).toBeLessThan(deepestBody)
    }
  },
)
