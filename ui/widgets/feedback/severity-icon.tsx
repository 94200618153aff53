import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { iconOf, type NotificationIcon, type Severity } from '#contracts/portal/severity.ts'
import { css } from '#styled-system/css/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }
const sign = css({
  display: 'inline-flex',
  flexShrink: '0',
  paddingTop: '0.5',
  '&[data-colour=error]': { color: 'error.text' },
  '&[data-colour=success]': { color: 'success.text' },
  '&[data-colour=info]': { color: 'info.text' },
})

interface SeverityIconProps {
  readonly kind: Severity
  /** By default that of the kind. */
  readonly colour?: NotificationIcon['Color']
}

/** Renders the severity by shape, colour and accessible text. */
export const SeverityIcon = ({ kind, colour = iconOf(kind).Color }: SeverityIconProps) => {
  const Icon = icons[kind]
  return (
    <span className={sign} data-colour={colour}>
      <Icon aria-hidden />
      <VisuallyHidden>{widgetTexts.severity[kind]}: </VisuallyHidden>
    </span>
  )
}
