import { css } from '#styled-system/css/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

const skip = css({
  position: 'fixed',
  top: '2',
  left: '2',
  zIndex: 'skipLink',
  px: '4',
  py: '2',
  borderRadius: 'control',
  bg: 'primary.fill',
  color: 'primary.on',
  textStyle: 'strong',
  '&:not(:focus)': { srOnly: true },
})

/**
 * Renders the first link in the tab order, which skips the menus. `target` is the id of the
 * content.
 */
export const SkipLink = ({ target }: { readonly target: string }) => (
  <a href={`#${target}`} className={skip}>
    {widgetTexts.skipToContent}
  </a>
)
