import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/text/shell.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'

const number = css({
  display: { base: 'none', lg: 'inline' },
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})

/** The licence that the account belongs to. */
export function LicenceNumber() {
  const account = useSelect('app', selectApp.account)
  return (
    <span className={number}>
      <VisuallyHidden>{shellTexts.licence}: </VisuallyHidden>
      {account?.LicNr}
    </span>
  )
}
