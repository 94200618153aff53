import type { FastifyInstance } from 'fastify'
import type { MailGateway } from '../../platform/mail/mail-gateway.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { kivraClient } from './kivra/client.ts'
import { addKivraSimulator, simulatedKivraPath } from './kivra/simulator/add-kivra-simulator.ts'
import { simulatedKivra } from './kivra/simulator/simulated-kivra.ts'

/** A client at Kivra, and the address of its API. */
export interface KivraOptions {
  readonly url: string
  readonly client: { readonly id: string; readonly secret: string }
}

interface Connected {
  readonly kivra: KivraOptions | 'simulated' | undefined
  readonly mail: MailGateway | undefined
  readonly outbox: Outbox | undefined
  readonly clock: () => Date
  /** The address of this backend, known once it listens. */
  readonly url: () => string
}

/** Persons of the demo data whose number ends so have no Kivra, for trying that case. */
const withoutKivra = /3$/

/** Returns what payslips are sent by, and serves the simulated Kivra where it is asked for. */
export async function deliveryServices(
  app: FastifyInstance,
  { kivra, mail, outbox, clock, url }: Connected,
): Promise<DeliveryServices> {
  if (kivra === undefined) return { kivra: undefined, mail }
  if (kivra !== 'simulated') return { kivra: kivraClient({ ...kivra, now: clock }), mail }
  const client = { id: 'avlona', secret: 'simulerad' }
  const simulated = simulatedKivra({
    now: clock,
    client,
    isUser: ssn => !withoutKivra.test(ssn),
    onLetter: ({ ssn, subject, pdf }) =>
      outbox?.noteKivra(`…${ssn.slice(-4)}`, `${subject}, PDF ${Math.ceil(pdf.length / 1024)} kB`),
  })
  await addKivraSimulator(app, simulated)
  return { kivra: kivraClient({ url: () => url() + simulatedKivraPath, client, now: clock }), mail }
}
