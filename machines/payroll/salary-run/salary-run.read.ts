import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import type { CalculationOrder, SalaryRunContext } from './salary-run.types.ts'

/** True while a calculation waits its turn or runs. */
export const isRunning = (calculation: Calculation | null): boolean =>
  calculation !== null && (calculation.Status === 'QUEUED' || calculation.Status === 'INPROGRESS')

/** Returns why a calculation stopped. Empty for one that did not. */
export const stoppedBecause = (calculation: Calculation | null): string =>
  calculation?.Status === 'FAILED' ? calculation.Message || 'Lönerna kunde inte beräknas.' : ''

/** Returns the request of the calculation that was ordered. */
export function requestOf({ order, intent }: SalaryRunContext): CalculationOrder & { readonly key: string } {
  if (!order || !intent) throw new Error('A calculation is started by its order')
  return { ...order, key: intent.key }
}
