import { css } from '#styled-system/css/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Spinner } from './spinner.tsx'

const whole = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4',
  minHeight: 'screen',
  color: 'fg.muted',
  animation: '[appear token(durations.normal) token(durations.patience) backwards]',
})

/** Fills the window while the session is being determined. Invisible for the first 150 ms. */
export const LoadingIndicator = ({ label = widgetTexts.loading }: { readonly label?: string }) => (
  <div className={whole} role="status">
    <Spinner size="lg" />
    {label}
  </div>
)
