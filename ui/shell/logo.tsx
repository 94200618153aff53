import type { ReactNode } from 'react'
import type { BrandId } from '#contracts/brands.ts'
import { css } from '#styled-system/css/index.js'
import { useBrand } from '#ui/runtime/hooks.tsx'

const mark = css({
  display: 'block',
  flexShrink: '0',
  fill: 'transparent',
  stroke: 'primary.on',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& rect': { fill: 'primary.fill', stroke: 'transparent' },
  '& [data-solid]': { fill: 'primary.on', stroke: 'transparent' },
  '& [data-spice]': { fill: 'accent.fill', stroke: 'transparent' },
})
const word = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'headingSm',
  color: 'fg.default',
})

/**
 * The marks of the brands: Avlöna's ö, the fell and the sun, the sail at the skerry, the furrows.
 * The icons in `ui/public/brands` match them.
 */
const marks: Readonly<Record<BrandId, ReactNode>> = {
  avlona: (
    <>
      <circle cx="16" cy="19.5" r="6.25" strokeWidth="3.5" />
      <circle data-spice cx="11.5" cy="7.75" r="2.5" />
      <circle data-spice cx="20.5" cy="7.75" r="2.5" />
    </>
  ),
  norrlon: (
    <>
      <path d="M5.5 24.5 13 10l5 9 2.5-4 6 9.5" strokeWidth="3.2" />
      <circle data-spice cx="23" cy="8.5" r="2.7" />
    </>
  ),
  skarlon: (
    <>
      <path d="M6 19.5q2.5-3 5 0t5 0 5 0 5 0M6 25q2.5-3 5 0t5 0 5 0 5 0" strokeWidth="2.6" />
      <path data-solid d="M15.5 6v9h-6z" />
      <path data-spice d="M18 9v6h4.5z" />
    </>
  ),
  akerlon: (
    <>
      <path d="M6 25.5c4-6.5 9-9.5 20-11M12 26c3-4 7-6 14-6.5M6 18.5c3.5-4.5 8-7.5 15-9" strokeWidth="2.6" />
      <circle data-spice cx="9" cy="8.5" r="2.7" />
    </>
  ),
}

/** Renders the brand's mark. */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
  <svg className={mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    {marks[useBrand().id]}
  </svg>
)

/** Renders the brand's mark and name. */
export const Logo = ({ size }: { readonly size?: number }) => (
  <span className={word}>
    <Mark {...(size !== undefined && { size })} />
    {useBrand().softwareName}
  </span>
)
