import { css } from '#styled-system/css/index.js'
import { settingsTexts as texts } from '#ui/screens/account/account.text.ts'

const list = css({
  display: { base: 'none', lg: 'grid' },
  gap: '0.5',
  position: 'sticky',
  top: '[5rem]',
})
const link = css({
  display: 'block',
  px: '2',
  py: '1.5',
  borderRadius: 'control',
  color: 'fg.muted',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
})

const parts = [
  ['account', texts.account.title],
  ['security', texts.security.title],
  ['device', texts.device.title],
  ['shortcuts', texts.shortcuts.title],
] as const

/** Renders the table of contents of the screen, at the left of a wide window. */
export const Contents = () => (
  <nav aria-label={texts.contents} className={list}>
    {parts.map(([id, title]) => (
      <a key={id} href={`#${id}`} className={link}>
        {title}
      </a>
    ))}
  </nav>
)
