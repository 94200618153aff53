import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { css } from '#styled-system/css/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }
/** The colours of kinds, unless a notification has one of its own. */
const colours = { ERROR: 'error', SUCCESS: 'success', INFO: 'info' } as const

const sign = css({
  display: 'inline-flex',
  flexShrink: '0',
  paddingTop: '0.5',
  '&[data-colour=error]': { color: 'error.text' },
  '&[data-colour=success]': { color: 'success.text' },
  '&[data-colour=info]': { color: 'info.text' },
})

interface SeverityIconProps {
  readonly kind: keyof typeof icons
  /** By default that of the kind. */
  readonly colour?: (typeof colours)[keyof typeof colours]
}

/** Renders the severity by shape, colour and accessible text. */
export const SeverityIcon = ({ kind, colour = colours[kind] }: SeverityIconProps) => {
  const Icon = icons[kind]
  return (
    <span className={sign} data-colour={colour}>
      <Icon aria-hidden />
      <VisuallyHidden>{widgetTexts.severity[kind]}: </VisuallyHidden>
    </span>
  )
}
