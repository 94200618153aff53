import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { css } from '#styled-system/css/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }
const sign = css({
  display: 'inline-flex',
  flexShrink: '0',
  paddingTop: '0.5',
  '&[data-kind=ERROR]': { color: 'error.text' },
  '&[data-kind=SUCCESS]': { color: 'success.text' },
  '&[data-kind=INFO]': { color: 'info.text' },
})

/** Renders the severity by shape, colour and accessible text. */
export const SeverityIcon = ({ kind }: { readonly kind: keyof typeof icons }) => {
  const Icon = icons[kind]
  return (
    <span className={sign} data-kind={kind}>
      <Icon aria-hidden />
      <VisuallyHidden>{widgetTexts.severity[kind]}: </VisuallyHidden>
    </span>
  )
}
