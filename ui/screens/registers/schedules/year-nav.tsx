import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { scheduleTexts } from './schedules.text.ts'

const texts = scheduleTexts.holidays
const number = css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums' })

interface YearNavProps {
  readonly year: number
  readonly onChange: (year: number) => void
}

/** Renders a year with the ways to the one before and the one after. */
export const YearNav = ({ year, onChange }: YearNavProps) => (
  <div className={common.row}>
    <IconButton icon={ChevronLeft} size="sm" label={texts.previous} onClick={() => onChange(year - 1)} />
    <span className={number} aria-live="polite">
      {year}
    </span>
    <IconButton icon={ChevronRight} size="sm" label={texts.next} onClick={() => onChange(year + 1)} />
  </div>
)
