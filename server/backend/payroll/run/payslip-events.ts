import type { EventType } from '../../event-types.ts'

/**
 * The events of payslips. Payload: the `period`, and `persons`, AnstNr of each; of a calculation
 * the number of those `stored`. Never an amount, which is somebody's pay.
 */
export const payslipEvents = {
  calculated: 'payslips.calculated',
  changed: 'payslips.changed',
  ready: 'payslips.markedReady',
  unready: 'payslips.reopened',
  attested: 'payslips.attested',
  unattested: 'payslips.attestWithdrawn',
  paid: 'payslips.paid',
  printed: 'payslips.printed',
} as const satisfies Record<string, EventType>
