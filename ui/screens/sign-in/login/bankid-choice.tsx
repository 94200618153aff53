import ChevronRight from 'lucide-react/icons/chevron-right'
import Monitor from 'lucide-react/icons/monitor'
import QrCode from 'lucide-react/icons/qr-code'
import Smartphone from 'lucide-react/icons/smartphone'
import type { BankIdDevice } from '#machines/sign-in/bankid/bankid.types.ts'
import { css } from '#styled-system/css/index.js'
import { bankIdTexts } from '#ui/screens/sign-in/login/bankid.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { OptionButton, optionList } from './option-button.tsx'
import { takeFocus } from './take-focus.ts'

const icons = { other: QrCode, computer: Monitor, mobile: Smartphone }
const chevron = css({ color: 'fg.muted', flexShrink: '0', width: 'icon.md', height: 'icon.md' })

interface BankIdChoiceProps {
  readonly onChoose: (device: BankIdDevice) => void
  /** Whether the view takes the focus: the person has come back from a later step. */
  readonly takesFocus: boolean
}

/** Renders the choice of the device that has BankID, the likelier one first. */
export function BankIdChoice({ onChoose, takesFocus }: BankIdChoiceProps) {
  const devices: readonly BankIdDevice[] = isMobile() ? ['mobile', 'other'] : ['other', 'computer']
  return (
    <>
      <h2 className={common.title}>{bankIdTexts.choose}</h2>
      <ul className={optionList}>
        {devices.map((device, place) => {
          const Icon = icons[device]
          const { title, text } = bankIdTexts[device]
          return (
            <li key={device}>
              <OptionButton
                ref={takesFocus && place === 0 ? takeFocus : undefined}
                mark={<Icon aria-hidden />}
                title={title}
                text={text}
                end={<ChevronRight aria-hidden className={chevron} />}
                onClick={() => onChoose(device)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/**
 * Returns whether this is a phone or a tablet. An iPad claims to be a Mac, but no Mac has a touch
 * screen.
 */
const isMobile = (): boolean =>
  /Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
