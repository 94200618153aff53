import type { Corrections } from '#contracts/payroll/correction/shapes.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { ChangeTable } from './change-table.tsx'

const texts = correctionTexts.many

/** Renders the net pay of each person before the corrections and after them. */
export const PersonChanges = ({ slips }: { readonly slips: Corrections['Lonebesked'] }) => (
  <ChangeTable
    label={texts.net}
    of={texts.net}
    figures={slips.map(({ AnstNr, Namn, Fore, Efter }) => ({
      name: `${AnstNr} ${Namn}`,
      was: Fore.Netto,
      is: Efter.Netto,
    }))}
  />
)
