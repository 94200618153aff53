import { companyLiveEvents } from './companies/live-events.ts'
import { messageLiveEvents } from './messages/live-events.ts'
import type { LiveEvent } from './platform/live/live-event.ts'
import { rightsLiveEvents } from './rights/live-events.ts'
import { salaryYearLiveEvents } from './salary-years/live-events.ts'

/** What of the event table is sent to browsers: each subject declares its own. */
export const liveEvents: readonly LiveEvent[] = [
  ...companyLiveEvents,
  ...salaryYearLiveEvents,
  ...messageLiveEvents,
  ...rightsLiveEvents,
]
