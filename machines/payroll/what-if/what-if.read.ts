import type { WhatIfAsked, WhatIfContext, WhatIfPerson, WhatIfRequest } from './what-if.types.ts'

/** A guard or a state has seen to it that there is a request. */
function requestOf({ request }: WhatIfContext): WhatIfRequest {
  if (!request) throw new Error('Nothing is calculated before it is asked for')
  return request
}

/** Returns the part that is to be calculated next. */
export const askedOf = (context: WhatIfContext): WhatIfAsked => ({
  ...requestOf(context),
  Period: context.Period,
  after: context.next,
})

/** Returns the payslip that is to be opened. */
export const personOf = (context: WhatIfContext): WhatIfPerson => ({
  Period: context.Period,
  AnstNr: context.person,
  Andring: requestOf(context).Andring,
})
