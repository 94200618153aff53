import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type DeliveryWay, deliveryWays } from '#contracts/code-lists/deliveries.ts'
import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import { maxPayslipsInBatch } from '#contracts/payroll/run/calls.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { employee, payslip, payslipDelivery } from '../../tables/schema.ts'
import { nameOf } from '../run/payslip-page.ts'
import { periodOf } from '../run/salary-period.ts'
import { attestOf, payslipsFor } from '../run/status.ts'
import { deliveryColumns, deliveryOfPayslip } from './delivery-columns.ts'
import { type Means, noClls } from './delivery-plan.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { meansOf, visibleFrom } from './recipients.ts'

const number = sql<number>`count(*)`.mapWith(Number)

/**
 * Returns who has got the payslips of a period, and how.
 *
 * @throws Refusal salaryPeriodMissing
 */
export async function deliveriesOf(
  tx: Transaction,
  code: string,
  now: Date,
  services: DeliveryServices,
): Promise<PayslipDeliveries> {
  const period = await periodOf(tx, code)
  const { means, daysBefore } = await meansOf(tx, services)
  const { status, way, reason, at } = deliveryColumns(now)
  const ofPeriod = eq(payslip.period, code)
  const published = and(ofPeriod, isNotNull(payslip.publishedAt))
  const isDue = sql<boolean>`${payslipDelivery.jobId} is not null and ${payslipDelivery.dueAt} <= ${now.toISOString()}::timestamptz`
  const counted = await tx
    .select({ way, status, isDue, number })
    .from(payslip)
    .innerJoin(payslipDelivery, deliveryOfPayslip)
    .where(published)
    .groupBy(sql`1, 2, 3`)
  const failed = await tx
    .select({
      AnstNr: payslip.employmentNumber,
      Nummer: payslip.number,
      Namn: nameOf,
      way,
      status,
      reason,
      at,
    })
    .from(payslip)
    .innerJoin(payslipDelivery, deliveryOfPayslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .where(and(published, sql`${status} in ('FAILED', 'UNSURE')`))
    .orderBy(asc(payslip.employmentNumber), asc(payslip.number))
    .limit(maxPayslipsInBatch)
  const unpublished = and(ofPeriod, payslipsFor('publish', await attestOf(tx)))
  const sum = (of: (each: (typeof counted)[number]) => boolean) =>
    counted.reduce((all, each) => (of(each) ? all + each.number : all), 0)
  const isUnderWay = (each: (typeof counted)[number]) => each.status === 'WAITING' || each.status === 'SENDING'
  const isFailed = (each: (typeof counted)[number]) => each.status === 'FAILED' || each.status === 'UNSURE'
  return {
    Period: code,
    Visas: visibleFrom(period.payDay, daysBefore),
    Publicerade: sum(() => true),
    AttPublicera: await tx.$count(payslip, unpublished),
    Satt: deliveryWays.codes.flatMap((Satt: DeliveryWay) => {
      const Antal = sum(each => each.way === Satt)
      const of = (has: typeof isFailed) => sum(each => each.way === Satt && has(each))
      const Klara = of(each => each.status === 'DONE')
      return Antal === 0 ? [] : [{ Satt, Antal, Klara, Vantar: of(isUnderWay), Misslyckade: of(isFailed) }]
    }),
    Skickas: sum(each => each.isDue && isUnderWay(each)),
    Misslyckade: failed.map(each => ({
      AnstNr: each.AnstNr,
      Nummer: each.Nummer,
      Namn: each.Namn,
      Satt: each.way ?? 'KIVRA',
      Status: each.status,
      Orsak: each.reason ?? '',
      Tid: each.at?.toISOString() ?? null,
    })),
    Anmarkningar: remarksOf(means),
  }
}

/** Returns what keeps payslips from a mailbox that the company has chosen. */
const remarksOf = ({ usesClls, usesKivra, noKivra }: Means): string[] => [
  ...(usesClls ? [`${noClls} De som har valt CLLS får sina lönebesked på annat sätt.`] : []),
  ...(usesKivra && noKivra !== '' ? [noKivra] : []),
]
