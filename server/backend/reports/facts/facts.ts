import type { FactsName } from '#contracts/reports/report.ts'
import type { FactsOf } from '../facts-query.ts'
import { payRowFacts } from './pay-rows.ts'

/** The queries of facts, by the names of the facts. */
export const factsByName: Readonly<Record<FactsName, FactsOf>> = {
  payRows: payRowFacts,
}
