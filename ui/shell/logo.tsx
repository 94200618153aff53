import { css } from '#styled-system/css/index.js'
import { shellTexts } from '#ui/text/shell.ts'

const mark = css({ display: 'block', flexShrink: '0', '& rect': { fill: 'primary.fill' } })
const ring = css({ fill: 'transparent', stroke: 'primary.on' })
const dots = css({ fill: 'accent.fill' })
const word = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'headingSm',
  color: 'fg.default',
})

/** The mark: the ö of Avlöna. */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
  <svg className={mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <circle className={ring} cx="16" cy="19.5" r="6.25" strokeWidth="3.5" />
    <g className={dots}>
      <circle cx="11.5" cy="7.75" r="2.5" />
      <circle cx="20.5" cy="7.75" r="2.5" />
    </g>
  </svg>
)

/** The mark and the name. */
export const Logo = ({ size }: { readonly size?: number }) => (
  <span className={word}>
    <Mark {...(size !== undefined && { size })} />
    {shellTexts.appName}
  </span>
)
