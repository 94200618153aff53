import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { isThorough } from '#tests/harness/thorough.ts'
import { isOpenToKeys } from '../integrations/scopes.ts'
import { contentsFile, contentsOf, openApiFile } from './generated-files.ts'
import { describedCalls } from './interactions.ts'
import { openApiDocument as document, writeOpenApi } from './openapi-file.ts'

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
  it('is written as its list says (UPDATE_PACTS=1 rewrites the list)', () => {
    expectGenerated(contentsFile(openApiFile), contentsOf(writeOpenApi()), 'UPDATE_PACTS')
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

  // The small run does not show the other nine tenths: each schema is compiled by itself.
  it('shows examples that fit its own schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    let shown = 0
    const operations = Object.values(paths).flatMap(each => Object.values(each))
    for (const operation of operations.filter((_, at) => isThorough || at % 10 === 0)) {
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
    expect(shown).toBeGreaterThan(isThorough ? 100 : 10)
  })
})
