import { companyLiveEvents } from './companies/live-events.ts'
import { employeeLiveEvents } from './employees/live-events.ts'
import { messageLiveEvents } from './messages/live-events.ts'
import { advanceLiveEvents } from './payroll/advances/live-events.ts'
import { declarationLiveEvents } from './payroll/declaration/live-events.ts'
import { payslipLiveEvents } from './payroll/run/live-events.ts'
import { voucherLiveEvents } from './payroll/vouchers/live-events.ts'
import type { LiveEvent } from './platform/live/live-event.ts'
import { registerLiveEvents } from './registers/live-events.ts'
import { rightsLiveEvents } from './rights-groups/live-events.ts'
import { salaryYearLiveEvents } from './salary-years/live-events.ts'
import { userLiveEvents } from './users/live-events.ts'

/** The events that are sent to browsers, declared by each subject. */
export const liveEvents: readonly LiveEvent[] = [
  ...companyLiveEvents,
  ...salaryYearLiveEvents,
  ...messageLiveEvents,
  ...rightsLiveEvents,
  ...userLiveEvents,
  ...registerLiveEvents,
  ...employeeLiveEvents,
  ...payslipLiveEvents,
  ...advanceLiveEvents,
  ...voucherLiveEvents,
  ...declarationLiveEvents,
]
