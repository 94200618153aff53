import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

const ofRules: OwnScreen = {
  Aside: lazyChunk(() => import('../asides/rule-week.tsx'), { failure: 'inside' }),
}

/** The six registers of rules draw the same week. */
export const ruleRegisters = {
  obRules: ofRules,
  onDutyRules: ofRules,
  onCallRules: ofRules,
  extraDayRules: ofRules,
  holidayPayRules: ofRules,
  overtimeRules: ofRules,
}
