import Cake from 'lucide-react/icons/cake'
import { isBirthday } from '#contracts/employees/birthday.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { today } from '#ui/text/format.ts'

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  mt: '-3',
  mb: '6',
  color: 'fg.default',
  '& svg': { color: 'accent.text' },
})

/** Renders a discreet greeting on the person's birthday (first document §5). */
export function Birthday() {
  const account = useSelect('app', selectApp.account)
  if (!account?.birthday || !isBirthday(account.birthday, today())) return null
  return (
    <p className={line}>
      <Cake aria-hidden />
      {infopanelTexts.birthday(account.Namn.split(' ')[0] ?? account.Namn)}
    </p>
  )
}
