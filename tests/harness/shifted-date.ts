import { shiftDate } from './shift-date.ts'
import { dateAhead } from './test-date.ts'

/** Started by `node --import`: the program that follows shows the date of the browser tests. */
shiftDate(dateAhead())
