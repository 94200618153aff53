import type { Role } from '../code-lists/roles.ts'

/** The rank of each role: 0 is the highest. AVD and LSS are equal, and so are BRU and PER. */
const ranks: Readonly<Record<Role, number>> = { LIC: 0, ADM: 1, FTG: 2, AVD: 3, LSS: 3, BRU: 4, PER: 4 }

/** True when a role is above another. */
export const outranks = (role: Role, other: Role): boolean => ranks[role] < ranks[other]
