import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'
import { declarationTexts as texts } from './declaration.text.ts'

const tones: Readonly<Record<DeclarationMonth['Status']['Kod'], StatusChipProps['tone']>> = {
  INGEN: 'neutral',
  UNDERLAG: 'info',
  EXPORTERAD: 'success',
  ANDRAD: 'warning',
  SAKNAS: 'error',
  SKICKAD: 'info',
  AVVISAD: 'error',
  INLAMNAD: 'success',
}
const row = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1' })

/** Renders where the declaration of a month stands, and whether it is late. */
export const MonthStatus = ({ month: { Status, Sen } }: { readonly month: DeclarationMonth }) => (
  <span className={row}>
    <StatusChip tone={tones[Status.Kod]}>{Status.Text}</StatusChip>
    {Sen && <StatusChip tone="error">{texts.late}</StatusChip>}
  </span>
)

/** Renders how many findings a month has. */
export const MonthChecks = ({ month: { Stopp, Varningar, Lonebesked } }: { readonly month: DeclarationMonth }) => (
  <span className={row}>
    {Stopp > 0 && <StatusChip tone="error">{texts.stops(Stopp)}</StatusChip>}
    {Varningar > 0 && <StatusChip tone="warning">{texts.warnings(Varningar)}</StatusChip>}
    {Stopp + Varningar === 0 && Lonebesked > 0 && <StatusChip tone="success">{texts.clean}</StatusChip>}
  </span>
)
