import { normaliseName, normalisePhone } from '../rules/contact.ts'
import type { MyAccountChange } from './shapes.ts'

/** Returns a change of the user's own account as it is sent, from what was typed. */
export const sentChange = ({ Namn, Epost, Mobil, ...rest }: MyAccountChange): MyAccountChange => ({
  ...rest,
  ...(Namn !== undefined && { Namn: normaliseName(Namn) }),
  ...(Epost !== undefined && { Epost: Epost.trim() }),
  ...(Mobil !== undefined && { Mobil: normalisePhone(Mobil) }),
})
