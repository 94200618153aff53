import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonX from 'lucide-react/icons/octagon-x'
import type { ReactNode } from 'react'
import { sva } from '#styled-system/css/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { wholeDates } from '../whole-dates/whole-dates.tsx'

const notice = sva({
  slots: ['root', 'icon'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '3',
      borderRadius: 'control',
      borderWidth: '1',
      borderStyle: 'solid',
      color: 'fg.default',
      overflowWrap: 'anywhere',
    },
    icon: { display: 'inline-flex', flexShrink: '0', paddingTop: '0.5' },
  },
  variants: {
    kind: {
      ERROR: { root: { bg: 'error.bg', borderColor: 'error.border' }, icon: { color: 'error.text' } },
      STOP: { root: { bg: 'error.bg', borderColor: 'error.border' }, icon: { color: 'error.text' } },
      SUCCESS: { root: { bg: 'success.bg', borderColor: 'success.border' }, icon: { color: 'success.text' } },
      INFO: { root: { bg: 'info.bg', borderColor: 'info.border' }, icon: { color: 'info.text' } },
    },
  },
})

const icons = { ERROR: CircleAlert, STOP: OctagonX, SUCCESS: CircleCheck, INFO: Info }

/**
 * Renders a message in a form or on a page: an error of the whole form, what stops the next step,
 * or information in advance. An error is announced at once.
 */
export const Notice = ({ kind, children }: { readonly kind: keyof typeof icons; readonly children: ReactNode }) => {
  const styles = notice({ kind })
  const Icon = icons[kind]
  return (
    <div className={styles.root} role={kind === 'ERROR' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden />
        <VisuallyHidden>{widgetTexts.severity[kind]}: </VisuallyHidden>
      </span>
      <p>{wholeDates(children)}</p>
    </div>
  )
}
