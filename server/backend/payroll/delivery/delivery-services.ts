import type { MailGateway } from '../../platform/mail/mail-gateway.ts'
import type { Kivra } from './kivra/client.ts'

/** What payslips are sent by. Each is undefined where the installation has none. */
export interface DeliveryServices {
  readonly kivra: Kivra | undefined
  readonly mail: MailGateway | undefined
}
