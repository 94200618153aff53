import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { licenceTexts } from '#ui/text/licence.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const number = css({
  display: { base: 'none', lg: 'inline-flex' },
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  textStyle: 'caption',
})

/** The licence number. A licence user opens the licence by it, anybody else copies it (first document §6). */
export function LicenceNumber() {
  const account = useSelect('app', selectApp.account)
  const licence = useFlow('licenceInfo')
  const snackbar = useFlow('snackbar')
  if (!account) return null
  const isLicenceUser = account.Roll === 'LIC'
  const copy = () =>
    navigator.clipboard
      .writeText(account.LicNr)
      .then(() => snackbar.send({ type: 'snackbar.show', kind: 'SUCCESS', text: licenceTexts.copied }))
      // Refused by the browser: the number stands there to be copied by hand.
      .catch(() => {})
  return (
    <Button
      variant="ghost"
      size="sm"
      className={number}
      aria-label={`${licenceTexts.number} ${account.LicNr}, ${isLicenceUser ? licenceTexts.open : licenceTexts.copy}`}
      title={isLicenceUser ? licenceTexts.open : licenceTexts.copy}
      onClick={() => (isLicenceUser ? licence.send({ type: 'licence.open' }) : void copy())}
    >
      {account.LicNr}
    </Button>
  )
}
