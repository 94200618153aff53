import type { MadeVouchers, ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import { sumsOf } from '#contracts/payroll/vouchers/sums.ts'
import type { Proposal, Proposed } from './vouchers.types.ts'

/** How many rows of a voucher are shown before it is made. */
const maxProposed = 200

const proposedOf = ({ Datum, Text, Serie, Rader }: ProposedVoucher): Proposed => ({
  Datum,
  Text,
  Serie,
  AntalRader: Rader.length,
  ...sumsOf(Rader),
  Rader: Rader.slice(0, maxProposed).map(({ Rad, Konto, KontoNamn, Belopp, ResEnh, Antal, Text: own }) => ({
    Rad,
    Konto,
    KontoNamn,
    Belopp,
    ResEnh,
    Antal,
    Text: own,
  })),
})

/** Returns what would be made, with the first rows of each voucher. */
export const proposalOf = ({ Verifikationer, Anmarkningar }: MadeVouchers): Proposal => ({
  Verifikationer: Verifikationer.map(proposedOf),
  Anmarkningar,
})
