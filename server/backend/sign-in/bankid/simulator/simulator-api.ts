import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorCodes, SimulatedError, type SimulatedOrder, type Simulator } from './simulator.ts'

const Auth = z.looseObject({ endUserIp: z.union([z.ipv4(), z.ipv6()]) })
const Reference = z.object({ orderRef: z.string() })

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  throw new SimulatedError('invalidParameters', `Invalid parameter ${result.error.issues[0]?.path.join('.') ?? ''}`)
}

/** As BankID answers `/collect`; what a sign-in does not read is there in its form. */
function collected({ orderRef, status, hintCode, person, deviceAddress }: SimulatedOrder) {
  if (status !== 'complete' || !person) return { orderRef, status, hintCode }
  const [givenName = '', ...rest] = person.name.split(' ')
  return {
    orderRef,
    status,
    completionData: {
      user: { personalNumber: person.personalNumber, name: person.name, givenName, surname: rest.join(' ') },
      device: { ipAddress: deviceAddress, uhi: '' },
      bankIdIssueDate: '2026-01-01Z',
      signature: '',
      ocspResponse: '',
    },
  }
}

function errorOf(error: unknown): SimulatedError {
  if (error instanceof SimulatedError) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 415) return new SimulatedError('unsupportedMediaType', 'Only application/json is taken')
  return status === 400
    ? new SimulatedError('invalidParameters', 'No JSON')
    : new SimulatedError('internalError', 'The simulator failed')
}

/**
 * The Relying Party API v6 over HTTP, errors included. Where BankID demands a certificate, this
 * does not.
 */
export async function addSimulatorApi(app: FastifyInstance, simulator: Simulator): Promise<void> {
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, _request, reply) => {
    const { errorCode, details } = errorOf(error)
    return reply.code(errorCodes[errorCode]).send({ errorCode, details })
  })
  app.setNotFoundHandler(() => {
    throw new SimulatedError('notFound', 'There is no such call')
  })
  app.post('/auth', async request => {
    const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = simulator.auth(read(Auth, request.body).endUserIp)
    return { orderRef, autoStartToken, qrStartToken, qrStartSecret }
  })
  app.post('/collect', async request => collected(simulator.collect(read(Reference, request.body).orderRef)))
  app.post('/cancel', async request => {
    simulator.cancel(read(Reference, request.body).orderRef)
    return {}
  })
  app.route({
    method: ['GET', 'PUT', 'DELETE'],
    url: '/:call',
    handler: async () => {
      throw new SimulatedError('methodNotAllowed', 'Only POST is taken')
    },
  })
}
