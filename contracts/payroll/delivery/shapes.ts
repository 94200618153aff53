import { z } from 'zod'
import { deliveryStatuses, deliveryWays } from '../../code-lists/deliveries.ts'

/** How an employee gets a payslip, and how far that has come. */
export const Delivery = z.object({
  /** The way in which it is sent, or would be if it were published now. */
  Satt: z.enum(deliveryWays.codes),
  Status: z.enum(deliveryStatuses.codes),
  /** Why it is not sent in the chosen way, or was not sent, in Swedish. Otherwise empty. */
  Orsak: z.string(),
  /** When the employee got it. Null until then. */
  Tid: z.iso.datetime({ offset: true }).nullable(),
})
export type Delivery = z.infer<typeof Delivery>

/** The remedies of a failed delivery: it is sent again in its way, or printed instead. */
export const deliveryRemedies = ['AGAIN', 'PAPER'] as const
export type DeliveryRemedy = (typeof deliveryRemedies)[number]

const count = z.int().min(0)

/** The deliveries of a period's payslips, and their ways. */
export const PayslipDeliveries = z.object({
  Period: z.string(),
  /** The day from which employees see their payslips, and on which they are sent. */
  Visas: z.iso.date(),
  Publicerade: count,
  /** How many are ready to be published. */
  AttPublicera: count,
  /** The published ones by the way in which they are sent, without ways that nobody has. */
  Satt: z.array(
    z.object({ Satt: z.enum(deliveryWays.codes), Antal: count, Vantar: count, Klara: count, Misslyckade: count }),
  ),
  /** How many are being sent now: they are waiting for their turn, and their day has come. */
  Skickas: count,
  /** The first 100 that were not sent, or of which that is not known. */
  Misslyckade: z.array(z.object({ AnstNr: z.string(), Nummer: z.int().min(1), Namn: z.string(), ...Delivery.shape })),
  /** What the clerk should know of the ways, in Swedish. */
  Anmarkningar: z.array(z.string()),
})
export type PayslipDeliveries = z.infer<typeof PayslipDeliveries>
