import type { ReactNode } from 'react'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'

interface PreviewPartProps {
  readonly title: string
  readonly about?: string
  /** What a clerk should know, in Swedish. */
  readonly remarks?: readonly string[]
  readonly children?: ReactNode
}

/** Renders one part of everything that a correction makes. */
export const PreviewPart = ({ title, about, remarks = [], children }: PreviewPartProps) => (
  <section className={common.fluid2} aria-label={title}>
    <h3 className={common.title}>{title}</h3>
    {about !== undefined && <p className={common.caption}>{about}</p>}
    {remarks.map(each => (
      <Notice key={each} kind="INFO">
        {each}
      </Notice>
    ))}
    {children}
  </section>
)
