import type { CorrectedDeclaration } from '#contracts/payroll/correction/shapes.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { periodName } from '../run/period-name.ts'
import { ChangeTable } from './change-table.tsx'
import { PreviewPart } from './preview-part.tsx'

const texts = correctionTexts.declaration

/** Renders what a correction makes of the declaration of a month. */
export function DeclarationChange({ declaration }: { readonly declaration: CorrectedDeclaration }) {
  const { Period, Exporterad, Specifikationsnummer, Borttag, Falt, Avgifter, Skatt, Anmarkningar } = declaration
  const title = texts.title(periodName(Period))
  const about = !Exporterad ? texts.notSent : Borttag ? texts.removed : texts.sent
  const figures = [
    ...Falt.map(({ Falt: box, Namn, Fore, Efter }) => ({ name: `${box} ${Namn}`, was: Fore, is: Efter })),
    { name: texts.contributions, was: Avgifter.Fore, is: Avgifter.Efter },
    { name: texts.tax, was: Skatt.Fore, is: Skatt.Efter },
  ]
  return (
    <PreviewPart
      title={title}
      about={Falt.length === 0 ? texts.nothing : about(Specifikationsnummer)}
      remarks={Anmarkningar}
    >
      <ChangeTable isWhole label={title} of={texts.field} figures={figures} />
    </PreviewPart>
  )
}
