import { z } from 'zod'
import { type Access, type Call, fieldsOf, pathParameters } from '../call.ts'
import { catalogue } from '../catalogue.ts'
import type { ApiError } from '../common-errors.ts'
import { errors } from '../errors.ts'
import { header, markerValue } from '../headers.ts'
import { isOpenToKeys } from '../integrations/scopes.ts'
import { textOfRule } from '../rights/rule-text.ts'
import { ErrorBody, Pagination } from '../wire.ts'

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** An example of a successful answer in the OpenAPI document. */
export interface OpenApiExample {
  readonly summary: string
  readonly body?: unknown
  readonly data: unknown
}

/** Returns the examples of a call by its name in the catalogue: `companies.list`. */
export type ExamplesOf = (name: string) => readonly OpenApiExample[]

/** Returns the JSON Schema (2020-12) of a shape, as it is sent or as it is received. */
const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Record<string, Json>
  return schema
}

const isGiven = (shape: z.ZodType): boolean => !(shape instanceof z.ZodUndefined)

const reference = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

/** Returns the errors that any call may answer with, besides the call's own. */
function refusalsOf(call: Call): readonly ApiError[] {
  const takesInput = isGiven(call.params) || isGiven(call.body) || call.paged || call.takesFields
  return [
    ...call.errors,
    ...(isOpenToKeys(call) ? [errors.keyRefused, errors.tooManyAttempts] : [errors.integrationRefused]),
    errors.markerMissing,
    errors.tooManyRequests,
    errors.unexpected,
    errors.unavailable,
    ...(takesInput ? [errors.invalidRequest] : []),
    ...(isGiven(call.body) ? [errors.bodyTooLarge] : []),
    ...(call.keyed ? [errors.idempotencyKeyMissing, errors.idempotencyKeyReused, errors.idempotencyInProgress] : []),
  ]
}

