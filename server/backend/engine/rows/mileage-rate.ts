import type { MileageFact } from '../basis/pay-type-facts.ts'
import type { Reading } from '../reading.ts'

/** Where the company says what it pays for each 10 km. */
export const mileageSource = 'Företagets bilersättning'

/** Returns what the company pays for driving that a pay type is for, or undefined. */
export const mileageOf = ({ basis }: Reading, payType: string): MileageFact | undefined =>
  basis.mileage?.find(each => each.payType === payType)
