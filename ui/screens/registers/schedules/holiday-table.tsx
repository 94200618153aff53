import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router-dom'
import { type HolidayValues, holidayKinds, holidays } from '#contracts/registers/holidays.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { css } from '#styled-system/css/index.js'
import { formatWeekday } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { scheduleTexts } from './schedules.text.ts'

const { holidays: texts, hours } = scheduleTexts
const head = css({ textStyle: 'captionStrong', color: 'fg.muted', textAlign: 'start', padding: '2' })
const cell = css({ padding: '2', borderTop: 'subtle', verticalAlign: 'top' })
const link = css({
  whiteSpace: 'nowrap',
  color: 'link.default',
  _hover: { color: 'link.hover', textDecoration: 'underline' },
})

interface HolidayTableProps {
  readonly days: readonly HolidayValues[]
  readonly onRemove: ((day: HolidayValues) => void) | undefined
}

/** Renders the holidays of a year as a table. */
export const HolidayTable = ({ days, onRemove }: HolidayTableProps) => (
  <table className={common.table}>
    <caption>
      <VisuallyHidden>{texts.list}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {[texts.date, texts.name, texts.kind].map(name => (
          <th key={name} scope="col" className={head}>
            {name}
          </th>
        ))}
        {onRemove && (
          <th scope="col" className={head}>
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {days.map(day => (
        <tr key={day.Datum}>
          <td className={cell}>
            <Link className={link} to={pathOfItem(holidays, day.Datum)}>
              {day.Datum}
            </Link>
            <span className={common.captionLine}>{formatWeekday(day.Datum)}</span>
          </td>
          <td className={cell}>{day.BenText}</td>
          <td className={cell}>
            {holidayKinds.find(({ value }) => value === day.HelgTyp)?.label}
            {day.Forkortning > 0 && (
              <span className={common.captionLine}>
                {texts.shortened} {hours(day.Forkortning * 60)}
              </span>
            )}
          </td>
          {onRemove && (
            <td className={cell}>
              <IconButton icon={Trash2} size="sm" label={texts.remove(day.BenText)} onClick={() => onRemove(day)} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
