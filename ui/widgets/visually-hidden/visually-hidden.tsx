import type { ReactNode } from 'react'
import { common } from '#ui/theme/common-styles.ts'

/** Renders its children for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={common.srOnly}>{children}</span>
)
