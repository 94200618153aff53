import type { EventType } from '../../tables/event-types.ts'

/**
 * The events of payslips. Payload: the `period`, and `persons`, AnstNr of each; of a calculation
 * the number of those `stored`, and of a delivery how many were `sent`, go `otherwise` or `failed`.
 * Never an amount, which is somebody's pay.
 */
export const payslipEvents = {
  calculated: 'payslips.calculated',
  changed: 'payslips.changed',
  ready: 'payslips.markedReady',
  unready: 'payslips.reopened',
  attested: 'payslips.attested',
  unattested: 'payslips.attestWithdrawn',
  paid: 'payslips.paid',
  corrected: 'payslips.corrected',
  takenBack: 'payslips.takenBack',
  printed: 'payslips.printed',
  published: 'payslips.published',
  unpublished: 'payslips.unpublished',
  delivered: 'payslips.delivered',
  remedied: 'payslips.remedied',
} as const satisfies Record<string, EventType>
