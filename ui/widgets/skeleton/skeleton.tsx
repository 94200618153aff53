import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'
import { skeleton } from '#styled-system/recipes/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface SkeletonProps {
  readonly shape?: 'line' | 'block' | 'circle'
  /** In CSS pixels, or any CSS length. */
  readonly width?: number | string
  readonly height?: number | string
}

/** Renders the outline of loading content, in its final size. Invisible for the first 150 ms. */
export const Skeleton = ({ shape, width = '100%', height = 12 }: SkeletonProps) => (
  <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />
)

/** Renders the skeletons of one part of a screen, announced once as loading. */
export const SkeletonGroup = ({ label = widgetTexts.loading, children }: { label?: string; children: ReactNode }) => (
  <div role="status" className={common.stack3}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)

/** Renders the rows of a list of people or companies: a picture and two lines each. */
export const SkeletonRows = ({ rows = 5, label }: { readonly rows?: number; readonly label?: string }) => (
  <SkeletonGroup {...(label !== undefined && { label })}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are identified by their index
      <div key={row} className={line}>
        <Skeleton shape="block" width={36} height={36} />
        <div className={lines}>
          <Skeleton width={`${45 + ((row * 17) % 30)}%`} />
          <Skeleton width={`${25 + ((row * 11) % 20)}%`} height={10} />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '10' })
const lines = css({ flex: '1', display: 'grid', gap: '2' })
