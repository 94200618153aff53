import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { openApi } from '../docs/openapi.ts'
import { isOpenToKeys } from '../integrations/scopes.ts'
import { describedCalls } from './interactions.ts'
import { examplesOf } from './openapi-examples.ts'

const document = openApi('/api', examplesOf)
const path = join(import.meta.dirname, '../pacts/openapi.json')
type Operation = {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content: Content }>>
}
type Content = {
  readonly 'application/json': {
    readonly schema: object
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
  }
}
const { paths } = document as unknown as { readonly paths: Record<string, Record<string, Operation>> }

describe('the OpenAPI document', () => {
  it('is what the catalogue and the outcomes of the pacts say (UPDATE_DOCS=1 rewrites it)', () => {
    const written = `${JSON.stringify(document, null, 1)}\n`
    if (process.env.UPDATE_DOCS === '1') writeFileSync(path, written)
    expect(readFileSync(path, 'utf8')).toBe(written)
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document) as Record<string, unknown>)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it.each(describedCalls().map(each => [each.name, each] as const))('has %s, with its errors', (name, { call }) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const told = JSON.stringify(operation?.responses)
    for (const { dvCode, status } of call.errors) {
      expect(operation?.responses).toHaveProperty(String(status))
      expect(told).toContain(dvCode)
    }
    expect(operation?.security.length).toBe(call.access === 'public' ? 0 : isOpenToKeys(call) ? 2 : 1)
  })

  it('shows examples that fit its own schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    let shown = 0
    for (const operation of Object.values(paths).flatMap(each => Object.values(each))) {
      const contents = [operation.requestBody?.content, operation.responses[200]?.content]
      for (const content of contents) {
        const { schema, examples = {} } = content?.['application/json'] ?? { schema: {} }
        const fits = ajv.compile(schema)
        for (const { value } of Object.values(examples)) {
          expect([operation.operationId, fits(value), fits.errors]).toEqual([operation.operationId, true, null])
          shown += 1
        }
      }
    }
    expect(shown).toBeGreaterThan(100)
  })
})
