import type { StatementMonth } from '#contracts/statements/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'
import { statementTexts as texts } from './statements.text.ts'

const tones: Readonly<Record<string, StatusChipProps['tone']>> = {
  UNDERLAG: 'info',
  EXPORTERAD: 'success',
  ANDRAD: 'warning',
  SAKNAS: 'error',
  SKICKAD: 'info',
  AVVISAD: 'error',
  INLAMNAD: 'success',
}
const row = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1' })

/** Renders where the statement of a month stands, and whether it is late. */
export const MonthStatus = ({ month: { Status, Sen } }: { readonly month: Pick<StatementMonth, 'Status' | 'Sen'> }) => (
  <span className={row}>
    <StatusChip tone={tones[Status.Kod] ?? 'neutral'}>{Status.Text}</StatusChip>
    {Sen && <StatusChip tone="error">{texts.late}</StatusChip>}
  </span>
)

/** Renders how many findings a month has. */
export const MonthChecks = ({ month: { Stopp, Varningar, Lonebesked } }: { readonly month: StatementMonth }) => (
  <span className={row}>
    {Stopp > 0 && <StatusChip tone="error">{texts.stops(Stopp)}</StatusChip>}
    {Varningar > 0 && <StatusChip tone="warning">{texts.warnings(Varningar)}</StatusChip>}
    {Stopp + Varningar === 0 && Lonebesked > 0 && <StatusChip tone="success">{texts.clean}</StatusChip>}
  </span>
)
