import CircleX from 'lucide-react/icons/circle-x'
import { bankIdLink } from '#contracts/sign-in/bankid-link.ts'
import * as select from '#machines/sign-in/bankid/bankid.select.ts'
import { css, cva } from '#styled-system/css/index.js'
import { button } from '#styled-system/recipes/index.js'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { bankIdTexts } from '#ui/screens/sign-in/login/bankid.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Spinner } from '#ui/widgets/feedback/spinner.tsx'
import { takeFocus } from './take-focus.ts'

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4' })
const heading = css({ textStyle: 'title', alignSelf: 'flex-start', outline: 'none' })
const stage = cva({
  base: { display: 'grid', placeItems: 'center', width: 'full', minHeight: '16' },
  variants: {
    /** Keeps the height of the QR code, so that nothing moves once it is scanned. */
    tall: { true: { minHeight: '[15.5rem]' } },
  },
})
const over = css({ width: '12', height: '12', color: 'fg.muted' })
/** White in both themes: a scanner needs dark on light. */
const picture = css({
  width: '[15.5rem]',
  height: '[15.5rem]',
  maxWidth: 'full',
  bg: '[#FFFFFF]',
  borderRadius: 'card',
  border: 'subtle',
  imageRendering: '[pixelated]',
})
const progress = css({ minHeight: '10', maxWidth: 'prose', textAlign: 'center', textWrap: 'balance' })

/** Renders an order in progress: the QR code or the link to this device's app, and the status. */
export function BankIdOrder() {
  const bankid = useFlow('bankid')
  const { vault } = useRuntime()
  const device = useSelect('bankid', select.device)
  const qr = useSelect('bankid', select.qr)
  const isCancelled = useSelect('bankid', select.isCancelled)
  const text = useSelect('bankid', select.progressText)
  const source = qr ? vault.reveal(qr) : undefined
  return (
    <div className={column}>
      <h2 className={heading} tabIndex={-1} ref={takeFocus}>
        {bankIdTexts.order}
      </h2>
      <div className={stage({ tall: device === 'other' })}>
        {isCancelled ? (
          <CircleX aria-hidden className={over} strokeWidth={1.25} />
        ) : source ? (
          <img className={picture} src={source} alt={bankIdTexts.qr} />
        ) : (
          <Spinner size="lg" />
        )}
      </div>
      <p className={progress} role="status">
        {isCancelled ? bankIdTexts.cancelled : text || bankIdTexts.connecting}
      </p>
      <OpenApp />
      <Button block onClick={() => bankid.send({ type: 'bankid.cancel' })}>
        {isCancelled ? bankIdTexts.again : bankIdTexts.cancel}
      </Button>
    </div>
  )
}

/** Renders the link to this device's app, until the app has opened the order. */
function OpenApp() {
  const { vault } = useRuntime()
  const device = useSelect('bankid', select.device)
  const autoStart = useSelect('bankid', select.autoStart)
  const token = autoStart ? vault.reveal(autoStart) : undefined
  if (token === undefined || device === null || device === 'other') return null
  return (
    <a className={button({ variant: 'primary', shape: 'block' })} href={bankIdLink(token, device)}>
      {bankIdTexts.open}
    </a>
  )
}
