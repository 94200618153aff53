import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { correctionTexts as texts } from '#ui/screens/payroll/correction/correction.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { useCorrection } from './use-correction.ts'

/** Renders what begins the correction of a finished payslip, and what takes it back. */
export function CorrectionButtons({ payslip }: { readonly payslip: Payslip }) {
  const { flow } = useCorrection()
  const { Period, AnstNr, Nummer, Version, KanRattas, KanAterforas } = payslip
  const open = (kind: 'correct' | 'takeBack') =>
    flow?.send({ type: 'correction.open', of: { Period, AnstNr, Nummer, Version, kind } })
  return (
    <>
      {KanRattas && <Button onClick={() => open('correct')}>{texts.correct}</Button>}
      {KanAterforas && <Button onClick={() => open('takeBack')}>{texts.takeBack}</Button>}
    </>
  )
}
