import Copy from 'lucide-react/icons/copy'
import IdCard from 'lucide-react/icons/id-card'
import { openings } from '#contracts/rights/openings.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { licenceTexts } from '#ui/screens/licence/licence.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { useIsWide } from '#ui/widgets/layout/use-is-wide.ts'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'

const number = css({
  display: { base: 'none', lg: 'inline-flex' },
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  textStyle: 'caption',
})

/**
 * Returns the action of the licence number: it opens the licence for a licence user and copies the
 * number for anybody else (first document §6).
 */
function useLicenceNumber() {
  const account = useSelect('app', selectApp.account)
  const licence = useFlow('licenceInfo')
  const snackbar = useFlow('snackbar')
  const opens = useMay(openings.licenceInfo)
  if (!account) return null
  const { LicNr } = account
  const copy = () =>
    navigator.clipboard
      .writeText(LicNr)
      .then(() => snackbar.send({ type: 'snackbar.show', kind: 'SUCCESS', text: licenceTexts.copied }))
      // The browser may refuse to copy: the number is on screen, to be copied by hand.
      .catch(() => {})
  return {
    LicNr,
    opens,
    label: opens ? licenceTexts.open : licenceTexts.copy,
    press: () => (opens ? licence.send({ type: 'licence.open' }) : void copy()),
  }
}

/** Renders the licence number where there is room; otherwise the user menu has the same action. */
export function LicenceNumber() {
  const licence = useLicenceNumber()
  if (!licence) return null
  const { LicNr, label, press } = licence
  return (
    <Button
      variant="ghost"
      size="sm"
      className={number}
      aria-label={`${licenceTexts.number} ${LicNr}, ${label}`}
      title={label}
      onClick={press}
    >
      {LicNr}
    </Button>
  )
}

/** Renders the licence number's action in the user menu, where the toolbar has no room for it. */
export function LicenceMenuItem() {
  const licence = useLicenceNumber()
  const isWide = useIsWide()
  if (!licence || isWide) return null
  return (
    <MenuItem value="licence" icon={licence.opens ? IdCard : Copy} onSelect={licence.press}>
      {licence.label}
    </MenuItem>
  )
}
