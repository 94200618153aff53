import type { DeclarationDueDates } from '../engine/law-amounts.ts'
import { kronor } from '../engine/money.ts'
import { rule, since } from './entries.ts'

/**
 * In force for the declared months. The days are by the month in which the declaration is due: that
 * of December is due in January.
 */
export const declarationDueDates = rule<DeclarationDueDates>(
  'Dagarna för arbetsgivardeklarationen',
  since('2019-01-01', 'Skatteförfarandelagen 26 kap. 26 och 30 §§', {
    ordinary: { day: 12, differing: { 1: 17, 8: 17 } },
    large: { day: 26, differing: { 12: 27 } },
    largePayment: { day: 12, differing: { 1: 17 } },
    lateFee: kronor(625),
    lateFeeAfterInjunction: kronor(1250),
  }),
)
