import { css } from '#styled-system/css/index.js'
import { useBrand } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { demoPath } from '../../licence/demo-request/demo-path.ts'

const foot = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', color: 'fg.muted' })
const link = css({
  color: 'link.default',
  minHeight: '6',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.15em]',
  _hover: { color: 'link.hover' },
})

/**
 * Renders the brand's offers to those who cannot sign in: a demo account and the support contact.
 */
export function LoginFoot() {
  const { offersDemo, contactPhone, contactEmail } = useBrand()
  if (!offersDemo && !contactPhone && !contactEmail) return null
  return (
    <p className={foot}>
      {offersDemo && (
        <a className={link} href={demoPath}>
          {loginTexts.demo}
        </a>
      )}
      {(contactPhone ?? contactEmail) && <span>{loginTexts.contact}:</span>}
      {contactPhone && (
        <a className={link} href={`tel:${contactPhone.replace(/[\s-]/g, '')}`}>
          {contactPhone}
        </a>
      )}
      {contactEmail && (
        <a className={link} href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      )}
    </p>
  )
}