function refusedResponses(call: Call): Record<string, Json> {
  const byStatus = Map.groupBy(new Set(refusalsOf(call)), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, some]): [string, Json] => [
      String(status),
      {
        description: some.map(({ dvCode, message }) => `${dvCode}: ${message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: reference('schemas', 'Error'),
            examples: Object.fromEntries(some.map(({ dvCode, message }) => [dvCode, { value: { message, dvCode } }])),
          },
        },
      },
    ]),
  )
}

const headerParameter = (name: string, description: string, schema: Json, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const parameters = {
  Marker: headerParameter(
    header.marker,
    'Required on every request.',
    { type: 'string', enum: [markerValue], default: markerValue },
    true,
  ),
  Company: headerParameter(header.company, 'The id of the company that the request concerns.', { type: 'string' }),
  SalaryYear: headerParameter(header.salaryYear, 'The salary year that the request concerns.', { type: 'integer' }),
  IdempotencyKey: headerParameter(
    header.idempotencyKey,
    'A new key for each write. A repeated request with the same key gets the same answer and has no further effect.',
    { type: 'string', format: 'uuid' },
    true,
  ),
  Pagination: {
    name: 'pagination',
    in: 'query',
    description: 'The rows to return, and their order. Without `perPage`, all rows are requested.',
    content: { 'application/json': { schema: schemaOf(Pagination, 'input') } },
  },
} as const satisfies Record<string, Json>

/** The parts of a page as parameters of their own, of a call with a plain query. */
const plainParameters = Object.entries(Pagination.shape).map(
  ([name, shape]): Json => ({
    name,
    in: 'query',
    schema: schemaOf(shape, 'input'),
    ...(name === 'searchFields' && { style: 'form', explode: false }),
  }),
)

/** The fields that a call can be asked for, with commas between them. */
const fieldsParameter = (call: Call): Json => ({
  name: 'fields',
  in: 'query',
  description:
    'The fields to return, of each row or of the object, with commas between them. Without it, all are returned.',
  style: 'form',
  explode: false,
  schema: { type: 'array', minItems: 1, items: { type: 'string', enum: fieldsOf(call) } },
})

function parametersOf(call: Call): Json[] {
  const shape = call.params instanceof z.ZodObject ? (call.params.shape as Record<string, z.ZodType>) : {}
  return [
    reference('parameters', 'Marker'),
    ...(call.access === 'public' ? [] : [reference('parameters', 'Company'), reference('parameters', 'SalaryYear')]),
    ...(call.keyed ? [reference('parameters', 'IdempotencyKey')] : []),
    ...pathParameters(call.path).map(
      (name): Json => ({
        name,
        in: 'path',
        required: true,
        schema: schemaOf(shape[name] ?? z.string(), 'input'),
      }),
    ),
    ...(call.paged ? (call.plainQuery ? plainParameters : [reference('parameters', 'Pagination')]) : []),
    ...(call.takesFields ? [fieldsParameter(call)] : []),
    ...(isGiven(call.filter)
      ? [
          {
            name: 'filter',
            in: 'query',
            description: 'The conditions that the rows of the list must meet.',
            content: { 'application/json': { schema: schemaOf(call.filter, 'input') } },
          },
        ]
      : []),
  ]
}

const accessText = (access: Access): string =>
  typeof access === 'object'
    ? 'right' in access
      ? `Access: the right \`${access.right}\` in the company in the ${header.company} header.`
      : `Access: ${textOfRule(access.rule)}.`
    : {
        public: 'Access: anyone.',
        session: 'Access: anyone who is signed in.',
        company: `Access: anyone who is signed in and has access to the company in the ${header.company} header.`,
      }[access]

const named = (examples: readonly { readonly summary: string; readonly value: unknown }[]): Json =>
  Object.fromEntries(
    examples.map(({ summary, value }) => [summary.replaceAll(/[^\w]+/g, '-'), { summary, value: value as Json }]),
  )

function operationOf(area: string, name: string, call: Call, examples: readonly OpenApiExample[]): Json {
  const bodies = examples.filter(({ body }) => body !== undefined)
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary.split(/(?<=[.:;])\s/)[0] ?? call.summary,
    description: `${call.summary}\n\n${accessText(call.access)}`,
    security: call.access === 'public' ? [] : [{ session: [] }, ...(isOpenToKeys(call) ? [{ key: [] }] : [])],
    parameters: parametersOf(call),
    ...(isGiven(call.body) && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(call.body, 'input'),
            ...(bodies.length > 0 && {
              examples: named(bodies.map(({ summary, body }) => ({ summary, value: body }))),
            }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        headers: {
          [header.buildId]: { description: 'The build of the backend that answered.', schema: { type: 'string' } },
          ...(call.paged && {
            [header.paginationInfo]: {
              description: 'JSON with `totalRows`, the number of rows on all pages.',
              schema: { type: 'string' },
            },
          }),
        },
        content: {
          'application/json': {
            schema: { type: 'object', required: ['data'], properties: { data: schemaOf(call.data, 'output') } },
            ...(examples.length > 0 && {
              examples: named(examples.map(({ summary, data }) => ({ summary, value: { data } }))),
            }),
          },
        },
      },
      ...refusedResponses(call),
    },
  } as unknown as Json
}

/**
 * Returns the OpenAPI 3.1 document of the catalogue. The examples are a parameter because
 * production does not load the pacts' outcomes.
 *
 * @param base the path of the calls: `/api`
 */
export function openApi(base: string, examplesOf: ExamplesOf = () => []): Json {
  const areas = Object.entries(catalogue as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>)
  const paths: Record<string, Record<string, Json>> = {}
  for (const [area, calls] of areas) {
    for (const [name, call] of Object.entries(calls)) {
      const path = paths[call.path] ?? {}
      path[call.method.toLowerCase()] = operationOf(area, name, call, examplesOf(`${area}.${name}`))
      paths[call.path] = path
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Avlöna',
      version: '1',
      description:
        'The REST API behind Avlöna. Every successful answer is `{"data": …}`. Every error has a Swedish message for the user, and a `dvCode` that begins with the HTTP status.',
    },
    servers: [{ url: base }],
    tags: areas.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      parameters,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'avlona',
          description: 'The session cookie that `POST /authenticate` sets. The backend chooses its name.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The key of an integration, for other programs: `Authorization: Bearer avl_…`. It gives the rights and the companies that were chosen for it under Inställningar, Integrationer.',
        },
      },
    },
  }
}
